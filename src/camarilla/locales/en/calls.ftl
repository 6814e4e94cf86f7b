### How people are called when it is their turn: notes on a device, mails, webhooks

calls-turn = { $host }’s table: your turn.
# The same, where French says “d’” before the host’s name.
calls-turn-vowel = { $host }’s table: your turn.
calls-trial-title = Camarilla
calls-trial = This is how we call you.

## Mails

calls-mail =
    { $body }

    { $url }

    No more of these mails: { $leave }
calls-confirm-subject = Shall Camarilla call you at this address?
calls-confirm-mail =
    Somebody at { $address } wants to be called at this address when it is their turn in a game.

    If it was you, say yes here, within two days:
    { $url }

    If not, you need do nothing, or say no here:
    { $leave }

## The pages that mails lead to

calls-page-confirm = When it is your turn, we send a mail to your address.
calls-page-confirm-do = Yes, call me
calls-page-confirmed = We call you at your address from now on.
calls-page-leave = We send mails to your address when it is your turn.
calls-page-leave-do = No more mails
calls-page-left = You get no more mails from us.
calls-page-unknown = This link is no longer good.

## Refusals

calls-off = This server does not call people that way.
calls-no-address = We cannot call this address. It has to be public, with https and no port of its own.
calls-no-keys = These are not the keys of a subscription.
calls-no-device = There is no such device.
calls-many-devices = You have { $most } devices already: take one off the list first.
calls-no-mail-address = That is not a mail address.
calls-no-mail-sent = The mail could not be sent. Try again later.
calls-no-zone = There is no such time zone.
calls-bad-link = This link is no longer good.
