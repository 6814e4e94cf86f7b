### Words that every game and every place shares.

## Lists: "a, b and c"

list-more = { $word }, { $rest }
list-last = { $word } and { $rest }
list-empty = nobody

## What a player is called who has given no name, by seat

seat-0 = Ann
seat-1 = Bruno
seat-2 = Chloé
seat-3 = Dario
seat-4 = Eve
seat-5 = Félix
seat-6 = Greta
seat-7 = Hugo
seat-other = Player { $number }

## What goes wrong

# $reason has no full stop of its own.
refusal = { $reason } ({ $rule }).
bad-options = These table options cannot be used: { $why }.
bad-language = “{ $name }” is not a language spoken here. There are: { $languages }.
bad-players = This game is for { $least } to { $most } players, not for { $players }.
bad-names =
    { $names ->
        [one] There is 1 name for { $players } players.
       *[other] There are { $names } names for { $players } players.
    }
bad-seat = There is no seat { $seat } at a table of { $players }.
bad-record-unreadable = This is not a saved game: { $why }.
bad-record-format = This game was saved in format { $format }; this version reads format { $known }.
bad-record-game = This is a saved game of “{ $game }”, which nobody here knows.
bad-record-opening = This saved game does not even begin: { $why }
bad-record-move = This saved game stops fitting at move { $number } (seat { $seat }): { $why }
bad-record-forced = Only one move was possible there, and it is another one.
bad-record-outcome = This saved game ends otherwise than it says, after { $moves } moves.
bad-game = No game is called “{ $name }”. There are: { $games }.
bad-bot = No bot of level “{ $level }” plays this game. There are: { $levels }.
bad-key = A key has { $bytes } bytes, not { $given }.
bad-data = { $why }.
bad-option = This game has no table option “{ $name }”. There are: { $options }.

## The proof of a deal

proof-seed = the seed
proof-seed-commitment = the server’s commitment
proof-nonce = the nonce of seat { $seat }
proof-commitment = the commitment of seat { $seat }
bad-proof-none = This game holds no proof of its deal: it was not dealt at a table that makes one.
bad-proof-hex = The proof is false: { $part } is not 32 bytes in hexadecimal.
bad-proof-seats = The proof is false: its nonces are not those of different seats at this table, in seat order.
bad-proof-commitment = The proof is false: the nonce of seat { $seat } is not the one that seat had committed to.
bad-proof-seed-commitment = The proof is false: the seed is not the one the server had committed to.
bad-proof-game = The proof is false: it is about another game than the one that was played.
bad-proof-unknown-game = The proof is about a game that nobody here knows.
bad-proof-players = The proof is false: it is about another number of players.
bad-proof-options = The proof is false: it is about other table options than those played with.
bad-proof-bad-options = The proof is false: { $why }
bad-proof-deal = The proof is false: the cards that were dealt are not those that the seed and the nonces give.

bad-style = No style is called “{ $style }”. There are: { $styles }.

## Talk: answers to what another player claims

talk-reply-believe = { $player } believes { $other }.
talk-reply-doubt = { $player } does not believe { $other }.
talk-reply-agree = { $player } agrees with { $other }.
talk-reply-shrug = { $player } answers { $other } with a shrug.
