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
bad-style = No style of talking is called “{ $style }”. There are: { $styles }.

## Talk: answers to what another player claims, and how bots talk

talk-reply-believe = { $player } believes { $other }.
talk-reply-doubt = { $player } does not believe { $other }.
talk-reply-agree = { $player } agrees with { $other }.
talk-reply-shrug = { $player } answers { $other } with a shrug.

talk-style-loyal = Loyal
talk-style-cautious = Cautious
talk-style-bold = Bold
talk-style-treacherous = Treacherous
