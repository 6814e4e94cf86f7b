### The command `camarilla arena` and what `camarilla lab` shares with it. Their help is in cli.ftl.

## What goes wrong

arena-who-plays = Say who plays, such as --bots minister,courtier:3. The levels are: { $levels }.
arena-bad-budget = “{ $typed }” is no time to think: write 200ms, 1.5s or 500it, an hour at most.
arena-bad-count = There are { $given } bots for { $players } players. Write as many, such as minister,courtier:3; or one level for all; or two, one of the first among the second.
arena-bad-entry = “{ $typed }” is not a level of bots: write it with a count behind it if there are several, such as courtier:3.
arena-bad-deal = “{ $typed }” is not a game of this tournament: write a deal and a rotation from 0 to { $most }, such as 17/0.
arena-no-ray = A cluster needs Ray, which comes with the extra “cluster” (pip install "camarilla[cluster]").
arena-no-cluster = No cluster answers at “{ $address }”: write local, or an address such as 10.0.0.1:6379.
arena-bad-file = { $file }: { $why }.
arena-other-plan = Something else was played in { $folder }: the game, the bots, the seed, the time to think or the options differ. Choose another folder, or the same command.
arena-failed = That happened in deal { $deal }, rotation { $rotation }. To have this game again, alone:
arena-died = The process died that was playing deal { $deal }, rotation { $rotation }. To have this game again, alone:

## While it is played

arena-games = Games
arena-rounded = { $games } games are played, not { $asked }: { $deals } deals, each in { $turns } rotations.
arena-goes-on = { $deals } of { $all } deals are played already.
arena-kept = Stopped. { $deals } of { $all } deals are kept in { $folder }. The same command goes on from there.
arena-nothing-kept = Stopped. Nothing is kept: with --out and a folder, the same command could go on from here.

## The result

arena-between = { $low }…{ $high }
arena-paired =
    { $turns ->
        [one] { $deals } deals, each played once by { $lineup }.
       *[other] { $deals } deals, each played in { $turns } rotations of { $lineup }. Below each figure: where it lies with a certainty of 95 %.
    }
arena-level = Bot
arena-level-seats = { $level } ×{ $seats }
arena-wins = Wins
arena-of-fair = × fair
arena-points = Points
arena-place = Place
arena-rating = Rating
arena-fair = The fair share of a seat: { $share }
arena-by-order = By seat, from whoever begins
arena-order = Seat
arena-by-side = By side
arena-side = Side
arena-final-wins = Wins of those who end there
arena-dealt-wins = Wins of those who were dealt it
arena-dealt-to = Dealt to { $level }
arena-thinking = Thinking, with { $budget } a decision
arena-choices = Choices
arena-mean-ms = Mean, ms
arena-centile-ms = 99 %, ms
arena-longest-ms = Longest, ms

## Pictures

arena-no-plots = Without pictures: they need matplotlib, which comes with the extra “plots” (pip install "camarilla[plots]").
arena-written = The result, its tables and its pictures are in { $folder }.
arena-written-plain = The result and its tables are in { $folder }.
arena-plot-fair = fair share
arena-plot-order = Seat, from whoever begins
arena-plot-wins = Wins, %
arena-plot-mean = { $level }, mean { $mean }
arena-plot-points = Points
arena-plot-share = Games, %
