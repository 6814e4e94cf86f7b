### Road to the Palace.
###
### Names of things (Characters, cards, discs) come into sentences as finished words. A disc is named by its colour.
### A text stays on one line, however long: Fluent keeps line breaks.

## Names

road-to-the-palace-noble = Noble
road-to-the-palace-soldier = Soldier
road-to-the-palace-priest = Priest
road-to-the-palace-king = King
road-to-the-palace-queen = Queen
road-to-the-palace-politician = Politician

road-to-the-palace-card = { $character } { $points }
road-to-the-palace-card-politician = Politician

road-to-the-palace-disc-finance = yellow
road-to-the-palace-disc-military = red
road-to-the-palace-disc-politics = blue
road-to-the-palace-disc-treachery = purple

# Parts of lists: columns with their impression, revealed Bribes, discs in the reserve, and who has how much.
road-to-the-palace-column = { $character } { $points }
road-to-the-palace-revealed =
    { $count ->
        [0] { $player }’s { $character }
        [one] { $player }’s { $character } with 1 Politician
       *[other] { $player }’s { $character } with { $count } Politicians
    }
road-to-the-palace-discs = { $disc } { $count }
road-to-the-palace-score = { $player } { $points }

# A card where it lies, as claims name it.
road-to-the-palace-lying =
    { $row ->
        [1] { $card } in the top row
        [2] { $card } in the middle row
       *[3] { $card } in the bottom row
    }

## The log: set-up

road-to-the-palace-log-grid-dealt =
    { $count ->
        [0] The cards are dealt.
        [one] The cards are dealt; a Politician who turned up goes back into the deck.
       *[other] The cards are dealt; { $count } Politicians who turned up go back into the deck.
    } Top row: { $top }. Middle row: { $middle }. Bottom row: { $bottom }. { $player } will begin.
# Read only by the one who chose.
road-to-the-palace-log-bribes-chosen = { $player } puts by a Bribe for the { $first } in round 1, and one for the { $second } in round 2.
road-to-the-palace-log-bribes-laid = Everybody’s Bribes lie under the boards.
road-to-the-palace-log-starting-discs-laid = { $player } lays the first discs: { $top } on the top row, { $middle } on the middle one, { $bottom } on the bottom one.

## The log: management

road-to-the-palace-log-round-began =
    { $round ->
        [1] Round 1. { $player } is the first player.
       *[other] Round { $round }, the last. { $player } is the first player.
    }
road-to-the-palace-log-card-taken = { $player } takes the { $card } and a { $disc } disc.
road-to-the-palace-log-card-taken-with-treachery = { $player } takes the { $card }, with the { $disc } disc on it: 1 more impression.
road-to-the-palace-log-politician-taken = { $player } takes the { $card } and a { $disc } disc; the { $card } joins this round’s Bribe, face down.
# The very last card, with three players and the printed 46 cards.
road-to-the-palace-log-card-taken-alone = { $player } takes the last card, the { $card }, without a disc.
road-to-the-palace-log-columns-reordered = { $player }’s columns now stand in this order: { $columns }.
road-to-the-palace-log-row-refilled =
    { $row ->
        [1] New cards in the top row: { $cards }.
        [2] New cards in the middle row: { $cards }.
       *[3] New cards in the bottom row: { $cards }.
    }
road-to-the-palace-log-disc-laid =
    { $row ->
        [1] { $player } lays a { $disc } disc on the top row.
        [2] { $player } lays a { $disc } disc on the middle row.
       *[3] { $player } lays a { $disc } disc on the bottom row.
    }

## The log: evaluation

road-to-the-palace-log-bribes-revealed = The Bribes are revealed: { $bribes }.
road-to-the-palace-log-king-pawn-kept = Impressions on the King: { $impressions }. { $player } keeps the first-player pawn.
road-to-the-palace-log-king-pawn-taken = Impressions on the King: { $impressions }. { $player } takes the first-player pawn.
road-to-the-palace-log-king-tied = Impressions on the King: { $impressions }. A tie between { $tied }: the first-player pawn goes to { $player }.
road-to-the-palace-log-queen-equal = Impressions on the Queen: { $impressions }. All are equal, so nothing changes hands.
road-to-the-palace-log-queen-judged =
    Impressions on the Queen: { $impressions }. A pot of { $pot }, filled by { $lowest }, is for { $highest }{ $rest ->
        [0] .
       *[other] ; { $rest } that cannot be shared goes to the bank.
    }
road-to-the-palace-log-paid-queen = { $player } pays { $points } influence into the Queen’s pot.
road-to-the-palace-log-gained-queen = { $player } gets { $points } influence from the Queen’s pot.
road-to-the-palace-log-gained-first-column = { $player } gains { $points } influence for the discs on the first column.
road-to-the-palace-log-gained-third-column = { $player } gains { $points } influence for the discs on the third column.
road-to-the-palace-log-gained-treachery = { $player } gains { $points } influence for purple discs on the King and the Queen.
road-to-the-palace-log-paid-debt = { $player } pays { $to } { $points } influence for the discs left over.
road-to-the-palace-log-loan-taken = { $player } has to borrow { $points } influence from the bank.
road-to-the-palace-log-discs-returned = The players’ discs go back. The reserve: { $discs }.
road-to-the-palace-log-round-ended = Round { $round } is over.

## The log: the end

road-to-the-palace-log-gained-king = { $player } gains { $points } influence for the impression made on the King.
road-to-the-palace-log-loan-repaid =
    { $left ->
        [0] { $player } repays the loan of { $points }.
       *[other] { $points ->
            [0] { $player } cannot repay the loan and stays { $left } in debt.
           *[other] { $player } repays { $points } of the loan and stays { $left } in debt.
        }
    }
road-to-the-palace-log-game-ended = The game is over: { $scores }. { $player } wins.
road-to-the-palace-outcome-won = { $player } wins with { $points } influence.
road-to-the-palace-outcome-nearest = { $player } wins with { $points } influence, being the nearest of those tied to the first-player pawn.

## Decisions, as they are offered

road-to-the-palace-move-bribes = Round 1: { $first }, round 2: { $second }
road-to-the-palace-move-start = Top row { $top }, middle row { $middle }, bottom row { $bottom }
road-to-the-palace-move-take =
    { $row ->
        [1] Take from the top row
        [2] Take from the middle row
       *[3] Take from the bottom row
    }
road-to-the-palace-move-lay = Lay a { $disc } disc

## What a decision would do, beside it. "Now": if the round were evaluated at once, with one’s own Bribe.

road-to-the-palace-then-bribes-open = Cards lying open: { $first } { $first_count }, { $second } { $second_count }.
road-to-the-palace-then-bribe-boxed = Your Bribe for the { $character } goes back to the box, unseen.
road-to-the-palace-then-start-fits = The { $card } carries a disc of its own colour, { $disc }: 3 points on a first column.
road-to-the-palace-then-start-fits-nowhere = No disc lies on a card of its own colour.
road-to-the-palace-then-column-new =
    { $place ->
        [1] A new column, { $character } { $points }: your first.
        [2] A new column, { $character } { $points }: your second.
        [3] A new column, { $character } { $points }: your third.
        [4] A new column, { $character } { $points }: your fourth.
       *[5] A new column, { $character } { $points }: your fifth.
    }
road-to-the-palace-then-column-grows =
    { $place ->
        [1] Your { $character } column grows to { $points } and stays the first.
        [2] Your { $character } column grows to { $points } and stays the second.
        [3] Your { $character } column grows to { $points } and stays the third.
        [4] Your { $character } column grows to { $points } and stays the fourth.
       *[5] Your { $character } column grows to { $points } and stays the fifth.
    }
# It was further to the right, so it can never become the fifth.
road-to-the-palace-then-column-rises =
    { $place ->
        [1] Your { $character } column grows to { $points } and becomes the first.
        [2] Your { $character } column grows to { $points } and becomes the second.
        [3] Your { $character } column grows to { $points } and becomes the third.
       *[4] Your { $character } column grows to { $points } and becomes the fourth.
    }
road-to-the-palace-then-politician = Your Bribe of this round then counts { $points }.
road-to-the-palace-then-disc-worth =
    { $points ->
        [3] The { $disc } disc would bring you 3 points now; all your discs together: { $total }.
        [1] The { $disc } disc would bring you 1 point now; all your discs together: { $total }.
       *[other] The { $disc } disc would cost you 1 point now; all your discs together: { $total }.
    }
road-to-the-palace-then-purple-court = The { $disc } disc counts 1 impression, and 1 point when the round is evaluated.
road-to-the-palace-then-purple-column = The { $disc } disc counts 1 impression until the round is evaluated, and no points.
road-to-the-palace-then-purple-lost = The { $disc } disc counts nothing with a Politician.
road-to-the-palace-then-next-card = The { $card } is then the leftmost of that row.
road-to-the-palace-then-refilled =
    { $count ->
        [one] The row is then refilled: 1 card from the deck.
       *[other] The row is then refilled: { $count } cards from the deck.
    }
road-to-the-palace-then-row-empty = That row then stays empty.
road-to-the-palace-then-last-card = It is the last card of all: the final evaluation follows.
road-to-the-palace-then-last-disc = It is the last disc: the round is evaluated, and all your discs together bring you { $total }.
road-to-the-palace-put-back = You can put it back until you lay the disc.
road-to-the-palace-not-put-back = The row is refilled at once, so it cannot be put back.
road-to-the-palace-then-left-takes =
    { $points ->
        [3] If { $player } took the { $card } now, the { $disc } disc would bring 3 points there, Bribes aside.
        [1] If { $player } took the { $card } now, the { $disc } disc would bring 1 point there, Bribes aside.
       *[other] If { $player } took the { $card } now, the { $disc } disc would cost 1 point, paid to you, Bribes aside.
    }

## Claims: what a player says, true or not

road-to-the-palace-claim-bribed = { $player }: my Bribe for round { $round } is the { $character }.
road-to-the-palace-claim-not-bribed = { $player }: no Bribe of mine is for the { $character }.
road-to-the-palace-claim-going-for = { $player }: my first column at the end of the round will be the { $character }.
road-to-the-palace-claim-wants-next = { $player }: I take the next { $character } I can.
road-to-the-palace-claim-will-take = { $player }: I will take the { $card }.
road-to-the-palace-claim-will-lay = { $player }: the next disc I lay will be { $disc }.
road-to-the-palace-claim-leave-me = { $player }: { $to }, leave me the { $card }, and I leave you the { $other }.

## What the table waits for: said to one who is asked, said to the others, explained

road-to-the-palace-prompt-bribing = Whom do you bribe in round 1, and whom in round 2?
road-to-the-palace-waiting-bribing = Two Bribes each, chosen under seal: { $players }.
road-to-the-palace-help-bribing = At the end of a round your Bribe for it joins your column of its colour as 1 point of impression, and 1 more for each Politician you took in that round. A colour you do not own becomes a new column. Nobody else knows what you chose until it is revealed, and the third Bribe goes back to the box.
road-to-the-palace-help-bribing-others = At the end of a round the Bribe for it joins its owner’s column of its colour as 1 point of impression, and 1 more for each Politician taken in that round. A colour that is not owned becomes a new column. Nobody else knows a Bribe until it is revealed, and the third goes back to the box.

road-to-the-palace-prompt-starting = Lay the first discs, one on the leftmost card of each row.
road-to-the-palace-waiting-starting = { $players } lays the first discs.
road-to-the-palace-help-starting = A disc goes with the card it lies on to whoever takes it. Yellow discs score on a column of Nobles, red on Soldiers, blue on Priests, if that column is the first or the third at the end of the round. You sit on the right of the first player and are the last to take a card.
road-to-the-palace-help-starting-others = A disc goes with the card it lies on to whoever takes it. Yellow discs score on a column of Nobles, red on Soldiers, blue on Priests, if that column is the first or the third at the end of the round. { $players } sits on the right of the first player and is the last to take a card.

road-to-the-palace-prompt-taking = Your turn: from which row do you take the leftmost card and its disc?
road-to-the-palace-waiting-taking = { $players } takes a card and its disc.
road-to-the-palace-help-taking = The card joins your column of its colour; columns stand from the strongest to the weakest, and one that has grown passes only what it exceeds. At the end of the round each yellow, red or blue disc on your first column is worth 3 points, on your third 1; every other one costs you 1 point, paid to the player on your right. A Politician goes to your Bribe instead. A purple disc stays on its card: 1 more impression, and 1 point on the King or the Queen.
road-to-the-palace-help-taking-others = The card joins { $players }’s column of its colour; columns stand from the strongest to the weakest, and one that has grown passes only what it exceeds. At the end of the round each yellow, red or blue disc on a first column is worth 3 points, on a third 1; every other one costs 1 point, paid to the player on the right. A Politician goes to a Bribe instead. A purple disc stays on its card: 1 more impression, and 1 point on the King or the Queen.

road-to-the-palace-prompt-laying = Which disc do you lay on the card that is now the leftmost of that row?
road-to-the-palace-waiting-laying = { $players } lays a disc.
road-to-the-palace-help-laying = Whoever takes that card has to take the disc too, and the next to choose is the player on your left. A disc that does not fit the first or third column of whoever takes it costs them 1 point, and you are paid for those of the player on your left. Round 1 ends when the reserve is empty, round 2 when all cards are taken.
road-to-the-palace-help-laying-others = Whoever takes that card has to take the disc too, and the next to choose is the player on the left of { $players }. A disc that does not fit the first or third column of whoever takes it costs them 1 point, paid to the player on their right. Round 1 ends when the reserve is empty, round 2 when all cards are taken.

road-to-the-palace-prompt-over = The game is over.
road-to-the-palace-help-over = After two rounds everybody gained as much influence as their impression on the King. Most influence wins; of those tied, the one nearest clockwise to whoever holds the first-player pawn.

## Refusals. They end without a full stop: the number of the rule follows.

road-to-the-palace-refused-over = The game is over
road-to-the-palace-refused-not-asked = It is not your turn to decide
road-to-the-palace-refused-not-choosing-bribes = This is not the moment to choose Bribes
road-to-the-palace-refused-not-laying-starting-discs = This is not the moment to lay the first discs
road-to-the-palace-refused-not-taking = This is not the moment to take a card
road-to-the-palace-refused-row-empty = There is no card left in that row
road-to-the-palace-refused-no-disc-there = That card has no disc: it can only be taken when no card with a disc is left
road-to-the-palace-refused-not-laying = This is not the moment to lay a disc
road-to-the-palace-refused-disc-not-in-reserve = There is no such disc in the reserve
