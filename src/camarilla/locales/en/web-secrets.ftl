### Secrets on the page: what stands beside things, and what its buttons say.

## Who and what

web-secrets-you = You
# In the middle of a sentence.
web-secrets-you-short = you
web-secrets-comma-you = , you
web-secrets-centre = Centre
web-secrets-token-yours = your own token
web-secrets-token-of = { $player }’s token
web-secrets-token-centre = the token in the centre
web-secrets-token-face-down = { $token }, face down
web-secrets-token-is = { $token }: { $identity }
web-secrets-tokens = Identity tokens
# Under the tokens.
web-secrets-tag-yours = yours
web-secrets-tag-centre = centre
web-secrets-bullet = Bullet
web-secrets-bullet-back = A Bullet, face down
web-secrets-bullet-of = Bullet, { $points }
web-secrets-bullet-from = Given by { $player }.
web-secrets-bullet-at = A Bullet on its way, before { $player }
web-secrets-card-described = { $card }, { $value }. { $text }
web-secrets-card-back = A card, face down
web-secrets-face-down = A Character turned face down, worth 0
web-secrets-face-down-known = { $card }, turned face down, worth 0
web-secrets-face-down-why = It counts nothing, but it is still a card.
web-secrets-face-down-count = { $count } face down

## The bar

web-secrets-turn = Turn { $turn }
web-secrets-no-turn = Before the first turn
web-secrets-steps = Steps of the turn
web-secrets-step-keep = Draw
web-secrets-step-offer = Offer
web-secrets-step-answer = Answer
web-secrets-step-effect = Effect

## The table

web-secrets-the-table = The table, { $count } players
web-secrets-players-round = The other players, clockwise from your left
web-secrets-your-area = Your area
web-secrets-cards =
    { $count ->
        [0] no card yet
        [one] 1 card
       *[other] { $count } cards
    }{ $bullets ->
        [0] {""}
        [one] , 1 Bullet
       *[other] , { $bullets } Bullets
    }
web-secrets-cards-of = { $player }: { $count } of { $limit } cards
web-secrets-cards-yours = Your cards, { $count } of { $limit }
web-secrets-no-card = no card yet
# The place of the card that ends the game.
web-secrets-slot-end = end
web-secrets-to-the-end =
    { $count ->
        [0] the game ends with this turn
        [one] 1 more card ends the game
       *[other] { $count } more cards end the game
    }
web-secrets-in-sight = in sight
web-secrets-is-active = their turn
web-secrets-holds-un = holds the UN
web-secrets-you-hold-un = you hold the UN token
web-secrets-un-centre = The UN token lies in the centre
web-secrets-un-with = The UN token is with { $player }
web-secrets-un-explained = Holds the UN token: may take a card that is offered between two others.
web-secrets-about = What lies before { $player }
web-secrets-about-you = What lies before you
web-secrets-pick = Pick { $player }
web-secrets-in-deck = in the deck
web-secrets-bullets-left =
    { $count ->
        [one] Bullet
       *[other] Bullets
    }
web-secrets-pair-yours = You turned these up: which one do you propose?
web-secrets-pair-of = { $player } turned these up
web-secrets-proposal-at = The proposal, face down before { $player }: { $cards }, one of the two
web-secrets-proposal-open = The proposal is revealed: { $card }
web-secrets-just-now = Just now
web-secrets-sealed = Sealed answers
web-secrets-sealed-waiting = Waiting for { $players }.
web-secrets-sealed-nobody = Nobody sees whether the other has answered.
web-secrets-sealed-yours =
    { $answer ->
        [accept] You accept.
        [refuse] You refuse.
        [interrupt] You interrupt.
       *[let-pass] You let it pass.
    }

## Deciding

web-secrets-your-answer = Your answer
web-secrets-answer-accept = Accept
web-secrets-answer-refuse = Refuse
web-secrets-answer-interrupt = Interrupt
web-secrets-answer-let-pass = Let it pass
web-secrets-your-offer = Your offer
web-secrets-keep-one = Keep one card
web-secrets-keep-one-hint = the other goes under the deck, face down
web-secrets-kept-hint = your proposal; only you know
web-secrets-tap-player = Pick a player
web-secrets-tap-player-hint = they see two names, not which
web-secrets-offer-it = Offer it, face down
web-secrets-offer-it-to = Offer it to { $player }, face down
web-secrets-keep-first = Keep it, then choose
web-secrets-hint-swap-tokens = Pick two other players: their tokens change places.
web-secrets-hint-place-before = Pick a player: the card goes there, and you look at that token.
web-secrets-hint-look-at = Pick a token: yours, another player’s or the one in the centre.
web-secrets-hint-swap-centre = Pick your left or your right neighbour: their token changes places with the one in the centre.
web-secrets-hint-give-bullet = Only you know what this Bullet costs. Pick who gets it.
web-secrets-do-swap-tokens = Swap two tokens
web-secrets-do-swap-tokens-now = Swap the tokens of { $who }
web-secrets-do-place-before = Place the Politician
web-secrets-do-place-before-now = Place it before { $who }
web-secrets-do-look-at = Look at a token
web-secrets-do-look-at-now = Look at { $who }
web-secrets-do-swap-centre = Swap with the centre
web-secrets-do-swap-centre-now = Swap the centre and { $who }
web-secrets-do-give-bullet = Give the Bullet
web-secrets-do-give-bullet-now = Give it to { $who }

## A private look

web-secrets-look-only-you = Only you see this
web-secrets-look-all = All players see this
web-secrets-look-all-but = All see this but { $player }
web-secrets-look-first = What you may see before the first turn
web-secrets-look-at = You look at { $token }:
# own: players show their own token; mine: you show the centre's.
web-secrets-look-shown =
    { $way ->
        [own] { $player } shows a token without looking at it:
        [mine] You show the token in the centre:
       *[centre] { $player } shows the token in the centre:
    }
web-secrets-look-goes = Once you close this card, the token lies face down again. Your notebook keeps what you saw.
web-secrets-look-remember = Once you close this card, the token lies face down again. Remember it: nothing can be reread at this table.
web-secrets-look-seen = I have seen it
web-secrets-look-title = A private look
web-secrets-look-shown-title = A token is shown

## What happens to oneself

web-secrets-mine = What has just happened to you
web-secrets-mine-by-swapped =
    { $own ->
        [yes] You swapped two tokens
       *[other] { $player } swapped two tokens
    }
web-secrets-mine-by-placed =
    { $own ->
        [yes] You placed a card
       *[other] { $player } placed a card
    }
web-secrets-mine-by-bullet =
    { $own ->
        [yes] You gave a Bullet
       *[other] { $player } gave a Bullet
    }
web-secrets-mine-swapped = Yours lies before { $player } now, theirs before you
web-secrets-mine-centre = Yours lies in the centre now, the centre’s before you
web-secrets-mine-unseen = Nobody has looked at them. You are what lies before you now.
web-secrets-mine-placed = The { $card } lies before you now
web-secrets-mine-bullet = A Bullet lies before you now, face down

## The notebook

web-secrets-notebook-shut = Closed until the end
web-secrets-notebook-shut-why = This table plays from memory: what you see is shown once, and neither looks nor swaps can be reread before the game is over.
web-secrets-notebook-beliefs = What you can know
web-secrets-notebook-beliefs-why = Exact, from what you saw: the deal, looks and swaps. Nothing is guessed from how others play. A dashed mark is where it stood before the latest event.
web-secrets-beliefs-caption = What you can know of each identity, as exact fractions
web-secrets-beliefs-place = Place
web-secrets-notebook-braid = How the tokens moved
web-secrets-notebook-braid-why = A line is a token, and time goes downwards. Letters: what you saw. Dotted: one of two ways, and only the Diplomat’s owner knows which. Grey: not certain for you.
web-secrets-notebook-braid-watching = A line is a token, and time goes downwards. Dotted: one of two ways, and only the Diplomat’s owner knows which. Whoever watches sees no identity before the end.
web-secrets-notebook-under = At the bottom of the deck
web-secrets-notebook-under-why = Everybody saw these go under, in this order; the first is drawn first.
web-secrets-notebook-option =
    { $notebook ->
        [off] Table option: memory only.
        [log] Table option: what you saw can be reread.
       *[beliefs] Table option: what can be known is worked out.
    }
web-secrets-braid-deal = deal
web-secrets-braid-you = you look
web-secrets-braid-all = shown
web-secrets-braid-seen = You see { $token }: { $identity }.
web-secrets-braid-swap = { $card }: { $first } and { $second } change places.
web-secrets-braid-maybe = Diplomat of { $player }: the token in the centre changes places with that of one of the two neighbours.

## The end

web-secrets-verdict = Who won, step by step
web-secrets-verdict-bottom = A Hippie alone at the bottom?
web-secrets-verdict-ladder = Scores from the lowest to the highest
web-secrets-verdict-hippie = Yes. Nobody has so few points as { $players }: { $points }.
web-secrets-verdict-no-hippie = No. Nobody at the table is a Hippie.
web-secrets-verdict-not-alone =
    { $count ->
        [one] No. { $players } has the lowest score: { $points }.
       *[other] No. { $players } share the lowest score: { $points }.
    }
web-secrets-verdict-sums = Then the agencies are added up
web-secrets-verdict-equal = The sums are equal: everybody loses, Hippies too.
web-secrets-verdict-agency = CIA { $cia }, KGB { $kgb }: the { $agency } wins, with all its agents.
web-secrets-verdict-centre = The token left in the centre ({ $identity }) belongs to nobody.
web-secrets-team-agents =
    { $count ->
        [one] one agent
       *[other] { $count } agents
    }
web-secrets-team-hippies =
    { $count ->
        [one] alone, counts for no agency
       *[other] each alone, counts for no agency
    }
web-secrets-no-card-at-all = no card
web-secrets-team-won = victory
web-secrets-end-braid = Where everybody’s token went
web-secrets-end-braid-open = all open now
web-secrets-final-0 = The tokens are turned up
web-secrets-final-1 = Cards and Bullets are counted
web-secrets-final-2 = A Hippie alone at the bottom?
web-secrets-final-score =
    { $count ->
        [0] cards { $characters }
        [one] cards { $characters }, Bullet { $bullets }
       *[other] cards { $characters }, Bullets { $bullets }
    }
web-secrets-final-nobody = Nobody wins
web-secrets-final-wins =
    { $count ->
        [one] { $players } wins
       *[other] { $players } win
    }
