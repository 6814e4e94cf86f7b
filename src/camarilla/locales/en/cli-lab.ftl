### What the balance lab found: `camarilla lab`.

lab-title = { $game }, played by { $level } against itself, { $budget } a decision, seed { $seed }
lab-caution = Below each figure: where it lies with a certainty of 95 %. What goes with winning need not be what makes one win.
lab-players =
    { $games ->
        [one] { $players } players, 1 game
       *[other] { $players } players, { $games } games
    }

## Shares

lab-shares = What happens how often
lab-share = What
lab-value = Share
lab-share-royal-succeeded = Audiences that succeed
lab-share-road-discs-first = Mission discs on a first column
lab-share-road-discs-third = Mission discs on a third column
lab-share-road-discs-owed = Mission discs that were paid for
lab-share-secrets-lone-hippie = Games won by a lone Hippie
lab-share-secrets-nobody = Games that nobody wins
lab-share-secrets-accepted = Offers that are accepted
lab-share-secrets-interrupted = Offers that are interrupted

## What things are worth

lab-worths = What things are worth: the wins of those who have it and of those who have not, with the difference, also in points
lab-trait = What
lab-often = Often
lab-wins-with = With
lab-wins-without = Without
lab-wins = Difference
lab-points = Points
lab-gained = { $thing }, gained
lab-used = { $thing }, used
lab-owned = { $thing }, owned
lab-bribe = Bribe of round { $round }: { $thing }
lab-pawn = First player of round { $round }
lab-king = Highest with the King, round { $round }
lab-queen = Highest with the Queen, round { $round }
lab-last = Lowest with the Queen, round { $round }

## Cards

lab-cards = What becomes of the Audience cards: how many attend, how often they succeed, and what that round brings those who attend
lab-card = Card
lab-times = Times
lab-audience = { $favour } { $influence } (+{ $win }, −{ $loss })
lab-card-attendance = Attend
lab-card-success = Succeeds
lab-card-points = Points

## Pictures

lab-plot-players = Players
lab-plot-share = Share, %
lab-plot-worth = Difference in wins, percentage points
lab-plot-attendance = Players who attend
lab-plot-success = Audiences that succeed, %
lab-plot-points = Points of a round for attending
