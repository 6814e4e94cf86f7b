### Road to the Palace on the page: what stands beside things, and what its buttons say.

## Who and what

web-road-you = You
web-road-you-short = you
web-road-player = Player
web-road-rule = Rule
web-road-bribe = Bribe
web-road-colour-yellow = yellow
web-road-colour-red = red
web-road-colour-blue = blue
web-road-colour-black = black
web-road-colour-pink = pink
web-road-colour-purple = purple
web-road-disc-finance = Finance
web-road-disc-military = Military
web-road-disc-politics = Politics
web-road-disc-treachery = Treachery
web-road-disc-label = { $disc } disc, { $colour }
web-road-card-label = { $character } { $points }, { $colour }
web-road-card-with = { $card }, with a { $disc }
web-road-bribe-label = Bribe for the { $character }, { $colour }
web-road-bribe-hidden = Bribe, face down
web-road-bribe-down = Bribe of round { $round }, face down
web-road-bribe-was = Round { $round }: { $bribe }
web-road-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-road-discs =
    { $count ->
        [one] 1 disc
       *[other] { $count } discs
    }
web-road-politicians =
    { $count ->
        [0] no Politician
        [one] with 1 Politician
       *[other] with { $count } Politicians
    }
web-road-influence = { $points } influence
web-road-loan = loan { $points }
web-road-loan-long =
    { $points ->
        [one] 1 influence borrowed from the bank
       *[other] { $points } influence borrowed from the bank
    }

## The bar

web-road-round = Round { $round }
web-road-of-two = of 2
web-road-phase = Phase
web-road-phase-bribing = Choose Bribes
web-road-phase-starting = First discs
web-road-phase-taking = Take a card
web-road-phase-laying = Lay a disc
web-road-phase-evaluation = Evaluation
web-road-discs-to-lay =
    { $count ->
        [one] 1 disc to go
       *[other] { $count } discs to go
    }
web-road-cards-to-take =
    { $count ->
        [one] 1 card to go
       *[other] { $count } cards to go
    }

## Seats

web-road-first-player = first player
web-road-you-first = You are the first player
web-road-at-left = at your left, plays next
web-road-at-right = at your right, you pay them
web-road-at-across = across from you
web-road-may-take-it = may take it next
web-road-columns-of = { $player }’s columns, first to last
web-road-column-label =
    { $place }: { $character } column, impression { $impression }{ $purple ->
        [0] {""}
        [one] , with a purple disc
       *[other] , with { $purple } purple discs
    }
web-road-column-none = { $place }: no column
web-road-no-columns = no column yet
web-road-discs-on-board = Discs on the board: { $discs }

## The market

web-road-market = Market
web-road-rows = Three rows; the leftmost card of a row can be taken
web-road-row =
    { $row ->
        [1] Top row
        [2] Middle row
       *[3] Bottom row
    }
web-road-reserve = Reserve
web-road-reserve-label =
    { $count ->
        [one] Reserve: 1 disc
       *[other] Reserve: { $count } discs
    }
web-road-deck =
    { $count ->
        [one] Deck: 1 card
       *[other] Deck: { $count } cards
    }
web-road-in-the-deck = in the deck
web-road-aside =
    { $count ->
        [one] 1 waits for round 2
       *[other] { $count } wait for round 2
    }

## What would be

web-road-what-if = What if
web-road-take-it-title = Take the { $character }?
web-road-take-it = Take it
web-road-lay-it-title = Lay { $disc }?
web-road-lay-it = Lay it
web-road-so-title = Like this?
web-road-so-be-it = So be it
web-road-discs-in-all = All your discs now
web-road-hint-bribing-title = Two Bribes
web-road-hint-bribing = Choose one for round 1, then one for round 2, below. See what lies open before you do.
web-road-hint-starting-title = Three discs
web-road-hint-starting = Choose a disc below for the card with the dashed ring. A disc that is laid can be taken back.
web-road-hint-taking-title = Your turn
web-road-hint-taking = Point at a card with a green ring, or tap it, to see where it would land and what its disc would be worth.
web-road-hint-laying-title = For the next one
web-road-hint-laying = Choose a disc below for the card with the ring: a gift or a burden.
web-road-worth-title = What a disc is worth
web-road-worth-gain = each disc on this column
web-road-worth-cost = each disc, to the player on the right
web-road-worth-none = a disc without its column
web-road-worth-purple = A purple disc stays on its card: 1 more impression, and 1 point on the King or the Queen.
web-road-no-column-short = no column
web-road-moves-to = to { $place }
web-road-moves-at = to { $impression }
web-road-moves-to-at = to { $place }, at { $impression }

## One’s own area

web-road-your-area = Your area
web-road-your-columns = Your columns, by falling impression
web-road-your-influence = { $points } influence, seen only by you
web-road-your-discs = Discs on your board
web-road-debts = Debts
web-road-debts-label = Debts: { $left } pays you, you pay { $right }.
web-road-a-disc = a disc
web-road-no-column = no column yet
web-road-your-bribes = Your Bribes
web-road-only-you = only you see them
web-road-revealed = revealed
web-road-left =
    { $count ->
        [0] none left
       *[other] { $count } left
    }
web-road-none-left = None left in the reserve.

## Choosing Bribes, laying the first discs

web-road-bribe-for = Bribe for the
web-road-put-by = for round { $round }?
web-road-to-the-box = back to the box
web-road-first-discs = The first discs
web-road-lay-on =
    { $row ->
        [1] top row?
        [2] middle row?
       *[3] bottom row?
    }
web-road-take-back = Take back: { $disc }
web-road-goes-with-finance = goes with the Nobles
web-road-goes-with-military = goes with the Soldiers
web-road-goes-with-politics = goes with the Priests

## The evaluation

web-road-evaluation = Evaluation of round { $round }
web-road-again = See the evaluation again
web-road-not-yet = Not evaluated yet:
web-road-veil-bribes = what the Bribes were
web-road-veil-king = who takes the pawn
web-road-veil-queen = who fills the pot, who shares it
web-road-veil-missions = which discs score
web-road-veil-payments = who pays whom
web-road-veil-order = how the columns stand
web-road-veil-final = who has won
web-road-put-back = Put the card back
web-road-put-back-why = until you lay a disc
web-road-before-the-gate = Before the palace gate
web-road-at-the-gate = The palace gate opens
web-road-round-played = Round { $round } played
web-road-step-of = Evaluation, step { $step } of { $steps }
web-road-step-back = Step back
web-road-step-on = Step forward
web-road-to-the-table = Done
web-road-step-bribes = Bribes
web-road-step-king = The King
web-road-step-queen = The Queen’s pot
web-road-step-missions = Missions
web-road-step-payments = Paid to the right
web-road-step-order = Re-order
web-road-step-final = The King at the end
web-road-say-bribes = Turned over, for good: each joins the column of its colour, and Politicians lift it by 1 each.
web-road-say-missions = Discs on the 1st column score 3, on the 3rd 1, purple ones on King or Queen 1.
web-road-say-payments = Every disc left costs 1, paid to the right, all at once.
web-road-say-no-payments = No disc is left: nobody pays.
web-road-say-order-kept = The purple discs leave their cards. Nobody’s order changes.
web-road-bribe-new = new: { $place }
web-road-bribe-stays = stays { $place }
web-road-bribe-moves = { $from } to { $to }
web-road-run = { $place } × { $points }
web-road-run-purple = King, Queen
web-road-run-none = nothing scored
web-road-run-label =
    { $count ->
        [one] 1 { $disc } disc
       *[other] { $count } { $disc } discs
    }
web-road-pays = { $from } pays { $to } { $points }.
web-road-nobody-pays = Nobody pays.
web-road-tally = Points of round { $round }
web-road-tally-queen = Queen
web-road-tally-missions = Missions
web-road-tally-paid = Paid
web-road-tally-received = Received
web-road-tally-king = King

## The end

web-road-where-points = Where every point came from
web-road-losses-left = losses left, gains right
web-road-step-by-step = Influence, step by step
web-road-hidden-in-play = hidden during play
web-road-roads-ended = Where the roads ended
web-road-roads-note = columns by impression; the Bribes lie in them
web-road-bribes-of-rounds = Bribes of rounds 1 and 2
web-road-part-start = Start
web-road-part-first = 1st column, 3 a disc
web-road-part-third = 3rd column, 1 a disc
web-road-part-purple = Treachery
web-road-part-queen = Queen’s pot
web-road-part-received = Received
web-road-part-king = King at the end
web-road-part-paid = Paid to the right
web-road-part-tribute = Paid to the Queen
web-road-moment-start = start
web-road-moment-queen = Queen
web-road-moment-missions = missions
web-road-moment-debts = debts
web-road-moment-king = King
