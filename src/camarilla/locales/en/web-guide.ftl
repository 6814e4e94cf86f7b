### The first-game guide: one note for each thing as it first appears on the table. See web/src/lib/guide/note.ts.

web-guide = First-game guide
web-guide-hint = Explains what lies on the table as it first appears.
web-guide-next = I see
web-guide-off = No more notes
web-guide-again = Start the guide again
web-guide-on = Notes appear beside what is new on the table, each once; while one is open, nothing goes on by itself, unless others wait for you. Escape puts it away.
web-guide-is-off = The guide is off.
web-guide-read = What the guide has said

## Royal Secrets

web-guide-royal-secrets-goal = Seven rounds; whoever has most points after them wins. Each round the King and the Queen give an audience, and you go to one of them with two cards.
web-guide-royal-secrets-audience = The large number is the Influence this audience asks for. If the cards bet here reach it together, everybody who stays wins the green points; if not, everybody loses the red ones.
web-guide-royal-secrets-choose = Decide where you go. With more people it is easier to reach the Influence together; but whoever is at an audience that fails pays, with the others.
web-guide-royal-secrets-favour = The Favour goes to one person only: whoever brings most to an audience that succeeds. It is a power to use once, in a later round; touch it to read what it does.
web-guide-royal-secrets-parley = You hold the Parley: it is you who acts. There is no fixed order; when you have acted you name who acts next.
web-guide-royal-secrets-hand = Your cards must last for seven rounds: what you bet is gone, only the 0s come back to you. Lift one card now.
web-guide-royal-secrets-faces = Lay it face up for all to see, or face down. Your second card will have to lie the other way up.
web-guide-royal-secrets-excuse = The Excuse is your way out: bet it, and you withdraw when the cards are turned. You neither win nor lose, and draw a Valet. But if everybody withdraws, everybody loses.
web-guide-royal-secrets-valet = A Valet brings its Influence and a rumour. If your audience succeeds, everybody at the other one loses the rumour’s points; if it fails, you lose them.
web-guide-royal-secrets-talk = Promise, threaten or ask for help here. Nothing that is said binds anybody, and at the end you see who lied.
web-guide-royal-secrets-gauge = What lies open, against what is asked. What is hatched lies hidden or is still to come: that is where trust and bluff are.
web-guide-royal-secrets-second = Your second card lies the other way up than the first. After this the cards are turned and counted.
web-guide-royal-secrets-cardinal = Whoever is alone with a sovereign meets the Cardinal, who bets two cards as well. They count for the audience; but if he brought more than the guest, nobody takes the Favour.
web-guide-royal-secrets-count = All cards are turned, audience by audience: who withdraws, whether the Influence is reached, who wins or loses what, and who takes the Favour. Stop it, step through it or skip it below.
web-guide-royal-secrets-points = Your points; everybody began with 10. Those of the others stay secret until the end, but every gain and loss is told: the Log has them all.
web-guide-royal-secrets-won = A Favour of yours. From the round after you won it you may use it once, and you are asked when its moment has come. Touch it to read it.
web-guide-royal-secrets-window = A moment for Favours, and you have one that fits. Use it, or keep it for later: nothing forces you.
web-guide-royal-secrets-divide = You plan this round: send each player to the King or to the Queen, yourself too. Nobody else chooses.
web-guide-royal-secrets-tie = You brought as much as somebody else. Show a third card: the highest takes the Favour, and then the tied pass these cards on to each other.
web-guide-royal-secrets-last = The last round: only whoever brings most to an audience that succeeds wins its points. Then each 10 Influence left in your hand is worth a point, six at most.

## Secrets

web-guide-secrets-identity = Your identity: CIA, KGB or Hippie. You have seen it once and may not look again, so remember it; it can be swapped before you know.
web-guide-secrets-goal = You are on the side of the token that lies before you when the game ends. The agency with more points together wins; but a Hippie with fewer points than everybody else wins alone.
web-guide-secrets-centre = One more identity lies here and belongs to nobody. Some cards show it or swap it.
web-guide-secrets-keep = All have seen these two cards. Keep one in secret, to offer it; the other goes under the deck. The number is what it brings to whoever gets it, the text what they must then do.
web-guide-secrets-offer = Offer your card face down to somebody, and say about it what you like. If they refuse it, you get it yourself.
web-guide-secrets-answer = One of the two cards that all have seen is offered to you. Accept, and it is yours with its points and its effect; refuse, and it falls to whoever offered it.
web-guide-secrets-talk = Say who you are, or who you would like to be. Nothing that is said here binds anybody.
web-guide-secrets-interrupt = You hold the UN token: snatch this card unseen before it is settled, or let it pass. You and the one it is offered to answer at the same time, and you come first.
web-guide-secrets-un = Whoever alone has the fewest cards holds the UN token, and may snatch any card that is offered between two others.
web-guide-secrets-swapping = The Psychiatrist: name two other players, and their tokens change places. Nobody sees what they are.
web-guide-secrets-placing = The Politician goes before somebody else, with its points. Then you look at their token in secret.
web-guide-secrets-negotiating = The Diplomat: all have seen the token in the centre. Swap it now with that of a neighbour; only you know with which.
web-guide-secrets-looking = The Detective: look in secret at one token, your own if you have lost track. All see which one you look at, but not what it is.
web-guide-secrets-giving = You have drawn a Bullet and know what it costs, from 0 to 3 points. Give it to somebody, face down.
web-guide-secrets-swapped = Tokens have changed places, and with them who is who. Follow them with your eyes: you are what lies before you now.
web-guide-secrets-negotiated = A Diplomat has swapped the centre’s token with that of a neighbour, left or right: only the Diplomat knows with which.
web-guide-secrets-looked = What you have seen of tokens, and every swap, can be read again in the Notebook.
web-guide-secrets-cards = Your cards, with their points. Two of the same face up are turned down at the end of the turn and bring nothing any more.
web-guide-secrets-bullet = A Bullet lies before you. It costs you from 0 to 3 points at the end; only whoever gave it knows.
web-guide-secrets-turned = Cards that lie face down are worth nothing, but they count as cards: for the UN token and for the end.
web-guide-secrets-end =
    { $players ->
        [7] The game ends with the turn in which somebody gets a fourth card, Bullets included. Now is the time to know who you are.
        [8] The game ends with the turn in which somebody gets a fourth card, Bullets included. Now is the time to know who you are.
       *[other] The game ends with the turn in which somebody gets a fifth card, Bullets included. Now is the time to know who you are.
    }

## Road to the Palace

web-guide-road-to-the-palace-goal = You want the most influence after two rounds, and begin with 10. In each round you gather Characters in columns; then the columns are judged.
web-guide-road-to-the-palace-bribes = Choose a Bribe for each of the two rounds, in secret. When the round is judged it joins the column of its colour with 1 impression, and can turn the order round.
web-guide-road-to-the-palace-starting = You lay the first three discs, one a row. Whoever takes a card takes its disc too.
web-guide-road-to-the-palace-take = Take the first card of a row, with the disc on it. The card joins your column of its colour; the number is its impression.
web-guide-road-to-the-palace-lay = Now lay a disc on the next card of that row: for whoever takes it a gift or a burden, as their columns stand. Purple makes the card itself stronger by 1.
web-guide-road-to-the-palace-columns = Your columns, one a colour. Those with more impression stand further left, and only their order counts when missions are paid.
web-guide-road-to-the-palace-missions = Your missions. When the round is judged, each disc of the colour of your first column brings 3 points, of your third column 1. For every other you pay 1 to the player on your right.
web-guide-road-to-the-palace-order = A column that grows overtakes another only when it has more impression, not as much. Look before you take: the order decides which of your discs pay.
web-guide-road-to-the-palace-king = Whoever makes the most impression on the King begins the next round. At the very end your King column brings as many points as it has impression.
web-guide-road-to-the-palace-queen = When the round is judged, whoever impresses the Queen least pays, and whoever impresses her most takes it. No Queen at all is the least.
web-guide-road-to-the-palace-purple = A purple disc stays on its card: 1 more impression this round. On a King or a Queen it brings a point as well.
web-guide-road-to-the-palace-politicians = A Politician joins no column. It is laid with your Bribe and makes it stronger by 1 when it is revealed.
web-guide-road-to-the-palace-reserve = When the last disc of the reserve has been laid, the round is judged.
web-guide-road-to-the-palace-evaluation = The round is judged: Bribes join their columns, then the King, the Queen, the missions. After that all discs go back, and the columns stay.
web-guide-road-to-the-palace-round = The second round goes on with the columns you have, until every card is taken. Then it is judged like the first, and the Kings bring their points.
web-guide-road-to-the-palace-loan = You could not pay, so the bank has lent you points. You give them back at the end.
