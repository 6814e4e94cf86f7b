### The command `camarilla arena` and what `camarilla lab` shares with it. Their help is in cli.ftl.

## What goes wrong

arena-who-plays = Say who plays, such as --bots minister,courtier:3. The levels are: { $levels }.
arena-bad-budget = “{ $typed }” is no time to think: write 200ms, 1.5s or 500it, an hour at most.
arena-bad-count = There are { $given } bots for { $players } players. Write as many, such as minister,courtier:3; or one level for all; or two, one of the first among the second.
arena-bad-entry = “{ $typed }” is not a level of bots: write it with a count behind it if there are several, such as courtier:3; or a file with a bot of your own, such as mine.py.
arena-own-missing = There is no file “{ $file }” with a bot of your own.
arena-own-broken = The bot in “{ $file }” cannot be read: { $why }.
arena-own-count = { $count ->
    [0] “{ $file }” describes no bot: it needs one class that derives from Bot and decides.
   *[other] “{ $file }” describes { $count } bots ({ $names }): leave one in the file.
  }
arena-page-style = A page plays anything: it has no style.
arena-bad-deal = “{ $typed }” is not a game of this tournament: write a deal and a rotation from 0 to { $most }, such as 17/0.
arena-no-ray = A cluster needs Ray, which comes with the extra “cluster” ({ $python } -m pip install "camarilla[cluster]").
arena-no-cluster = No cluster answers at “{ $address }”: write local, or an address such as 10.0.0.1:6379.
arena-bad-file = { $file }: { $why }.
arena-other-plan = Something else was played in { $folder }: the game, the bots, the seed, the time to think or the options differ. Choose another folder, or the same command.
arena-other-bots = The bots, or the games, have changed since { $folder } was begun: the games there were played by others of the same name. Choose another folder.
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
    { $deals ->
        [one] 1 deal,
       *[other] { $deals } deals, each
    } { $turns ->
        [one] played once by { $lineup }.
       *[other] played in { $turns } rotations of { $lineup }. Below each figure: where it lies with a certainty of 95 %.
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
arena-by-dealt-side = Wins, by the side that was dealt
arena-thinking = Thinking, with { $budget } a decision
arena-choices = Choices
arena-mean-ms = Mean, ms
arena-99-ms = 99 %, ms
arena-999-ms = 99.9 %, ms
arena-longest-ms = Longest, ms

## Pictures

arena-no-plots = Without pictures: they need matplotlib, which comes with the extra “plots” ({ $python } -m pip install "camarilla[plots]").
arena-written = The result, its tables and its pictures are in { $folder }.
arena-written-plain = The result and its tables are in { $folder }.
lab-one-level = The lab lets one level play against itself: name one, such as --bots minister.
arena-few-deals = A figure without an interval: there are too few deals, or too little difference between them, to tell how sure it is.
arena-plot-title = { $game }: { $bots }; { $games ->
    [one] one game
   *[other] { $games } games
  }
arena-plot-fair = fair share
arena-plot-order = Seat, from whoever begins
arena-plot-wins = Wins, %
arena-plot-mean = { $level }, mean { $mean }
arena-plot-points = Points
arena-plot-share = Games, %
