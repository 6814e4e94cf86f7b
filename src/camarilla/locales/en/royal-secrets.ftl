### Royal Secrets.
###
### Names of things (cards, colours, sovereigns, Favours) come into sentences as finished words.
### A text stays on one line, however long: Fluent keeps line breaks.

## Names

royal-secrets-king = King
royal-secrets-queen = Queen

royal-secrets-blue = blue
royal-secrets-red = red
royal-secrets-yellow = yellow
royal-secrets-green = green
royal-secrets-purple = purple

royal-secrets-card-courtier = { $colour } { $value }
royal-secrets-card-excuse = { $colour } Excuse
royal-secrets-card-valet = Valet { $value } (rumour { $rumour })
royal-secrets-card-times = { $card } ×{ $count }
royal-secrets-card-cardinal = Cardinal’s { $value }
royal-secrets-card-audience = { $influence } Influence (win { $win }, lose { $loss }, { $favour })

royal-secrets-place =
    { $bet ->
        [1] { $player }’s first card
       *[2] { $player }’s second card
    }
royal-secrets-place-cardinal =
    { $bet ->
        [1] the Cardinal’s first card
       *[2] the Cardinal’s second card
    }

# Parts of lists: cards that lie hidden, cards that are shown, and who brought or has how much.
royal-secrets-lying = { $player }’s { $card }
royal-secrets-lying-cardinal = the { $card }
royal-secrets-held = { $player }’s { $card }
royal-secrets-sum = { $player } { $influence }
royal-secrets-sum-cardinal = the Cardinal { $influence }
royal-secrets-score = { $player } { $points }

## Favours: name, and what it does and when

royal-secrets-favour-corruption = Corruption
royal-secrets-favour-corruption-text = Draw the top Valet into your hand. Phase 1: before you choose your audience, or when all have chosen.

royal-secrets-favour-planning = Planning
royal-secrets-favour-planning-text = Divide all players between the King and the Queen as you like. Start of the round, before anybody has chosen.

royal-secrets-favour-royal-dinner = Royal Dinner
royal-secrets-favour-royal-dinner-text = Take part in both audiences: your cards count at each, and no Valet can hurt you. Phase 1: instead of choosing your audience, or when all have chosen.

royal-secrets-favour-espionage = Espionage
royal-secrets-favour-espionage-text = Look, alone, at every card that lies face down, the Cardinal’s too. Phase 2: before you bet a card, or when all have bet.

royal-secrets-favour-stabbing = Stabbing
royal-secrets-favour-stabbing-text = Discard one card that lies face down, anybody’s; it no longer counts in any way. Phase 2: before you bet a card, or when all have bet.

royal-secrets-favour-medal-of-merit = Medal of Merit
royal-secrets-favour-medal-of-merit-text = Double the Influence of one bet card, anybody’s, even one below zero. Phase 2: before you bet a card, or when all have bet.

royal-secrets-favour-recruitment = Recruitment
royal-secrets-favour-recruitment-text = Name a card that another player bet at your audience: when the round ends it comes to your hand. A 0 Courtier cannot be taken. Phase 3: before the hidden cards are turned up.

royal-secrets-favour-royal-pardon = Royal Pardon
royal-secrets-favour-royal-pardon-text = Pay none of your losses of this round, rumours included. Phase 3: when all losses are known.

royal-secrets-favour-master-stroke = Master Stroke
royal-secrets-favour-master-stroke-text = What an audience would cost you this round becomes a gain instead; rumours are still paid. Phase 3: when all losses are known.

## The log: a round begins, and the audiences are chosen

royal-secrets-log-round-began =
    { $round ->
        [7] Round 7, the last: at each audience only the most generous will win points. The King asks for { $king }, the Queen for { $queen }. { $player } begins.
       *[other] Round { $round }. The King asks for { $king }, the Queen for { $queen }. { $player } begins.
    }
# Read only by the one who answered.
royal-secrets-log-planning-answered =
    { $uses ->
        [yes] { $player } answers under seal: Planning is to be used.
       *[no] { $player } answers under seal: Planning is kept for another day.
    }
royal-secrets-log-planning-unused = Nobody uses Planning.
royal-secrets-log-planning-used = Planning is used by { $users }. { $player } decides who goes where.
royal-secrets-log-players-divided = { $player } has arranged it all. To the King: { $king }. To the Queen: { $queen }.
royal-secrets-log-all-sent = { $player } has arranged it all. Everybody to the { $sovereign }.
royal-secrets-log-audience-chosen = { $player } goes to the { $sovereign }.
royal-secrets-log-parley-handed = { $player } hands the Parley to { $to }.

## The log: Favours

royal-secrets-log-used-corruption = { $player } uses Corruption: a purse changes hands.
royal-secrets-log-used-planning = { $player } uses Planning.
royal-secrets-log-used-royal-dinner = { $player } uses Royal Dinner and sits down at both audiences.
royal-secrets-log-used-espionage = { $player } uses Espionage.
royal-secrets-log-used-stabbing = { $player } uses Stabbing: a dagger flashes.
royal-secrets-log-used-medal-of-merit = { $player } uses Medal of Merit.
royal-secrets-log-used-recruitment = { $player } uses Recruitment.
royal-secrets-log-used-royal-pardon = { $player } uses Royal Pardon: the losses of this round are forgiven.
royal-secrets-log-used-master-stroke = { $player } uses Master Stroke: what an audience cost becomes a gain.
royal-secrets-log-passed = { $player } uses no Favour.

royal-secrets-log-valet-drawn = { $player } takes a Valet into hand.
royal-secrets-log-valet-drawn-open = { $player } takes the { $card } into hand.
royal-secrets-log-cards-spied =
    { $count ->
        [one] { $player } looks at the one hidden card.
       *[other] { $player } looks at all { $count } hidden cards.
    }
royal-secrets-log-cards-spied-open = { $player } sees what is hidden: { $cards }.
royal-secrets-log-card-stabbed = { $player } stabs { $place }. It was the { $card }.
royal-secrets-log-medal-awarded = { $player } pins a medal on { $place }: it counts double.
royal-secrets-log-recruit-named = { $player } means to recruit { $place }.
royal-secrets-log-card-recruited = { $player } takes the recruited { $card } into hand.
royal-secrets-log-recruitment-failed = { $player } cannot recruit { $place }: it was a 0 Courtier and goes back to its owner.

## The log: bets

royal-secrets-log-card-bet =
    { $bet ->
        [1] { $player } bets a card face down.
       *[2] { $player } adds a second card, face down.
    }
royal-secrets-log-card-bet-open =
    { $bet ->
        [1] { $player } bets the { $card }
       *[2] { $player } adds the { $card }
    }{ $face ->
        [up] , face up.
       *[down] , face down.
    }
royal-secrets-log-cardinal-bet =
    { $bet ->
        [1] The Cardinal joins the { $sovereign }’s audience with a card face down.
       *[2] The Cardinal adds a second card to the { $sovereign }’s audience, face down.
    }
royal-secrets-log-cardinal-bet-open =
    { $bet ->
        [1] Nobody stays alone with the { $sovereign }: the { $card } joins the audience
       *[2] A second card for the { $sovereign }: the { $card }
    }{ $face ->
        [up] , face up.
       *[down] , face down.
    }

## The log: the count

royal-secrets-log-cards-revealed = The hidden cards are turned up: { $cards }.
royal-secrets-log-nothing-revealed = No hidden card is left to turn up.
royal-secrets-log-player-withdrew = { $player } had an Excuse ready and withdraws.
royal-secrets-log-audience-succeeded = The { $sovereign }’s audience: { $total } for the { $asked } asked ({ $sums }). It succeeds.
royal-secrets-log-audience-failed = The { $sovereign }’s audience: { $total } of the { $asked } asked ({ $sums }). It fails.
royal-secrets-log-audience-deserted = Nobody stayed with the { $sovereign }: the audience fails.
royal-secrets-log-audience-not-held = Nobody went to the { $sovereign }: there is no audience, and its card is discarded.
royal-secrets-log-tie-declared = { $players } gave the { $sovereign } the same. Each must show a third card.
# Read only by the one who chose.
royal-secrets-log-third-card-chosen = { $player } chooses the { $card } as third card, still in secret.
royal-secrets-log-third-cards-shown = The third cards for the { $sovereign }’s Favour are shown: { $cards }.
royal-secrets-log-card-handed-over = { $player } must hand the { $card } to { $to }.
royal-secrets-log-audience-taken = { $player } takes the { $sovereign }’s Favour: { $favour }.
royal-secrets-log-audience-discarded = Nobody takes the { $sovereign }’s Favour: the card is discarded.

## The log: points. $by is whose Valet it was; $own is yes where that is the player, else no.

royal-secrets-log-points-success =
    { $points ->
        [one] { $player } is due 1 point.
       *[other] { $player } is due { $points } points.
    }
royal-secrets-log-points-failure =
    { $points ->
        [one] { $player } owes 1 point.
       *[other] { $player } owes { $points } points.
    }
royal-secrets-log-points-stood-up =
    { $points ->
        [one] With everybody gone, { $player } owes 1 point all the same.
       *[other] With everybody gone, { $player } owes { $points } points all the same.
    }
royal-secrets-log-points-rumour =
    { $own ->
        [yes] { $by }’s Valet turns against its own master: { $player } owes
       *[no] { $by }’s Valet spreads a rumour: { $player } owes
    } { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
royal-secrets-log-points-last-prize =
    { $points ->
        [one] The most generous wins: { $player } is due 1 point.
       *[other] The most generous wins: { $player } is due { $points } points.
    }
royal-secrets-log-points-pardon =
    { $points ->
        [one] The Royal Pardon spares { $player } 1 point.
       *[other] The Royal Pardon spares { $player } { $points } points.
    }
royal-secrets-log-points-master-stroke =
    { $points ->
        [one] The Master Stroke turns the tables: { $player } wins the point that was lost.
       *[other] The Master Stroke turns the tables: { $player } wins the { $points } points that were lost.
    }
royal-secrets-log-points-nothing-left =
    { $points ->
        [one] { $player } has nothing left to give: 1 point stays unpaid.
       *[other] { $player } has nothing left to give: { $points } points stay unpaid.
    }
royal-secrets-log-points-gained =
    { $points ->
        [one] In all, { $player } gains 1 point.
       *[other] In all, { $player } gains { $points } points.
    }
royal-secrets-log-points-lost =
    { $points ->
        [one] In all, { $player } loses 1 point.
       *[other] In all, { $player } loses { $points } points.
    }

## The log: the end

royal-secrets-log-round-ended = Round { $round } is over.
royal-secrets-log-hand-counted =
    { $points ->
        [0] Left in { $player }’s hand: { $cards }. That adds nothing.
        [one] Left in { $player }’s hand: { $cards }. That is 1 more point.
       *[other] Left in { $player }’s hand: { $cards }. That is { $points } more points.
    }
royal-secrets-log-hand-counted-empty = { $player } has no card left.
royal-secrets-log-game-ended =
    { $count ->
        [one] The game is over: { $scores }. { $winners } wins.
       *[other] The game is over: { $scores }. { $winners } share the victory.
    }
royal-secrets-outcome-won =
    { $points ->
        [one] { $players } wins with { $points } point.
       *[other] { $players } wins with { $points } points.
    }
royal-secrets-outcome-shared =
    { $points ->
        [one] { $players } share the victory with { $points } point each.
       *[other] { $players } share the victory with { $points } points each.
    }

## Decisions, as they are offered

royal-secrets-move-choose = Go to the { $sovereign }
royal-secrets-move-hand = Hand the Parley to { $player }
royal-secrets-move-bet-up = Bet the { $card } face up
royal-secrets-move-bet-down = Bet the { $card } face down
royal-secrets-move-show = Show the { $card }
royal-secrets-move-pass = Use no Favour now
royal-secrets-move-use-corruption = Use Corruption: draw a Valet
royal-secrets-move-use-planning = Use Planning: divide the players yourself
royal-secrets-move-use-royal-dinner = Use Royal Dinner: take part in both audiences
royal-secrets-move-use-espionage = Use Espionage: look at all hidden cards
royal-secrets-move-use-royal-pardon = Use Royal Pardon: pay no losses this round
royal-secrets-move-use-master-stroke = Use Master Stroke: turn what an audience costs you into a gain
royal-secrets-move-divide =
    { $count ->
        [0] Send everybody to the Queen
       *[other] Send { $players } to the King, any others to the Queen
    }
royal-secrets-move-stab = Use Stabbing: discard { $place }
royal-secrets-move-medal = Use Medal of Merit: double { $place }
royal-secrets-move-recruit = Use Recruitment: name { $place }

## What the table waits for: said to one who is asked, said to the others, explained

royal-secrets-prompt-planning-window = You hold Planning: use it this round?
royal-secrets-waiting-planning-window = Planning, yes or no? A sealed answer is asked of { $players }.
royal-secrets-help-planning-window = With Planning you alone decide who goes to the King and who to the Queen, yourself included; nobody chooses this round. All who hold a Planning card answer at the same time, in secret. If two use it, both cards are gone, and the one whose card asked for more Influence decides.
royal-secrets-help-planning-window-others = Whoever uses Planning decides alone who goes to the King and who to the Queen; nobody chooses this round. All who hold a Planning card answer at the same time, in secret. If two use it, both cards are gone, and the one whose card asked for more Influence decides.

royal-secrets-prompt-dividing = Your plan: who goes to the King? All others go to the Queen.
royal-secrets-waiting-dividing = { $players } decides who goes to the King and who to the Queen.
royal-secrets-help-dividing = Send every player, yourself included, to one of the two audiences. Whoever is alone meets the Cardinal, whose cards may help or hurt. An audience that nobody attends is not held, and its card is discarded.
royal-secrets-help-dividing-others = { $players } sends every player to one of the two audiences. Whoever is alone meets the Cardinal, whose cards may help or hurt. An audience that nobody attends is not held, and its card is discarded.

royal-secrets-prompt-choosing = Your turn: to the King, or to the Queen?
royal-secrets-waiting-choosing = { $players } chooses between the King and the Queen.
royal-secrets-help-choosing = Choose the audience where you will bet two cards. If those who meet there bring the Influence it asks for, each who stays wins its points, and whoever gave most also takes its Favour; if not, each who stays loses points. Look at who is there already and whom you trust: alone, you meet the Cardinal.
royal-secrets-help-choosing-others = { $players } will bet two cards at the audience that is chosen. If those who meet there bring the Influence it asks for, each who stays wins its points, and whoever gave most also takes its Favour; if not, each who stays loses points. Whoever is alone meets the Cardinal.

royal-secrets-prompt-choice-window = All have chosen. Do you want to use a Favour before the betting begins?
royal-secrets-waiting-choice-window = { $players } may still use a Favour before the betting begins.
royal-secrets-help-choice-window = This is the last moment for Corruption and Royal Dinner in this round. You may use one now or keep it for later; each serves only once. After somebody uses a Favour, those who passed are asked again.
royal-secrets-help-choice-window-others = This is the last moment for Corruption and Royal Dinner in this round. Each serves only once. After somebody uses a Favour, those who passed are asked again.

royal-secrets-prompt-handing = To whom do you hand the Parley?
royal-secrets-waiting-handing = { $players } decides who gets the Parley.
royal-secrets-help-handing = Whoever holds the Parley acts next, so you decide who must speak early and who may wait and see. It goes to a player who has not yet done what is being done now; when all have, to anybody but you, and that player begins what comes next. Whoever bets the very last card begins the next round.
royal-secrets-help-handing-others = Whoever holds the Parley acts next, so { $players } decides who must speak early and who may wait and see. It goes to a player who has not yet done what is being done now; when all have, to anybody else, and that player begins what comes next. Whoever bets the very last card begins the next round.

royal-secrets-prompt-betting = Your turn: bet your first card, face up or face down.
royal-secrets-waiting-betting = { $players } bets a first card.
royal-secrets-help-betting = You will bet two cards at your audience, one face up and one face down, in the order you like. An open card is a promise, a hidden one a secret. The card is spent for good, unless it is a 0 Courtier: those always come back. A Valet that counts carries a rumour: it hurts those at the other audience if yours succeeds, and you if it fails; an Excuse takes you out of the audience and brings you a Valet.
royal-secrets-help-betting-others = Everybody bets two cards at their audience, one face up and one face down, in the order they like. An open card is a promise, a hidden one a secret. The card is spent for good, unless it is a 0 Courtier: those always come back. A Valet that counts carries a rumour: it hurts those at the other audience if this one succeeds, and whoever bet it if it fails; an Excuse takes whoever bets it out of the audience and brings them a Valet.

royal-secrets-prompt-second-bet = Your turn: bet your second card.
royal-secrets-waiting-second-bet = { $players } bets a second card.
royal-secrets-help-second-bet = Your second card lies the other way up than your first. Count what lies open against what the audience asks, and guess what lies hidden. The highest sum takes the Favour of a success, but each card you spend is gone for the rounds to come.
royal-secrets-help-second-bet-others = The second card lies the other way up than the first. The highest sum takes the Favour of a success, but each card that is spent is gone for the rounds to come.

royal-secrets-prompt-betting-window = All have bet. Do you want to use a Favour before the count?
royal-secrets-waiting-betting-window = { $players } may still use a Favour before the count.
royal-secrets-help-betting-window = This is the last moment for Espionage, Stabbing and Medal of Merit in this round. One card more or less can decide whether an audience succeeds and who takes its Favour. After somebody uses a Favour, those who passed are asked again.
royal-secrets-help-betting-window-others = This is the last moment for Espionage, Stabbing and Medal of Merit in this round. One card more or less can decide whether an audience succeeds and who takes its Favour. After somebody uses a Favour, those who passed are asked again.

royal-secrets-prompt-recruitment-window = Before the hidden cards are turned up: do you want to recruit a card?
royal-secrets-waiting-recruitment-window = { $players } may recruit a card before the hidden ones are turned up.
royal-secrets-help-recruitment-window = With Recruitment you name a card that another player bet at your audience. It counts this round for whoever bet it, then comes to your hand instead of being discarded. A hidden card may be a surprise: if it is a 0 Courtier it goes back to its owner, and your Favour is spent for nothing.
royal-secrets-help-recruitment-window-others = Whoever uses Recruitment names a card that another player bet at the same audience. It counts this round for whoever bet it, then goes to the recruiter’s hand instead of being discarded. A hidden card may be a surprise: if it is a 0 Courtier it goes back to its owner, and the Favour is spent for nothing.

royal-secrets-prompt-tie-break = You are tied: choose a third card to show.
royal-secrets-waiting-tie-break = { $players } choose a third card to break the tie.
royal-secrets-help-tie-break = All tied players show a third card at the same time, and the highest takes the Favour; if the highest are equal, nobody does. Then each card shown goes to the hand of the next tied player to the right; only a 0 Courtier goes back to its owner. So a high card may win you the Favour, and is lost either way.
royal-secrets-help-tie-break-others = All tied players show a third card at the same time, and the highest takes the Favour; if the highest are equal, nobody does. Then each card shown goes to the hand of the next tied player to the right; only a 0 Courtier goes back to its owner.

royal-secrets-prompt-losses-window = The losses are known, and not yet paid. Do you want to use a Favour?
royal-secrets-waiting-losses-window = { $players } may use a Favour before the losses are paid.
royal-secrets-help-losses-window = Royal Pardon cancels all you owe this round, rumours included. Master Stroke turns what an audience costs you into a gain of as many points, but leaves the rumours. Each serves only once: a larger loss may still come in a later round.
royal-secrets-help-losses-window-others = Royal Pardon cancels all that its owner owes this round, rumours included. Master Stroke turns what an audience costs its owner into a gain of as many points, but leaves the rumours. Each serves only once.

royal-secrets-prompt-over = The game is over.
royal-secrets-help-over = After seven rounds, each 10 Influence left in hand was worth 1 more point, at most 6. Most points wins, and a tie is a shared victory.

## Refusals. They end without a full stop: the number of the rule follows.

royal-secrets-refused-over = The game is over
royal-secrets-refused-not-asked = It is not your turn to decide
royal-secrets-refused-not-choosing = This is not the moment to choose an audience
royal-secrets-refused-not-handing = This is not the moment to hand over the Parley
royal-secrets-refused-hand-to-another = Hand the Parley to another player at the table
royal-secrets-refused-has-already-acted = That player has already acted: hand the Parley to somebody who has not
royal-secrets-refused-not-betting = This is not the moment to bet a card
royal-secrets-refused-card-not-in-hand = That card is not in your hand
royal-secrets-refused-other-way-up = The second card lies the other way up than the first
royal-secrets-refused-no-tie = There is no tie to break with a third card
royal-secrets-refused-excuse-as-third-card = An Excuse cannot be the third card
royal-secrets-refused-nothing-to-pass = You cannot pass now: a decision is asked of you
royal-secrets-refused-favour-not-held = You do not hold that Favour
royal-secrets-refused-favour-not-now = That Favour cannot be used at this moment
royal-secrets-refused-planning-not-now = Planning is used only at the start of a round, before anybody has chosen
royal-secrets-refused-dividing-not-now = Only somebody who has used Planning divides the players
royal-secrets-refused-no-such-player = One of the players you name is not at this table
royal-secrets-refused-no-valet-left = Corruption finds nobody: no Valet is left to draw
royal-secrets-refused-already-dining = You already sit at both audiences
royal-secrets-refused-nothing-hidden = There is no hidden card to look at
royal-secrets-refused-not-hidden = No hidden card lies there to be stabbed
royal-secrets-refused-no-medal-there = No card lies there that could receive a medal
royal-secrets-refused-not-recruitable = That card cannot be recruited
royal-secrets-refused-no-loss = There is no loss left to pardon
royal-secrets-refused-no-audience-loss = No audience costs you anything that could be turned into a gain

## Deck files that are refused. Cards are counted from 1, in the order of the file.

royal-secrets-deck-audience-count =
    { $count ->
        [one] The deck “{ $deck }” has 1 Audience card; it needs 18 ({ $rule }).
       *[other] The deck “{ $deck }” has { $count } Audience cards; it needs 18 ({ $rule }).
    }
royal-secrets-deck-influence = The deck “{ $deck }”: Audience card { $card } ({ $favour }) asks for { $influence } Influence; it must be a multiple of 10, and at least 10 ({ $rule }).
royal-secrets-deck-points = The deck “{ $deck }”: Audience card { $card } ({ $favour }) wins { $win } and loses { $loss }; both must be at least 1 ({ $rule }).
royal-secrets-deck-favour-count =
    { $count ->
        [one] The deck “{ $deck }” has 1 Audience card with the Favour { $favour }; each Favour is on exactly 2 ({ $rule }).
       *[other] The deck “{ $deck }” has { $count } Audience cards with the Favour { $favour }; each Favour is on exactly 2 ({ $rule }).
    }
royal-secrets-deck-planning = The deck “{ $deck }”: both Planning cards ask for { $influence } Influence; they must differ, to tell which one decides ({ $rule }).
royal-secrets-deck-rumour = The deck “{ $deck }”: Valet { $card } (value { $value }) has the rumour { $rumour }; it must be 0 or more ({ $rule }).
royal-secrets-deck-valets = The deck “{ $deck }” has Valets of the values { $values }; they must be −10 twice, 0 four times, 10 twice and 20 twice ({ $rule }).
royal-secrets-deck-malformed = The deck file { $source } is not JSON at line { $line }, column { $column } ({ $rule }).
royal-secrets-deck-favour = The deck file { $source }: { $where } names the Favour “{ $favour }”, which does not exist. There are: { $favours } ({ $rule }).
royal-secrets-deck-missing = The deck file { $source }: { $where } lacks “{ $field }” ({ $rule }).
royal-secrets-deck-surplus = The deck file { $source }: { $where } has a field “{ $field }”, which means nothing here ({ $rule }).
royal-secrets-deck-kind =
    The deck file { $source }: { $where } has a field “{ $field }” that is not { $kind ->
        [int] a whole number
        [str] a text
       *[array] a list
    } ({ $rule }).
royal-secrets-deck-object = The deck file { $source }: { $where } is not written as an object, in braces ({ $rule }).
royal-secrets-deck-at-audience = Audience card { $card }
royal-secrets-deck-at-valet = Valet { $card }
royal-secrets-deck-at-top = the file as a whole
royal-secrets-deck-unknown = No deck is called “{ $name }”. There are: { $decks }.

## What the players claim at the table. It binds nobody.

royal-secrets-claim-hidden-card-worth = { $player }: my hidden card is worth at least { $influence }.
royal-secrets-claim-hidden-card-is-no-valet = { $player }: my hidden card is no Valet.
royal-secrets-claim-holds-valet = { $player }: I have a Valet worth { $value }.
royal-secrets-claim-will-attend = { $player }: I will go to the { $sovereign }.
royal-secrets-claim-will-bring = { $player }: count on me for at least { $influence } Influence.
royal-secrets-claim-will-match = { $player }: { $to }, bring at least { $influence } Influence, and I will too.
royal-secrets-claim-will-match-all = { $player }: let each of you at my side bring at least { $influence } Influence, and I will too.
royal-secrets-claim-will-withdraw = { $player }: do not count on me, I withdraw.
royal-secrets-claim-asks-for-help = { $player }: who helps me with the { $sovereign }?

## What a decision would do, beside the choice, as far as one can see

royal-secrets-effect-stakes = The { $sovereign } asks for { $asked }: success wins { $win } for each who stays, failure costs { $loss }. The highest sum takes { $favour }.
royal-secrets-effect-stakes-last = The { $sovereign } asks for { $asked }: success wins { $win }, but for the highest sum only, failure costs { $loss }.
royal-secrets-effect-joined = Already there: { $players }.
royal-secrets-effect-nobody-there = Nobody is there yet. Whoever is left alone meets the Cardinal.
royal-secrets-effect-not-held = Nobody is with the { $sovereign }: without a Royal Dinner that audience is not held.
royal-secrets-effect-alone = { $player } is alone with the { $sovereign }, and meets the Cardinal unless somebody dines.
royal-secrets-effect-acts =
    { $bet ->
        [0] { $player } chooses an audience now.
        [1] { $player } bets a first card now.
       *[2] { $player } bets a second card now.
    }
royal-secrets-effect-begins =
    { $bet ->
        [1] All have chosen: { $player } bets the very first card.
       *[2] All have bet once: { $player } bets the first of the second cards.
    }
royal-secrets-effect-last = { $player } comes last.
royal-secrets-effect-last-and-first = { $player } bets last, and so begins the next round.

royal-secrets-effect-open =
    { $missing ->
        [0] With the { $sovereign }, { $open } of the { $asked } asked then lie in sight: enough, as it stands.
       *[other] With the { $sovereign }, { $open } of the { $asked } asked then lie in sight: { $missing } are missing.
    }
royal-secrets-effect-known =
    { $missing ->
        [0] With the { $sovereign }, { $open } of the { $asked } asked then lie in sight. You know of { $known } in all: enough, as it stands.
       *[other] With the { $sovereign }, { $open } of the { $asked } asked then lie in sight. You know of { $known } in all: { $missing } are missing.
    }
royal-secrets-effect-withdrawn = An Excuse withdraws you at the count: your other card does not count, and you take a Valet if one is left.
royal-secrets-effect-withdrawn-unless-stabbed = Unless it is stabbed, an Excuse withdraws you at the count: your other card does not count, and you take a Valet if one is left.
royal-secrets-effect-withdrawn-all = You then neither win nor lose there; but if all withdraw, all pay.
royal-secrets-effect-withdrawn-freely = Alone with the Cardinal, you withdraw at no cost.
royal-secrets-effect-rumour =
    { $points ->
        [one] If your Valet counts and your audience succeeds, each who stays at the other loses 1 point; if yours fails, you do.
       *[other] If your Valet counts and your audience succeeds, each who stays at the other loses { $points } points; if yours fails, you do.
    }
royal-secrets-effect-no-rumour = As you dine, your Valet spreads no rumour.
royal-secrets-effect-cardinal =
    { $bet ->
        [1] Then the Cardinal lays a card face up beside you at the { $sovereign }’s audience.
       *[2] Then the Cardinal lays a card face down beside you at the { $sovereign }’s audience.
    }
royal-secrets-effect-comes-back = The 0 Courtier comes back to your hand after the round.
royal-secrets-effect-spent =
    { $count ->
        [one] The card is spent; 1 card stays in your hand.
       *[other] The card is spent; { $count } cards stay in your hand.
    }

royal-secrets-effect-stab = It is the { $card }: everybody will see it, and it no longer counts.
royal-secrets-effect-stab-unknown = You do not know this card: everybody will see it, and it no longer counts.
royal-secrets-effect-medal = It then counts { $influence }.
royal-secrets-effect-medal-unknown = You do not know this card: whatever it is worth counts double, also below zero.
royal-secrets-effect-medal-nothing = As it stands, a Medal changes nothing there.
royal-secrets-effect-recruit = The { $card } comes to your hand after the round; it still counts for whoever bet it.
royal-secrets-effect-recruit-unknown = You do not know this card: it comes to your hand after the round unless it is a 0 Courtier.
royal-secrets-effect-recruit-zero = It is a 0 Courtier: it goes back to its owner, and your Favour is spent for nothing.

royal-secrets-effect-third-card = The highest third card takes { $favour }; if the highest are equal, nobody does.
royal-secrets-effect-third-card-last =
    { $points ->
        [one] The highest third card wins 1 point; if the highest are equal, nobody does.
       *[other] The highest third card wins { $points } points; if the highest are equal, nobody does.
    }
royal-secrets-effect-third-card-given = Win or lose, it goes to { $player }. { $giver } hands you the card they show, unless it is a 0 Courtier.
royal-secrets-effect-third-card-kept = A 0 Courtier stays yours. { $giver } hands you the card they show, unless it is one too.

royal-secrets-effect-passed = You keep your Favours. In this window you are asked again only if somebody uses one.
royal-secrets-effect-planning-kept = You keep Planning for another round.
royal-secrets-effect-last-chance = This is the last round: a Favour that you do not use in it is lost.
royal-secrets-effect-due-gain =
    { $points ->
        [one] As it stands, this round then brings you 1 point.
       *[other] As it stands, this round then brings you { $points } points.
    }
royal-secrets-effect-due-loss =
    { $points ->
        [one] As it stands, this round then costs you 1 point.
       *[other] As it stands, this round then costs you { $points } points.
    }
royal-secrets-effect-due-nothing = As it stands, this round then brings you nothing and costs you nothing.

royal-secrets-effect-corruption =
    { $count ->
        [one] You take the last Valet of the pile, unseen by the others.
       *[other] You take the top one of { $count } Valets, unseen by the others.
    }
royal-secrets-effect-planning-alone = Nobody else holds Planning: you will divide the players.
royal-secrets-effect-planning-first = If { $player } uses Planning too, both cards are spent, and you decide: yours asks for more.
royal-secrets-effect-planning-second = If { $player } uses Planning too, both cards are spent, and you do not decide: yours asks for less.
royal-secrets-effect-dinner = Your two cards count for both: the King asks for { $king }, the Queen for { $queen }.
royal-secrets-effect-dinner-points = If you stay, two successes win you { $win } points, two failures cost you { $loss }.
royal-secrets-effect-dinner-points-last = If you stay, two failures cost you { $loss } points; each success wins only if your sum there is the highest.
royal-secrets-effect-dinner-rumours = No rumour hurts you, and your own Valets spread none.
royal-secrets-effect-espionage =
    { $count ->
        [0] You know every hidden card already: you would learn nothing.
        [one] You see 1 card that you do not know.
       *[other] You see { $count } cards that you do not know.
    }
