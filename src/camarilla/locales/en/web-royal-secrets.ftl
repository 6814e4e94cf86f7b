### Royal Secrets on the page: what stands beside things, and what its buttons say.

## Who and what

web-royal-you = You
web-royal-you-colour = you, { $colour }
web-royal-cardinal = Cardinal
web-royal-valet = Valet
web-royal-excuse = Excuse
# In the corner of the card, in place of a number.
web-royal-excuse-short = Ex
web-royal-courtier-0 = Page
web-royal-courtier-10 = Musketeer
web-royal-courtier-20 = Marquise
web-royal-courtier-30 = Chancellor
web-royal-courtier-40 = Duchess
web-royal-the-king = The King
web-royal-the-queen = The Queen
web-royal-audience-king = The King’s audience
web-royal-audience-queen = The Queen’s audience
web-royal-to-the-king = To the King
web-royal-to-the-queen = To the Queen
web-royal-influence = Influence
web-royal-win = Win
web-royal-lose = Lose
web-royal-favour = Favour
web-royal-points =
    { $count ->
        [one] point
       *[other] points
    }
web-royal-rule = Rule

## The bar

web-royal-round = Round { $round }
web-royal-of-seven = of 7
web-royal-round-of = Round { $round } of 7
web-royal-phase = Phase
web-royal-phase-choose = Choose
web-royal-phase-first = First card
web-royal-phase-second = Second card
web-royal-phase-count = Count

## Seats

web-royal-cards =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
web-royal-cards-short =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-royal-to-choose = still to choose
web-royal-has-chosen = has chosen
web-royal-bets-to-come =
    { $count ->
        [0] has bet both
        [one] one bet to come
       *[other] two bets to come
    }
web-royal-no-favour = no Favour
web-royal-holds-parley = holds the Parley
web-royal-you-hold-parley = You hold the Parley
web-royal-speaks-next = Speaks next
web-royal-about = What all know about { $player }
web-royal-all-know = What all know
web-royal-may-hold = These cards are in hand or face down on the table; a Valet that nobody has seen shows its back.
web-royal-unseen-valet = A Valet that nobody has seen
web-royal-i-see = I see

## The board

web-royal-gauge = Influence in sight
web-royal-in-sight = { $open } in sight of { $asked }
web-royal-you-know = { $known } that you know of
web-royal-unknown =
    { $hidden ->
        [0] { $coming ->
            [one] 1 card to come
           *[other] { $coming } cards to come
        }
       *[other] { $coming ->
            [0] { $hidden } hidden
           *[other] { $hidden } hidden, { $coming } to come
        }
    }
web-royal-card-hidden = A card face down
web-royal-only-you = face down, known to you
web-royal-medal = with a Medal: counts double
web-royal-stabbed = stabbed
web-royal-hidden = hidden
web-royal-recruited = named by { $player }
web-royal-withdrew = withdrew
web-royal-to-come = to come
web-royal-then-up = then open
web-royal-then-down = then hidden
web-royal-nobody-here = Nobody is here yet.
web-royal-nobody-came = Nobody came: this audience is not held.
web-royal-no-audience = The court has retired.
web-royal-taken = { $player } takes { $favour }.
web-royal-succeeded = Succeeds
web-royal-failed = Fails
web-royal-not-held = Not held
web-royal-cardinal-cards =
    { $count ->
        [one] 1 Cardinal’s card
       *[other] { $count } Cardinal’s cards
    }
web-royal-valets-left =
    { $count ->
        [one] 1 Valet left
       *[other] { $count } Valets left
    }
web-royal-pile-cardinal = Cardinal
web-royal-pile-valet = Valets

## One’s own area and the tray

web-royal-your-area = Your area
web-royal-your-hand =
    { $count ->
        [one] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }
web-royal-pick = Pick a card
web-royal-lay = Lay the { $card }
web-royal-face-up = Face up
web-royal-face-down = Face down
web-royal-why-up = all see it
web-royal-why-down = nobody sees it
web-royal-first-is-up = your first is up
web-royal-first-is-down = your first is down
web-royal-which-way = face up, or face down?
web-royal-if-up = Face up: { $text }
web-royal-if-down = Face down: { $text }
web-royal-who-next = Who speaks next?
web-royal-then-next = now say who speaks next.
web-royal-favour-first = A Favour first?
web-royal-use-stabbing = Discard one hidden card, anybody’s: choose which.
web-royal-use-medal-of-merit = Double one bet card, anybody’s: choose which.
web-royal-use-recruitment = Take a card of your audience into your hand after the round: choose which.
web-royal-target-stabbing = Which hidden card does the dagger find?
web-royal-target-medal-of-merit = Which card receives the Medal?
web-royal-target-recruitment = Which card do you recruit?
web-royal-back = Back
web-royal-plan = Who goes where?
web-royal-plan-send = So be it
web-royal-third = Your third card
web-royal-bill-won = Won
web-royal-bill-lost = Lost
web-royal-bill-rumours = Rumours
web-royal-bill-have = In your purse

## The count

web-royal-the-count = The count, step by step
web-royal-count-bill = The round’s bill
web-royal-count-back = Step back
web-royal-count-step = Step on
web-royal-count-done = To the table
web-royal-count-again = See the count again
web-royal-count-at = Step { $step } of { $steps }
web-royal-step-reveal = Reveal
web-royal-step-withdrawal = Withdrawal
web-royal-step-total = Total against asked
web-royal-step-points = Points
web-royal-step-losses = Losses
web-royal-step-rumour = Rumours
web-royal-step-majority = Majority
web-royal-step-third = Third cards
web-royal-step-empty = Nobody came
web-royal-step-paid = What the round brings
web-royal-step-hands = Cards left in hand
web-royal-revealed =
    { $count ->
        [one] The hidden card is turned up.
       *[other] The hidden cards are turned up.
    }
web-royal-draws-valet = draws a Valet
web-royal-brought-of = brought of { $asked } asked
web-royal-asked = { $asked } asked
web-royal-goes-to = { $player }
web-royal-discarded = nobody’s
web-royal-tie = a tie

## The end

web-royal-where-points = Where every point came from
web-royal-losses-left = losses left, gains right
web-royal-round-by-round = Points, round by round
web-royal-part-start = Start
web-royal-part-won = Audiences won
web-royal-part-turned = Master Stroke
web-royal-part-hand = Cards in hand
web-royal-part-lost = Audiences lost
web-royal-part-rumours = Rumours
web-royal-part-unpaid = Could not be paid
web-royal-chart-start = start
web-royal-chart-hand = hand

## The notebook

web-royal-notebook-hands = What the others may hold
web-royal-notebook-cardinal = The Cardinal’s cards so far
web-royal-notebook-spent = Cards out of the game
web-royal-notebook-past = Audiences nobody won

## A count that waits, and Favours that somebody used

web-royal-count-title = The count
web-royal-count-counted = { $name }, counted
web-royal-count-step-of = { $name }, step { $at } of { $of }
web-royal-count-purses = What everybody has
web-royal-count-out = out
web-royal-count-stays = stays
web-royal-not-counted = Not counted yet.
web-royal-veil-reveal = what lies there
web-royal-veil-withdrawal = who withdraws
web-royal-veil-total = whether it is enough
web-royal-veil-points = who wins, who loses
web-royal-veil-rumour = whom they reach
web-royal-veil-majority = who takes the Favour
web-royal-veil-third = whose card is highest
web-royal-veil-empty = who came
web-royal-veil-paid = what it comes to
web-royal-veil-hands = what is left
web-royal-nothing-withdrawal = Nobody withdraws.
web-royal-nothing-points = No points.
web-royal-nothing-rumour = No rumours.
web-royal-nothing-majority = No Favour.

web-royal-moment-used = { $name } used a Favour
web-royal-moment-you-used = You used a Favour
web-royal-moment-you-spied = what lies hidden, for your eyes only
web-royal-moment-at-king = At the King’s
web-royal-moment-at-queen = At the Queen’s
web-royal-moment-planning = { $name } has sent everybody
web-royal-moment-planning-king = you are at the King’s now
web-royal-moment-planning-queen = you are at the Queen’s now
web-royal-moment-corruption = a Valet more in { $name }’s hand
web-royal-moment-royal-dinner = { $name } is at both audiences
web-royal-moment-espionage = { $name } has seen every hidden card
web-royal-moment-espionage-you = { $name } has seen your hidden card
web-royal-moment-stabbing = a card is gone
web-royal-moment-stabbing-you = your card is gone
web-royal-moment-medal-of-merit = a card counts double
web-royal-moment-medal-of-merit-you = your card counts double
web-royal-moment-recruitment = a card will change hands
web-royal-moment-recruitment-you = your card will go to { $name }
web-royal-moment-royal-pardon = { $name } pays no losses
web-royal-moment-master-stroke = { $name }’s loss becomes a gain
