# The terminal at a table server: who is away, who is back, what was missed.

cli-time-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
cli-time-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
cli-time-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
cli-time-days =
    { $count ->
        [one] a day
       *[other] { $count } days
    }
cli-left-seconds = { $count } s
cli-left-minutes = { $count } min
cli-left-hours = { $count } h
cli-left-days = { $count } days

cli-away-plays-in = { $name } is away: a bot plays in { $time } (wait · let a bot play).
cli-away-waited = The table waits for { $name }: a bot plays in { $time }.
cli-away-waits = { $name } is away: the table waits.
cli-slept = The table has slept for { $time }: nobody was here, so nobody played.
cli-replaced = { $name } has taken your seat over: you gave it up, or were away. You may watch as long as you like.
cli-missed = While you were away ({ $time })
cli-missed-more =
    { $count ->
        [one] … and one thing before that: log tells it.
       *[other] … and { $count } things before that: log tells them.
    }
cli-nobody-waited-for = The table waits for nobody who is away.
cli-no-open-seat = No seat was given up, and no bot plays for anybody.
cli-nobody-asks = Nobody asks for a seat.
cli-who-asks = { $name } would see everything that this seat has seen. Type let in { $name }, or refuse { $name }.
cli-has-asked = You have asked to play for { $name }: { $host } lets you in, or not.
cli-not-let-in = { $name } is not let in.
cli-you-not-let-in = { $host } does not let you in just now: a bot plays on for { $name }.
cli-has-called = { $name } is called.
cli-may-take = { $name } does not play just now. Type take { $name } to ask for the seat.
cli-really-leave-alone = Do you give your seat up? You are the last person here, so nobody plays on. Type yes to leave; quit keeps the seat.
