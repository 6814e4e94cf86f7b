# The page: who is away, how long the table waits, who plays for whom.

## Times in words

web-time-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
web-time-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
web-time-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
web-time-day = a day
web-time-days = { $count } days
web-left-seconds = { $count } s
web-left-minutes = { $count } min
web-left-hours = { $count } h
web-left-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }

## The waiting time, where a table is set

web-waiting = Who is away
web-waiting-short-seconds = { $count } s
web-waiting-short-minutes = { $count } min
web-waiting-short-hours = { $count } h
web-waiting-short-day = A day
web-waiting-short-days = { $count } days
web-waiting-short-never = Never
web-waiting-after = A bot plays after { $time } away.
web-waiting-never = A bot never plays for anybody: the table waits.
web-waiting-clock-decision = A bot decides when the time for a decision is over, and only that one decision. Never earlier.
web-waiting-clock-bank = A bot decides when somebody’s time is over, decision by decision. Never earlier.
web-waiting-hint = The others may wait longer, or let a bot play at once. Whoever comes back plays on.
web-waiting-solo = Where one person plays with bots, nobody stands in: the table waits for ever.
web-waiting-alone = You play with bots only: the table waits for you, for ever.
web-waiting-sleeps = When nobody is here, nobody plays.
web-waiting-clock-goes-on = The clock also runs when nobody is here.

## At a seat

web-away-now = away
web-away-for = away for { $time }
web-stand-in-plays = a bot plays
web-seat-given-up = seat given up: a bot plays
web-seat-given-up-sleeps = seat given up
web-seat-bot = bot
web-by-bot = a bot for { $name }
web-by-some-bot = a bot
web-by-bot-clock = The time for this decision was over.
web-by-bot-stand-in = Decided by a bot.
web-decided-stand-in = A bot took the last decision for { $name }.
web-decided-clock = The clock took the last decision for { $name }: the time was over.
web-ask-friend-in = Ask a friend in
web-ask-friend-title = Somebody for { $name }’s seat
web-ask-friend-text = Send this link. Whoever opens it can ask to play for { $name }, and the host lets them in, with everything that this seat has seen.
web-play-for = Play for { $name }

## The strip at the prompt

web-away-notice = { $name } is away: a bot plays in { $time }.
web-away-back = Wait gives { $name } as long again. Whoever comes back plays on.
web-away-more =
    { $count ->
        [one] One more is away.
       *[other] { $count } more are away.
    }
web-wait = Wait
web-wait-for = Wait for { $name }
web-let-bot-play = Let a bot play
web-let-bot-play-for = Let a bot play for { $name }
web-wanted = { $name } would like to play for { $player }.
web-wanted-text = They would see everything that this seat has seen.
web-let-in = Let in
web-let-in-named = Let { $name } in
web-not-now = Not now
web-not-now-named = Not now, { $name }
web-may-play-for = A bot plays for { $player }. Would you like to?
web-may-play-for-text = You ask, and { $host } lets you in, or not. You see everything that this seat has seen.
web-asked-to-play = You have asked to play for { $player }.
web-asked-to-play-text = { $host } lets you in, or not.
web-asked-to-play-text-away = { $host }, who lets you in or not, is away just now.
web-not-let-in = { $host } does not let you in just now. A bot plays on for { $player }.
web-replaced = { $name } plays at your seat now.
web-replaced-text = You gave it up, or were away. You may watch as long as you like.
web-understood = Understood

## About this table, at the table

web-this-table = This table
web-clock-words = Clock: { $clock }

## Going away

web-go-solo = You play with bots only: the table waits for you, for ever. Nobody plays in your place.
web-go-shared = You all play at this screen: the table waits for you together, and nobody plays in your place.
web-go-text = Go for now: a bot plays for you at once, until you come back, or until the host lets somebody else in to play for you.
web-give-up-text = Give up your seat: a bot plays it from now on, or somebody else whom the host lets in, with everything that you have seen.
web-give-up-solo = Give up your seat: nobody plays on, and the game stays as it is.
web-go-clock = The others go on by the clock: when the time for a decision of yours is over, a bot takes that one.
web-leave-open = If you just close the page, the others wait for you as long as this table does.

## The table has slept

web-slept = The table has slept
web-slept-text = Nobody was here for { $time }, so nobody played.
web-slept-yours = It is still your decision.
web-slept-theirs = It is still { $name }’s decision.
web-slept-here = here now
web-slept-you = back just now
web-slept-bot = a bot, awake
web-slept-gone = here { $when }
web-slept-left = seat given up
web-slept-play = Play on
web-slept-call = Call the others
web-slept-called = Whoever has allowed it is called: the usual note, once.

## Joining while a game goes on

web-arrival-game-on = A game is going on.
web-arrival-watch = I only watch
