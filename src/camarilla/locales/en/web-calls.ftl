### Being called back: the page's notes, its settings for them, installing it, and no connection.

## No connection

web-offline-title = No connection
web-offline-text = Nobody answers at the other end. Nothing is lost: the tables wait for you, and this page tries again by itself.
web-offline-retry = Try again
web-offline-still = Still nobody there.
web-offline-now = No connection. Your tables wait for you.

## Your turn, on the first page

web-turns-title = ({ $count }) Your turn
web-turns-count =
    { $count ->
        [one] 1 game waits for you
       *[other] { $count } games wait for you
    }
web-turns-all = All my games
web-turns-play = Play
web-turns-to-see = There is something to see first.
web-turns-waited =
    { $count ->
        [one] { $names } has waited for { $time }
       *[other] { $names } have waited for { $time }
    }
web-turns-asked = { $with }. Asked { $time } ago
web-turns-until = { $with }. You have until { $when }
web-turns-with = With { $names }
web-turns-alone = At your own table

## Shall we call you?

web-call-title = Shall we call you?
web-call-text = When it is your turn again, this device can say so. Just this:
web-call-example = Example
web-call-now = now
web-call-yes = Yes, call me
web-call-not-now = Not now
web-call-mail = By e-mail instead
web-call-small = Once a decision, never from { $from } to { $to }, and never who has answered what. You switch it off in the settings.
web-call-small-always = Once a decision, and never who has answered what. You switch it off in the settings.
web-call-done = Good. We call you.
web-call-done-tab = Good. As long as Camarilla is open in a tab, it tells you.
web-call-denied = Your browser does not let us. Beside the address, in its settings for this page, you can allow notifications.
web-call-fine = Fine

## Calls, in the settings

web-calls = Calls
web-calls-open = How you are called
web-calls-text = You are called once when a decision of yours comes up and you are not looking. The call says the game, the table and “your turn”, nothing else.
web-calls-none = This server calls nobody. As long as Camarilla is open in a tab, the tab can tell you.
web-calls-guest = First take a name: then we know whom to call.
web-calls-here = Call this device
web-calls-here-hint = Also when Camarilla is closed.
web-calls-here-tab = Only while Camarilla is open in a tab.
web-calls-here-cannot = This browser cannot be called by a page that came by plain http, or not at all.
web-calls-here-denied = Notifications are not allowed for this page: allow them in the browser’s settings for it.
web-calls-here-failed = The browser could not reach its push service. As long as Camarilla is open in a tab, the tab tells you.
web-calls-ios = On an iPhone or iPad: tap Share, then “Add to Home Screen”, and open Camarilla from there. Then it can call you.
web-calls-devices = Devices that are called
web-calls-device-this = { $label } (this one)
web-calls-device-since = since { $date }
web-calls-device-drop = Remove
web-calls-device-drop-of = Remove { $label }
web-calls-mail = By e-mail
web-calls-mail-field = Your e-mail address
web-calls-mail-save = Write to me
web-calls-mail-waits = We have written to { $address }. Open the link in that letter, then we call you there.
web-calls-mail-on = You are called at { $address }.
web-calls-mail-drop = No more e-mail
web-calls-webhook = For programs and groups: a webhook
web-calls-webhook-hint = We post the call there as JSON. Only https.
web-calls-webhook-field = Address of the webhook
web-calls-webhook-save = Post it there
web-calls-webhook-on = Calls are posted to { $url }.
web-calls-webhook-secret = Signed with this secret, shown only now: { $secret }
web-calls-webhook-drop = No more posts
web-calls-quiet = Quiet hours
web-calls-quiet-on = Let me sleep
web-calls-quiet-hint = A call waits until the morning. By the time of { $zone }.
web-calls-quiet-from = Quiet from
web-calls-quiet-to = Quiet until
web-calls-muted = Tables you are not called for
web-calls-muted-table = Table { $table }
web-calls-muted-off = Call me again
web-calls-muted-off-of = Call me again for table { $table }
web-calls-test = Call me now, to try it
web-calls-tested = Called. It should be there in a moment.
web-calls-saved = Saved.
web-calls-this-table = Call me for this table
web-calls-this-table-hint = When it is your turn here and you are not looking.

## Keeping the page on a screen of one's own

web-install = Install
web-install-ask = Keep Camarilla on your home screen?
web-install-add = Add
web-install-no = No, thanks
web-install-ios = To keep Camarilla on your home screen: tap Share, then “Add to Home Screen”.

## Sharing an invitation

web-share = Share
web-share-text = Come and play { $game } with me, { $name }.
