### Secrets.
###
### Names of things (Characters, identities, tokens) come into sentences as finished words; some with their article.
### A text stays on one line, however long: Fluent keeps line breaks.

## Names

secrets-cia = CIA
secrets-kgb = KGB
secrets-hippie = Hippie

secrets-double-agent = Double Agent
secrets-psychiatrist = Psychiatrist
secrets-politician = Politician
secrets-detective = Detective
secrets-diplomat = Diplomat
secrets-journalist = Journalist
secrets-scientist = Scientist
secrets-assassin = Assassin

secrets-a-double-agent = a Double Agent
secrets-a-psychiatrist = a Psychiatrist
secrets-a-politician = a Politician
secrets-a-detective = a Detective
secrets-a-diplomat = a Diplomat
secrets-a-journalist = a Journalist
secrets-a-scientist = a Scientist
secrets-a-assassin = an Assassin

# Where an identity token lies.
secrets-place = { $player }’s token
secrets-place-own = their own token
secrets-place-centre = the token in the centre

# Parts of lists: who is what, who has how much, and with whom a Diplomat swapped.
secrets-token = { $player } ({ $identity })
secrets-token-centre = the centre ({ $identity })
secrets-score = { $player } { $points }
secrets-negotiation = { $player } with { $neighbour }

## Characters: what they do

secrets-double-agent-text = Swap your token with the one in the centre, then look at your new one in secret.
secrets-psychiatrist-text = Swap the tokens of two other players, unseen. Everybody sees whose.
secrets-politician-text = Place this card before another player instead of yourself, then look at that player’s token in secret.
secrets-detective-text = Look in secret at one token: your own, another player’s or the one in the centre.
secrets-diplomat-text = The token in the centre is shown to all. Then, unseen by the others, swap it with your left or right neighbour’s.
secrets-journalist-text = Show your token to all others without looking at it yourself.
secrets-scientist-text = The first has no effect. The second face up before you turns all your Characters face down: they are worth nothing.
secrets-assassin-text = Draw a Bullet, look at it and give it face down to another player. It costs 0 to 3 points at the end.

## The log: a turn begins

secrets-log-first-looks =
    { $way ->
        [own] Everybody looks at their own token in secret.
        [right] Everybody looks in secret at their own token and at that of the player on their right.
       *[centre] Everybody looks in secret at their own token and at that of the player on their right. Then the token in the centre is shown to all players.
    }
secrets-log-first-looks-open =
    { $way ->
        [own] Everybody looks at their own token in secret.
        [right] Everybody looks in secret at their own token and at that of the player on their right.
       *[centre] Everybody looks in secret at their own token and at that of the player on their right. Then the token in the centre is shown to all players.
    } What is seen: { $tokens }.
secrets-log-turn-began =
    { $again ->
        [0] Turn { $turn }. { $player } turns up { $first } and { $second }.
        [one] Turn { $turn }. { $player } turns up { $first } and { $second }; another card like the first goes under the deck.
       *[other] Turn { $turn }. { $player } turns up { $first } and { $second }; { $again } more cards like the first go under the deck.
    }
secrets-log-card-kept = { $player } keeps one of the two as the proposal and puts the other under the deck.
secrets-log-card-kept-open = { $player } keeps { $card } as the proposal, in secret, and puts the other card under the deck.
secrets-log-card-offered = { $player } offers the card, face down, to { $to }.

## The log: an offer is settled

# Read only by the one who answered.
secrets-log-offer-answered =
    { $answer ->
        [accept] { $player } answers under seal: the card is accepted.
        [refuse] { $player } answers under seal: the card is refused.
        [interrupt] { $player } answers under seal: the United Nations interrupt.
       *[let-pass] { $player } answers under seal: the United Nations let it pass.
    }
secrets-log-settled-accept = { $player } accepts the card from { $active }. It is { $card }, and { $owner } carries out its effect.
secrets-log-settled-refuse = { $player } refuses the card, and it goes back to { $active }. It is { $card }, and { $owner } carries out its effect.
secrets-log-settled-interrupt = The United Nations interrupt: { $player } takes the card that { $active } offered to { $target }. It is { $card }.

## The log: effects

secrets-log-card-placed = { $player } places the { $card } before { $before }.
secrets-log-pair-turned-down = { $player } has two Characters alike ({ $card }): both are turned face down and worth nothing from now on.
secrets-log-all-turned-down = A second Scientist for { $player }: all Characters there are turned face down ({ $cards }).
secrets-log-swapped-with-centre = { $player } swaps tokens with the centre.
secrets-log-tokens-swapped = { $player } swaps the tokens of { $first } and { $second }.
secrets-log-token-looked-at = { $player } looks in secret at { $place }.
secrets-log-token-looked-at-open = { $player } looks in secret at { $place }: { $identity }.
secrets-log-token-shown = { $player } shows { $place } to all other players without looking at it.
secrets-log-token-shown-open = { $player } shows { $place } to all other players without looking at it: { $identity }.
secrets-log-centre-shown = { $player } shows { $place } to all players.
secrets-log-centre-shown-open = { $player } shows { $place } to all players: { $identity }.
secrets-log-centre-swapped = While all others close their eyes, { $player } swaps the token in the centre with a neighbour’s.
secrets-log-centre-swapped-open = While all others close their eyes, { $player } swaps the token in the centre with { $neighbour }’s.
secrets-log-bullet-drawn = { $player } draws a Bullet and looks at it.
secrets-log-bullet-drawn-open = { $player } draws a Bullet and looks at it: { $points }.
secrets-log-bullet-given = { $player } gives the Bullet, face down, to { $to }.

## The log: the United Nations

secrets-log-un-taken = { $player } has the fewest cards and takes the UN token.
secrets-log-un-passed = The UN token passes from { $player } to { $to }, who now has the fewest cards.
secrets-log-un-put-back = { $player } is no longer the only one with the fewest cards, and the UN token goes back to the centre.

## The log: the end

secrets-log-secrets-revealed =
    { $count ->
        [0] All is revealed: { $tokens }. The tokens were dealt so: { $dealt }. The scores: { $scores }.
       *[other] All is revealed: { $tokens }. The tokens were dealt so: { $dealt }. The Diplomats swapped the centre’s token so: { $swaps }. The scores: { $scores }.
    }
secrets-log-ended-lone-hippie = Nobody else has so few points: { $player }, a Hippie, wins alone.
secrets-log-ended-agency = CIA { $cia }, KGB { $kgb }: the { $agency } wins. The victory is for { $players }.
secrets-log-ended-nobody =
    { $points ->
        [one] CIA and KGB both have { $points } point: everybody loses.
       *[other] CIA and KGB both have { $points } points: everybody loses.
    }
secrets-outcome-hippie =
    { $points ->
        [one] { $players }, a Hippie, wins alone with the lowest score: { $points } point.
       *[other] { $players }, a Hippie, wins alone with the lowest score: { $points } points.
    }
secrets-outcome-agency = The { $agency } wins by { $points } to { $others }. The victory is for { $players }.
secrets-outcome-nobody =
    { $points ->
        [one] Nobody wins: CIA and KGB both have { $points } point.
       *[other] Nobody wins: CIA and KGB both have { $points } points.
    }

## Decisions, as they are offered

secrets-move-keep = Propose { $card } ({ $sign }{ $value })
secrets-move-offer = Offer the card to { $player }
secrets-move-accept = Accept the card
secrets-move-refuse = Refuse the card
secrets-move-interrupt = Interrupt: take the card yourself
secrets-move-let-pass = Let it pass
secrets-move-swap = Swap the tokens of { $first } and { $second }
secrets-move-place = Place the Politician before { $player } and look at that token
secrets-move-look = Look at { $place }
secrets-move-left = Swap the token in the centre with your left neighbour’s
secrets-move-right = Swap the token in the centre with your right neighbour’s
secrets-move-give = Give the Bullet to { $player }

## What the table waits for: said to one who is asked, said to the others, explained

secrets-prompt-keeping = Your turn: which of the two cards do you propose?
secrets-waiting-keeping = { $players } chooses which of the two cards to propose.
secrets-help-keeping = Everybody has seen the two cards, but only you know which one you keep as your proposal. The other goes under the deck. Whoever ends up with the card gets its value and must carry out its effect: you, if the offer is refused.
secrets-help-keeping-others = Everybody has seen the two cards, but only { $players } will know which one is proposed. The other goes under the deck. Whoever ends up with the card gets its value and must carry out its effect.

secrets-prompt-offering = To whom do you offer the card, face down?
secrets-waiting-offering = { $players } decides to whom the card is offered.
secrets-help-offering = You may say anything about the card, true or not. The player you choose accepts it unseen, or refuses it, and then it is yours. The holder of the UN token, if it is neither you nor that player, may take it from both of you.
secrets-help-offering-others = { $players } may say anything about the card, true or not. Whoever is chosen accepts it unseen, or refuses it, and then it lies before { $players }. The holder of the UN token, if it is neither of the two, may take it from both.

secrets-prompt-answering = { $player } offers you a card, face down. Do you accept it?
secrets-waiting-answering =
    { $count ->
        [one] { $players } decides whether to accept the card.
       *[other] Sealed answers are asked of { $players }.
    }
secrets-help-answering = It is one of the two Characters that were turned up. If you accept, it lies before you, and you carry out its effect; if you refuse, the one who offered it does. A Politician goes on to somebody else. Where the holder of the UN token is asked too, both answer at the same time, in secret, and an interruption comes first.
secrets-help-answering-others = It is one of the two Characters that were turned up. Whoever accepts it has it before them, and carries out its effect; if it is refused, the one who offered it does. A Politician goes on to somebody else. Where the holder of the UN token is asked too, both answer at the same time, in secret, and an interruption comes first.

secrets-prompt-interrupting = { $player } offers somebody a card. Do the United Nations interrupt?
secrets-help-interrupting = You hold the UN token: you may take the card unseen, whatever the other player answers, and carry out its effect. Nobody learns what that player would have said. If you let it pass, the answer decides.

secrets-prompt-swapping = Psychiatrist: whose tokens do you swap?
secrets-waiting-swapping = { $players } swaps the tokens of two other players.
secrets-help-swapping = Choose two other players. Everybody sees whose tokens change places, and nobody looks at them. Whoever you move may be on another side from now on, and may not know it.
secrets-help-swapping-others = Everybody sees whose tokens change places, and nobody looks at them. Whoever is moved may be on another side from now on, and may not know it.

secrets-prompt-placing = Politician: before whom do you place the card?
secrets-waiting-placing = { $players } decides before whom the Politician is placed.
secrets-help-placing = The card counts for that player in every way: three points, one card more, and a pair with a Politician that lies face up there. Then you look at that player’s token in secret.
secrets-help-placing-others = The card counts for whoever gets it in every way: three points, one card more, and a pair with a Politician that lies face up there. Then { $players } looks at that player’s token in secret.

secrets-prompt-negotiating = Diplomat: with which neighbour’s token do you swap the one in the centre?
secrets-waiting-negotiating = { $players } swaps the token in the centre with a neighbour’s.
secrets-help-negotiating = Everybody has just seen the token in the centre; only you will know who has it now. You must swap it with your left or your right neighbour’s, and nobody looks at the one that comes to the centre.
secrets-help-negotiating-others = Everybody has just seen the token in the centre; only { $players } will know who has it now. It is swapped with the token of the neighbour on the left or on the right, and nobody looks at the one that comes to the centre.

secrets-prompt-looking = Detective: which token do you look at?
secrets-waiting-looking = { $players } looks at a token.
secrets-help-looking = Look at one token in secret: your own, another player’s or the one in the centre. Everybody sees which one, only you see what it is.
secrets-help-looking-others = { $players } looks at one token in secret: any player’s or the one in the centre. Everybody sees which one, only { $players } sees what it is.

secrets-prompt-giving = Assassin: who gets the Bullet?
secrets-waiting-giving = { $players } gives somebody a Bullet.
secrets-help-giving = You know what the Bullet costs, 0 to 3 points; the others will learn it at the end, the player who gets it too. It counts as one more card before that player.
secrets-help-giving-others = { $players } knows what the Bullet costs, 0 to 3 points; the others will learn it at the end, the player who gets it too. It counts as one more card before that player.

secrets-prompt-over = The game is over.
secrets-help-over = A Hippie whose score is lower than everybody else’s wins alone. Otherwise each agency adds up the scores of its members, and the higher sum wins; if the sums are equal, everybody loses.

## What a decision would do, said beside it to the one who may take it

# The condition with which the two sentences below begin.
secrets-then-if-card = If it is { $card }
secrets-then-if-accepted = If { $player } accepts
secrets-then-if-refused = If it is refused

# $what is the Character and its effect; or a pair; or a second Scientist.
secrets-then-yours =
    { $when }: { $what ->
        [double-agent] { $sign }{ $points } for you, and you swap tokens with the centre.
        [psychiatrist] { $sign }{ $points } for you, and you swap the tokens of two others.
        [politician] you place it before somebody else and look at that token.
        [detective] { $sign }{ $points } for you, and you look at a token.
        [diplomat] { $sign }{ $points } for you, the token in the centre is shown, and you swap it with a neighbour’s.
        [journalist] { $sign }{ $points } for you, and all others see your token.
        [assassin] { $sign }{ $points } for you, and you give somebody a Bullet.
        [pair] it is your second one, and both are turned face down ({ $sign }{ $points } for you).
        [all-down] it is your second Scientist, and all your Characters are turned face down ({ $sign }{ $points } for you).
       *[scientist] { $sign }{ $points } for you.
    }{ $ends ->
        [yes] {" "}The game ends with this turn.
       *[no] {""}
    }
secrets-then-theirs =
    { $when }: { $what ->
        [double-agent] { $sign }{ $points } for { $player }, who swaps tokens with the centre.
        [psychiatrist] { $sign }{ $points } for { $player }, who swaps the tokens of two others.
        [politician] { $player } places it before somebody else and looks at that token.
        [detective] { $sign }{ $points } for { $player }, who looks at a token.
        [diplomat] { $sign }{ $points } for { $player }, who shows the token in the centre and swaps it with a neighbour’s.
        [journalist] { $sign }{ $points } for { $player }, whose token all others see.
        [assassin] { $sign }{ $points } for { $player }, who gives somebody a Bullet.
        [pair] it is the second one there, and both are turned face down ({ $sign }{ $points } for { $player }).
        [all-down] it is the second Scientist there, and all Characters there are turned face down ({ $sign }{ $points } for { $player }).
       *[scientist] { $sign }{ $points } for { $player }.
    }{ $ends ->
        [yes] {" "}The game ends with this turn.
       *[no] {""}
    }
secrets-then-un-may-take = { $player } has the UN token and may take the card first.
secrets-then-target-decides = { $player } decides whose card it is.
secrets-then-swapped = Everybody sees the swap, nobody sees the tokens.
secrets-then-looked = Only you see what it is; everybody sees which one you look at.
secrets-then-placed = { $player } gets { $points } points.
secrets-then-placed-pair = It is the second Politician there, and both are turned face down ({ $points } for { $player }).
secrets-then-negotiated = { $player } gets the token from the centre ({ $identity }), and only you know it.
secrets-then-shot =
    { $points ->
        [0] It costs { $player } nothing at the end; it is only one more card there.
        [one] It costs { $player } { $points } point at the end.
       *[other] It costs { $player } { $points } points at the end.
    }
secrets-then-ends = The game ends with this turn.
secrets-then-un-yours = Then you take the UN token.
secrets-then-un-theirs = Then { $player } takes the UN token.
secrets-then-un-back = Then the UN token goes back to the centre.

## Claims: what players say to the table, true or not

secrets-claim-i-am =
    { $identity ->
        [cia] { $player }: I am CIA.
        [kgb] { $player }: I am KGB.
       *[hippie] { $player }: I am a Hippie.
    }
secrets-claim-they-are =
    { $identity ->
        [cia] { $player }: { $other } is CIA.
        [kgb] { $player }: { $other } is KGB.
       *[hippie] { $player }: { $other } is a Hippie.
    }
secrets-claim-centre-is =
    { $identity ->
        [cia] { $player }: the token in the centre is CIA.
        [kgb] { $player }: the token in the centre is KGB.
       *[hippie] { $player }: the token in the centre is a Hippie.
    }
secrets-claim-same-side = { $player }: { $other }, you and I are of the same agency.
secrets-claim-proposal-is = { $player }: my card is { $card }.
secrets-claim-card-brings = { $player }: take the card, it brings you points.
secrets-claim-card-costs = { $player }: refuse the card, it costs you points.
secrets-claim-i-will =
    { $answer ->
        [accept] { $player }: I will accept the card.
        [refuse] { $player }: I will refuse the card.
        [interrupt] { $player }: I will take the card with the UN token.
       *[let-pass] { $player }: I will let the offer pass.
    }
secrets-claim-bullet-in-hand =
    { $points ->
        [one] { $player }: this Bullet costs { $points } point.
       *[other] { $player }: this Bullet costs { $points } points.
    }
secrets-claim-bullet-given =
    { $points ->
        [one] { $player }: the Bullet that I gave to { $other } costs { $points } point.
       *[other] { $player }: the Bullet that I gave to { $other } costs { $points } points.
    }

## Refusals. They end without a full stop: the number of the rule follows.

secrets-refused-over = The game is over
secrets-refused-not-asked = It is not your turn to decide
secrets-refused-not-keeping = This is not the moment to choose a proposal
secrets-refused-not-turned-up = Propose one of the two Characters that were turned up
secrets-refused-not-offering = This is not the moment to offer a card
secrets-refused-another-player = Choose another player at the table
secrets-refused-not-answering = No offer waits for an answer
secrets-refused-accept-or-refuse = The card is offered to you: accept or refuse it
secrets-refused-interrupt-or-let-pass = The card is not offered to you: interrupt, or let it pass
secrets-refused-not-swapping = Only the owner of a Psychiatrist swaps the tokens of two players
secrets-refused-two-others = Choose two other players at the table
secrets-refused-not-placing = Only the owner of a Politician places it before somebody
secrets-refused-before-another = Place the Politician before another player at the table
secrets-refused-not-negotiating = Only the owner of a Diplomat swaps the token in the centre with a neighbour’s
secrets-refused-not-looking = Only the owner of a Detective chooses a token to look at
secrets-refused-no-token-there = There is no such token at this table
secrets-refused-not-giving = Only the owner of an Assassin gives somebody a Bullet
