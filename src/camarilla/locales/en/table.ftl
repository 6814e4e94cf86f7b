### What a table says when something cannot be done.

## Messages

table-bad-message = That could not be understood.
table-too-large = That is too large: { $bytes } bytes, where { $most } are allowed.
table-too-fast =
    { $seconds ->
        [one] Not so fast: try again in a second.
       *[other] Not so fast: try again in { $seconds } seconds.
    }
table-version = This server speaks version { $version } of the protocol: update your client.
table-busy = The server cannot write this down at the moment. Nothing is lost: try again in a moment.
table-broken = Something went wrong here, on the server’s side. Nothing is lost: try again.
table-no-page = There is nothing here.
table-other-page = That was sent from another page than this server’s.

## People

table-who-are-you = Come in first: the server does not know who you are.
table-not-by-token = An API token opens tables, not the account behind it.
table-name-taken = Somebody is called “{ $name }” already, or nearly so.
table-wrong-password = No account has that name with that password.
table-account-already = You have an account already.
table-account-needed = That needs an account.
table-many-tokens = You have { $most } tokens already: drop one first.
table-no-token = You have no such token.
table-nobody-called = Nobody here is called “{ $name }”.

## Tables

table-no-table = There is no such table, or it is not for you.
table-not-seated = You do not sit at this table.
table-seated-already = You sit here already.
table-left-already = You have given your seat up.
table-host-only = Only the host may do that: { $host }.
table-not-while-waiting = The game has not begun yet.
table-not-while-dealing = The cards are being dealt just now.
table-not-while-playing = Not while a game is going on.
table-not-while-over = The game is over. Ask for a rematch.
table-full = Every seat is taken.
table-no-seat = There is no seat { $seat } at a table of { $players }.
table-seat-taken = Seat { $seat } is taken.
table-nobody-there = Nobody sits at seat { $seat }.
table-too-many-seated = { $seated } sit here already: too many for a table of { $players }.
table-many-invited = { $most } people are invited already: that is all a table can hold.
table-not-private = Anybody with the link may come in: nobody needs an invitation.
table-rated-accounts = At a rated table everybody needs an account.
table-seats-free =
    { $free ->
        [one] One seat is still free: wait, or seat a bot.
       *[other] { $free } seats are still free: wait, or seat bots.
    }
table-no-deal = The deal does not wait for that from you.
table-other-nonce = That is not the number you had sealed.

## The game

table-stand-in-plays = A bot is playing for you. Say that you are back first.
table-no-stand-in = Nobody is standing in for you.
table-stale = The game has gone on since you decided. Look again.
table-not-offered = That is not one of the decisions you may take now.
table-undo-nothing = You have decided nothing yet that could be taken back.
table-undo-light = By your last decision, or since, something hidden has come to light: it cannot be taken back.
table-undo-others = Somebody else has decided since: your last decision cannot be taken back.
table-undo-answers = Answers are being given: nothing can be taken back now but an answer of your own.
table-undo-late = The time for that decision is over: it cannot be taken back.
table-undo-bot = A bot decided that for you: it cannot be taken back.
table-no-game = There is no such game, it has not ended yet, or it is not for you.
table-no-position = That game cannot be played on from there: it was over, or never came that far.
table-no-eyes = Nobody has the eyes “{ $eyes }”: say all, table, or a seat from 0 to one less than { $players }.

## Who is away

table-too-late = The time for this decision is over: it is being taken for you.
table-gone-already = You have gone for now: a bot plays for you. Say that you are back first.
table-waits-for-you = Nobody has to play for you: the table waits until you are back.
table-you-are-here = That is your own seat, and you are here.
table-is-here = { $name } is here.
table-has-left = { $name } has given the seat up.
table-stood-in-already = A bot plays for { $name } already.
table-clock-decides = At this table the clock says when a decision is taken for somebody.
table-waits-for-days = This table waits for days: a bot plays when that time is over.
table-waits-for-ever = At this table no bot plays for whoever is away: the table waits.
table-not-asked = The table does not wait for { $name } now.
table-cannot-call = { $name } cannot be called.
table-plays-themselves = { $name } plays here.
table-rated-seat = At a rated table nobody takes a seat over.
table-people-decide = People say whom the table waits for, not programs.
table-people-only = Only a person can take a seat over.
table-knows-cards = You have seen another seat’s cards in this game.
table-wanted-already = { $name } has asked for this seat already.
table-nobody-asks = Nobody called “{ $name }” asks for this seat.

table-noted-gone = { $name } has gone for now: a bot plays until { $name } is back.
table-noted-left = { $name } has given the seat up. A bot plays there until somebody takes it over.
table-noted-left-alone = { $name } has given the seat up. Nobody plays on.
table-noted-got-up = { $name } has left the table.
table-noted-stands-in = { $name } is away: a bot plays until { $name } is back.
table-noted-back = { $name } is back and plays again.
table-noted-wanted = { $other } asks to play for { $name }.
table-noted-taken-over = { $other } plays on in the place of { $name }.
table-noted-took-back = { $name } takes a decision back.

## Talk

table-talk-claims = At this table only claims are made: no chat.
table-talk-silent = This is a silent table.
table-watchers-silent = Those who watch are silent while a game goes on.
table-nothing-said = There was nothing in that to say.
table-no-claim = That cannot be claimed now.
table-many-claims = You have made { $most } claims in this game: that is enough.
table-no-such-claim = Nobody has made that claim.
table-own-claim = That was your own claim, { $player }.

## The page

table-page-title = A Camarilla table server
table-page-not-built = This copy came without its page. Build it with “make web”, or install the package again where Node’s packages can be fetched.
table-page-how = Until then, join from a terminal:
