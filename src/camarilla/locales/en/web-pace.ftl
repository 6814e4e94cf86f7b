# What is shown, in order, at the viewer's pace: Next, by itself, to now; what one has not been shown yet.

web-pace-next = Next
web-pace-space = Space
web-pace-back = Step back
web-pace-all = See all
web-pace-at = { $at } of { $of }
web-pace-step = { $title }: { $at } of { $of }
web-pace-by-itself = By itself
web-pace-by-itself-no = No
web-pace-by-itself-calm = Calm
web-pace-by-itself-quick = Quick
web-pace-table-waits = The table waits for you.
web-pace-goes-on = It goes on by itself.
web-pace-others-go-on = The others may go on meanwhile.
web-pace-clock-runs = Your clock is running.
web-pace-after = { $count ->
    [one] 1 thing after this.
   *[other] { $count } things after this.
}
web-pace-to-now = To now

web-undrawn = The table could not be drawn here. Nothing is lost: you can go on from this list.
web-undrawn-again = Draw it again

web-pace-bots = How fast bots play
web-pace-bots-calm = Calm
web-pace-bots-normal = Normal
web-pace-bots-quick = Quick
web-pace-bots-hint = Also for how long what happens stays on the screen.
web-pace-moments = Counts, evaluations, private looks
web-pace-moments-no = Wait for Next
web-pace-moments-calm = By themselves, calm
web-pace-moments-quick = By themselves, quick

## What one has not been shown yet

web-catch-up-away = While you were away
web-catch-up-meanwhile = Meanwhile
web-catch-up-since = Since { $when }. { $count ->
    [one] One thing happened.
   *[other] { $count } things happened.
}
web-catch-up-count = { $count ->
    [one] One thing happened.
   *[other] { $count } things happened.
}
web-catch-up-more = { $count ->
    [one] and 1 smaller thing
   *[other] and { $count } smaller things
}
web-catch-up-now = Now:
web-catch-up-you = you
web-catch-up-honest = Nothing here that your seat could not see.
web-catch-up-show = Show me, one by one
web-catch-up-to-table = To the table

## What became of the claims, when all is over

web-claims-settled = { $kept ->
    [0] No claim was true
    [one] 1 claim was true
   *[other] { $kept } claims were true
}, { $broken ->
    [0] none was false
    [one] 1 was not
   *[other] { $broken } were not
}.
