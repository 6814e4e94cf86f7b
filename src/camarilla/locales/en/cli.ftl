### The command `camarilla`.
###
### Messages that begin with cli-help- are also read without Fluent (camarilla.cli.helps): one line, nothing to fill in.

## Help

cli-help-camarilla = Board games of court and secrecy. Without a command: a table server on this machine, for you and your friends. In the terminal: camarilla play royal-secrets
cli-help-version = Show the version, and stop.
cli-help-help = Show this help, and stop.
cli-help-usage = Usage:
cli-help-arguments = Arguments:
cli-help-default = [default:
cli-help-options = Options:
cli-help-commands = Commands:
cli-help-kept = Your tables are kept in
cli-help-serve = Run a table server on a host, by options or by variables such as CAMARILLA_DATABASE.
cli-help-play = Play a game against bots, or with others at the same keyboard.
cli-help-join = Play at a table server, in the terminal; or let a bot play there.
cli-help-join-url = The address of a server, or the link of a table.
cli-help-join-name = What you want to be called there.
cli-help-join-table = A table by its id, if the address is only the server’s.
cli-help-join-watch = Watch, without sitting down.
cli-help-join-game = Make a new table for this game: royal-secrets, secrets or road-to-the-palace.
cli-help-join-bots = Bots that sit down at the new table: one level for all other seats, or one for each of some. [none]
cli-help-join-clock = The new table’s clock: none, days (no clock, and the table waits for who is away), seconds a decision (60), or seconds a game and more a decision (600+5). [none]
cli-help-join-wait = After what time a bot plays for who is away, at a new table without a clock: seconds (90), 3m, 2h, 1d or never. [90]
cli-help-join-talk = What may be said at the new table: free (anything), claims, silent. [free]
cli-help-join-visibility = Who may come to the new table: public, link, private. [link]
cli-help-join-token = An API token, to play as a declared bot.
cli-help-join-bot = Let a bot of this level play, at a table and with a token: page, courtier, minister or eminence.
cli-help-account = Your account at a table server: register, log in, keys for bots, games played, ratings.
cli-help-account-url = The address of a server.
cli-help-account-what = register, login or logout; name NAME; token NAME, tokens or drop ID; games, ratings GAME or record TABLE/NUMBER [FILE]. Without it: who you are there.
cli-help-account-words = What goes with it. A password is typed unseen, or read from a pipe.
cli-help-replay = Tell a saved game as a story.
cli-help-verify = Check that a saved game was dealt fairly.
cli-help-rules = Read the rules of a game, or one rule.
cli-help-decks = Show a game’s decks, check your own, or print one to edit.
cli-help-simulate = Let bots play many games, and see what comes of it.
cli-help-arena = Let levels of bots play against each other in turned seats, and see how sure the difference is.
cli-help-lab = Look at a game’s balance: what seats, cards and choices are worth where bots play.
cli-help-bench = Measure how fast the engine is on this machine.
cli-help-game = The game: royal-secrets, secrets or road-to-the-palace.
cli-help-players = How many play; royal-secrets: 3 to 5, secrets: 4 to 8, road-to-the-palace: 2 to 4. [4]
cli-help-humans = How many of them are people; they take turns at this keyboard. [1]
cli-help-bots = How the bots play: page (anything), courtier (rules of thumb), minister (thinks ahead) or eminence (thinks hard), one level for all or one for each bot. [courtier]
cli-help-seed = Any text; the same seed deals the same cards.
cli-help-simulate-seed = Any text; the same seed gives the same results, however many jobs.
cli-help-deck = The card values to play with: a deck by name, or a deck file.
cli-help-deck-check = A deck file of your own to check and show.
cli-help-template = Print the deck that comes with the game as a file to edit.
cli-help-names = Names of the players, separated by commas.
cli-help-lang = Language, English or French; that of your system if it is not given.
cli-help-resume = Go on with a saved game.
cli-help-save = Keep the game in this file, after every decision.
cli-help-open-scores = Table option: everybody sees everybody’s points.
cli-help-debts = Table option: points may go below zero.
cli-help-option = Any table option of a game, by its name; may be given several times.
cli-help-three-player-cards = Table option of road-to-the-palace: with three players, play with 45 cards or the printed 46.
cli-help-notebook = Table option of secrets: what people may reread, off, log or beliefs. [log]
cli-help-un-ties = Table option of secrets: who is tied for the fewest cards puts the UN token back (centre) or keeps it (keep). [centre]
cli-help-record = A saved game.
cli-help-seat = Through whose eyes: a seat from 1 on, or a name. Without it, a spectator’s.
cli-help-verify-nonce = Your own nonce, as your client kept it: is it in the deal? Goes with --seat.
cli-help-verify-seat = Where you sat: a seat from 1 on, or a name.
cli-help-verify-commitment = A commitment that you were shown before the deal: is it in the proof? May be given several times.
cli-help-all = With all cards open.
cli-help-rule = A rule or chapter by its id, such as RS-5.2 or RS-5, or just 5.2.
cli-help-games = How many games.
cli-help-jobs = How many processes share the work.
cli-help-arena-bots = Who plays, round the table: levels (page, courtier, minister, eminence), each with a style if it matters (loyal, cautious, bold, treacherous) and a count if there are several, such as minister/bold,courtier:3; a file such as mine.py is a bot of your own. Of two levels without counts, one of the first sits among the second.
cli-help-arena-games = How many games, rounded up so that every deal is played in every rotation.
cli-help-arena-seed = Any text; the same seed gives the same deals, and with a budget of iterations the same games.
cli-help-arena-jobs = How many processes share the work; as many as there are cores if it is not given.
cli-help-arena-deal = Play only this game of the tournament, here, to see what went wrong in it.
cli-help-lab-bots = The level of all bots: page, courtier, minister or eminence. [courtier]
cli-help-lab-players = How many play; every number that the game is for if it is not given.
cli-help-lab-games = How many games with each number of players.
cli-help-budget = How long bots that search may think over a decision: a time such as 200ms or 1.5s, or iterations such as 500it. [200ms]
cli-help-cluster = Share the work on a Ray cluster, by its address; local starts one on this machine.
cli-help-out = Keep the games in this folder, with the result; the same command then goes on where it was stopped.
cli-help-json = Write the results as JSON.
cli-help-seconds = How long to measure in all.
cli-help-home-port = Without a command: the port; one that is free if it is not given. [8000]
cli-help-only-here = Without a command: only this machine can come in, nobody in its network.
cli-help-no-browser = Without a command: do not open a browser.
cli-help-host = The address to listen at; 0.0.0.0 for all of this machine’s. [127.0.0.1]
cli-help-port = The port to listen at; 0 for any that is free. [8000]
cli-help-database = Where the tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. [a file in your data folder]
cli-help-redis = Where several servers that share a database nudge each other: redis://HOST
cli-help-origin = Another address whose pages may come in; may be given several times.
cli-help-proxied = A proxy in front says who comes, and by https; nobody else may be able to reach this address.
cli-help-workers = How many processes bots think in. [1]
cli-help-bot-pace = How long bots seem to think, in milliseconds, from and to. [600-1600]
cli-help-address = The server’s own address, as people type it: https://HOST. Links in mails begin with it.
cli-help-smtp = Where mail to players is handed in: smtp://USER:PASSWORD@HOST:587, or smtps:// for TLS from the start. Needs --mail-from and --address.
cli-help-mail-from = The address that mail comes from; push services are told it, too.
cli-help-push-service = A host whose browsers may be called, instead of the usual push services; *. in front for all below it; may be given several times.
cli-help-no-push = Do not call players on their devices.
cli-help-no-webhooks = Do not post calls to players’ webhooks.
cli-help-calls-local = Also call addresses on this machine, by http: for trying things out.
cli-help-log-level = How much the log tells. [info]

## What goes wrong

cli-file-trouble = { $file }: { $why }.
cli-bad-record = { $file }: { $why }
cli-which-game = Say which game. There are: { $games }.
cli-unknown-game = No game is called “{ $name }”. There are: { $games }.
cli-players = { $game } is for { $least } to { $most } players, not { $players }.
cli-humans = At a table of { $players }, { $humans } people cannot sit down.
cli-bots = No bot plays “{ $name }”. The levels are: { $levels }.
cli-bots-count = Name one level for all bots, or one for each of the { $count }; there are { $given }.
cli-names-count = There are { $given } names for { $players } players.
cli-names-twice = Two players have the same name.
cli-option = “{ $option }” is not an option: write NAME=VALUE, each name once.
cli-no-name = “{ $name }” is not a name: it needs a letter.
cli-resume-options = A saved game goes on as it was dealt: --players, --seed, --deck, --names and table options are for new games.
cli-resume-game = That file is a game of { $game }, not of { $asked }.
cli-file-exists = There is a file { $file } already. Choose another name.
cli-already-over = That game is over. See it again with: { $command }
cli-unknown-deck = No deck is called “{ $name }”, and there is no such file. There are: { $decks }.
cli-no-decks = { $game } has no deck files.
cli-no-rule = There is no rule “{ $rule }”.
cli-seat-or-all = Choose --seat or --all, not both.
cli-verify-nonce-and-seat = Give --nonce and --seat together: a nonce belongs to a seat.
cli-verify-no-nonce = The proof holds, but not for you: { $player } gave no nonce to this deal.
cli-verify-other-nonce = The proof holds, but not for you: the nonce of { $player } is another one.
cli-verify-other-commitment = The proof holds, but it is not what you were shown: the commitment { $commitment } is not in it.
cli-no-seat = Nobody sits at “{ $asked }”. There are: { $players }.
cli-bench-players = No game is for { $players } players.
cli-options-behind = Write the options behind the command: camarilla { $command } …
cli-serve-port-taken = Port { $port } is taken already. Choose another with --port.
cli-serve-port-forbidden = You may not listen at port { $port }. Choose one from 1024 on with --port, and put a proxy in front.
cli-serve-host = “{ $host }” is not an address of this machine.
cli-serve-workers = Bots need at least one process to think in.
cli-serve-pace = “{ $typed }” is not a pace: write two times in milliseconds, the shorter first, such as 600-1600.
cli-serve-level = No log tells “{ $typed }”. There are: { $levels }.

## The server

cli-serve-open = Camarilla is open at { $address }
cli-serve-share = Others in the same network come in at { $address }
cli-serve-only-here = Only this machine can come in.
cli-serve-kept = Tables are kept in { $file }
cli-serve-stop = Ctrl-C stops the server. Games go on when it starts again.
cli-serve-stopped = The server has stopped. Nothing is lost.

## At the prompt

cli-prompt = >
cli-welcome =
    { $count ->
        [one] You are { $players }. Type a number to choose, ? for help, quit to save and leave.
       *[other] { $players } share this keyboard. Type a number to choose, ? for help, quit to save and leave.
    }
cli-with-bots = With you at the table: { $players }.
cli-unclear = I do not understand “{ $typed }”. Type the number of a choice, or ? for help.
cli-nothing-typed = Type the number of a choice, from 1 to { $most }, or ? for help.
cli-no-choice =
    { $most ->
        [one] There is no choice { $number }: there is only 1. Type ? for help.
       *[other] There is no choice { $number }: they go from 1 to { $most }. Type ? for help.
    }
cli-commands = You can type: a number · ? · ? and a number · log (this round) · log 4 · log all · hand · hands · table · rules 5.2 · save · quit
cli-rules-how = Type rules and an id, such as RS-5 or RS-5.2.
cli-no-chapter = There is no round { $chapter } yet; the last one is { $last }.
cli-no-log = This table is played without a notebook: what you have not remembered is gone.
cli-more = Press Enter for the next round.
cli-on = Press Enter to read on.
cli-read-on = Press Enter to see the table.
cli-to-curtain = Press Enter: the curtain falls.
cli-curtain = Hand the keyboard to { $player }.
cli-curtain-enter = { $player }, press Enter when nobody else can see the screen.

## Saving, and the end

cli-saved = The game is saved in { $file }.
cli-saved-truth = That file holds everything, hidden cards too: let nobody read it before the end.
cli-not-saved = The game could not be saved in { $file }: { $why }.
cli-resume-with = Go on with:
cli-replay-with = See it again with:
cli-offer-save = Press Enter to keep this game in { $file }, or type n.
cli-seed = The seed was: { $seed }
cli-deck-good = { $deck } is a good deck for { $game }.
cli-deck-template = To type in the cards of your own box, begin with this file, and edit it:
cli-deck-file = my-deck.json
cli-deck-how = Play with it:

cli-replay-all = { $game }, with all cards open
cli-replay-spectator = { $game }, as everybody saw it
cli-replay-seat = { $game }, through the eyes of { $player }
cli-replay-unfinished = The game stops here, after { $moves } decisions.
cli-by-bot =
    { $place ->
        [first] A bot
       *[within] a bot
    } for { $whose ->
        [own] you
       *[other] { $player }
    }

cli-verify-proved = Proved, for deal { $number } of the table “{ $table }”: { $game } with { $players } players.
cli-verify-seed = The seed is the one the server had committed to with { $commitment }.
cli-verify-nonces = What these players gave to the deal is what they had committed to: { $players }.
cli-verify-deal = The cards are exactly those that this gives, with these table options; none was changed.
cli-verify-moves = All { $moves } decisions keep the rules and lead to the result in the file.
cli-verify-unfinished = All { $moves } decisions keep the rules; the game was not finished.
cli-verify-mine = The nonce you named is in it, as that of { $player }.
cli-verify-shown =
    { $count ->
        [one] The commitment you named is in it.
       *[other] All { $count } commitments you named are in it.
    }
cli-verify-not-proved = Not proved:
cli-verify-unshown-seed = That the server committed before it knew the nonces. You know it if you were shown its commitment then: name it with --commitment.
cli-verify-unshown = That what { $players } gave was not chosen last. You know it if you were shown their commitments before any nonce: name each with --commitment.
cli-verify-server-alone = That the server did not choose the cards: no player gave anything to this deal. It could not change them later.
cli-verify-not-mine = That you had a part in it. Name what your client kept with --nonce and --seat: one honest part is enough to make the deal fair.
cli-verify-played-on = That the cards were dealt for this game: it goes on from a position of { $origin }, whose deal this is. Whoever played may have seen them all, and other people may have given the nonces.
cli-verify-looked = That whoever runs the server did not look at the cards.
cli-verify-retries = That no deal was broken off to get another: this is deal { $number } of its table, and everybody there saw those before it.
cli-verify-made = That these are the decisions you made: nobody signs them. Compare them with what you remember.

## Simulations and measurements

cli-decimal-mark = .
cli-group-mark = ,
cli-percent = { $share } %
cli-simulate-games = Games
cli-simulate-stopped = Stopped.
cli-simulate-title =
    { $games ->
        [one] 1 game of { $game } with { $players } players, seed { $seed }
       *[other] { $games } games of { $game } with { $players } players, seed { $seed }
    }
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-points = Points
cli-simulate-spread = Spread
cli-simulate-wins = Wins
cli-simulate-win-share = Share
cli-simulate-length = Decisions a game: { $mean } (from { $shortest } to { $longest })
cli-share-royal-succeeded = Audiences that succeed: { $share }
cli-share-road-discs-first = Mission discs on a first column: { $share }
cli-share-road-discs-third = Mission discs on a third column: { $share }
cli-share-road-discs-owed = Mission discs that were paid for: { $share }
cli-share-secrets-lone-hippie = Games won by a lone Hippie: { $share }
cli-share-secrets-nobody = Games that nobody wins: { $share }
cli-share-secrets-accepted = Offers that are accepted: { $share }
cli-share-secrets-interrupted = Offers that are interrupted: { $share }
cli-bench-title = { $subject } ({ $build }), on one core
cli-bench-measure = What
cli-bench-rate = per second
cli-bench-time = µs each
cli-bench-inside = Decisions, whole games in the engine, dealing included
cli-bench-inside-dealt = Decisions, whole games in the engine
cli-bench-driven = Decisions driven from Python, dealing included
cli-bench-driven-dealt = Decisions driven from Python
cli-bench-view = Views
cli-bench-copy = Copies
cli-bench-imagine = Imagined states
cli-bench-search = Iterations of a search, to the end

## Royal Secrets: the table

cli-royal-deck = Card values: the deck “{ $deck }”. For where its numbers come from: { $command }
cli-royal-own-deck = Card values: the deck “{ $deck }”. Where its numbers come from: { $provenance }
cli-royal-round = round { $round } of { $rounds }
cli-royal-parley = Parley
cli-royal-piles = Valets { $valets } · Cardinal { $cardinals }
cli-royal-audience-king = The King’s audience
cli-royal-audience-queen = The Queen’s audience
cli-royal-asks = asks { $influence }
cli-royal-wins = win +{ $points }
cli-royal-loses = lose −{ $points }
cli-royal-favour = Favour: { $favour }
cli-royal-nobody = nobody here yet
cli-royal-nobody-came = nobody came
cli-royal-cardinal = Cardinal
cli-royal-joins = will join
cli-royal-withdrew = withdrew
cli-royal-succeeded = succeeded
cli-royal-failed = failed
cli-royal-taken = Favour to { $player }
cli-royal-in-sight = { $sight } in sight of { $asked }
cli-royal-known = you know { $known }
cli-royal-hidden = { $count } hidden
cli-royal-to-come = { $count } to come
cli-royal-you = (you)
cli-royal-asked = decides
cli-royal-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cli-royal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-royal-hand = Hand
cli-royal-hands = What all know to be in hand or face down:
cli-royal-masked-valets =
    { $count ->
        [one] 1 Valet nobody else has seen
       *[other] { $count } Valets nobody else has seen
    }
cli-royal-nothing = nothing
cli-royal-line = { $who }: { $what }
cli-royal-no-bet = no card yet
cli-royal-a-card = a card
cli-royal-lies =
    { $lies ->
        [up] { $card } face up
        [down] { $card } face down
       *[stabbed] { $card } stabbed
    }
cli-royal-with-medal = {" "}with a medal
cli-royal-recruited-by = {" "}recruited by { $player }
cli-royal-excuse = Excuse
cli-royal-excuse-short = Ex
cli-royal-valet = Valet { $value } (rumour { $rumour })
cli-royal-valet-short = V{ $value } ({ $rumour })
cli-royal-valet-held = { $value } (rumour { $rumour })
cli-royal-valets = Valets

## Royal Secrets: choices and the final score

cli-royal-bet-up = Face up
cli-royal-bet-down = Face down
cli-royal-show = Show
cli-royal-to = To
cli-royal-to-king = To the King
cli-royal-everybody = everybody
cli-royal-all-but = all but { $players }
cli-royal-stabbing = Stabbing
cli-royal-medal = Medal
cli-royal-recruitment = Recruitment
cli-royal-yours = yours
# A card that lies on the table, in short; its face follows.
cli-royal-place =
    { $bet ->
        [1] { $owner } 1st
       *[2] { $owner } 2nd
    }
cli-royal-stake = { $influence } Influence is asked. If those who stay bring it, each of them wins { $win }, and whoever gave most takes the Favour; if not, each of them loses { $loss }.
cli-royal-scores = Where the points came from
cli-royal-part-player = Player
cli-royal-part-total = Points
cli-royal-part-start = Start
cli-royal-part-won = Won
cli-royal-part-lost = Lost
cli-royal-part-rumours = Rumours
cli-royal-part-favours = Favours
cli-royal-part-unpaid = Unpaid
cli-royal-part-hand = Hand
cli-royal-card-audience = Favour
cli-royal-card-asks = Asks
cli-royal-card-wins = Win
cli-royal-card-loses = Lose
cli-royal-card-valet = Valet
cli-royal-card-rumour = Rumour

## Road to the Palace

cli-road-round = round { $round } of { $rounds }
cli-road-pawn = ♟ { $player }
cli-road-deck =
    { $cards ->
        [one] 1 card in the deck
       *[other] { $cards } cards in the deck
    }
cli-road-market = The market
cli-road-row =
    { $row ->
        [1] top
        [2] middle
       *[3] bottom
    }
cli-road-reserve = reserve
cli-road-aside = (+{ $count } in round 2)
cli-road-politician = Politician
cli-road-with-disc = { $card } with a { $disc } disc
cli-road-nothing = nothing
cli-road-line = { $who }: { $what }
cli-road-you = (you)
cli-road-no-column = no column yet
cli-road-politicians =
    { $count ->
        [one] 1 Politician
       *[other] { $count } Politicians
    }
cli-road-influence = { $points } influence
cli-road-loan = loan { $points }
cli-road-discs =
    { $count ->
        [one] 1 { $disc } disc
       *[other] { $count } { $disc } discs
    }
cli-road-bribes = Bribes
cli-road-for-round = round { $round }
cli-road-scores = Where the influence came from (1st and 3rd: discs on those columns)
cli-road-part-player = Player
cli-road-part-total = Total
cli-road-part-start = Start
cli-road-part-queen = Queen
cli-road-part-first-column = 1st
cli-road-part-third-column = 3rd
cli-road-part-treachery = Purple
cli-road-part-received = Received
cli-road-part-paid = Paid
cli-road-part-king = King

## Secrets: the table

cli-secrets-turn = turn { $turn }
cli-secrets-piles = deck { $cards } · Bullets { $bullets }
cli-secrets-un = UN token: { $holder }
cli-secrets-centre = centre
cli-secrets-you = (you)
cli-secrets-asked = decides
cli-secrets-line = { $who }: { $what }
cli-secrets-nothing = nothing
cli-secrets-no-card = no card
cli-secrets-face-down =
    { $count ->
        [one] 1 face down ({ $cards })
       *[other] { $count } face down ({ $cards })
    }
cli-secrets-bullets =
    { $count ->
        [one] 1 Bullet ({ $bullets })
       *[other] { $count } Bullets ({ $bullets })
    }
# A Character on the table, in three letters or so.
cli-secrets-short-double-agent = Dbl
cli-secrets-short-psychiatrist = Psy
cli-secrets-short-politician = Pol
cli-secrets-short-detective = Det
cli-secrets-short-diplomat = Dip
cli-secrets-short-journalist = Jou
cli-secrets-short-scientist = Sci
cli-secrets-short-assassin = Asn
cli-secrets-turned-up = Turned up: { $first } or { $second }
cli-secrets-your-proposal = You propose: { $card }
cli-secrets-offered = { $player } offers one of them to { $target }.
cli-secrets-effect = { $player } has got the card: { $card }
cli-secrets-your-bullet = The Bullet you have drawn: { $points }

## Secrets: what one has seen

cli-secrets-notebook-off = Notebook: off. What you see you must remember; it stays on the screen until the next turn has ended.
cli-secrets-notebook-log = Notebook: log. Type “hand” for what you have seen of the tokens, “log” for everything.
cli-secrets-notebook-beliefs = Notebook: beliefs. The table shows how likely each token is to be CIA, KGB or Hippie.
cli-secrets-seen = What you have seen of the tokens, in order:
cli-secrets-looked = { $place }: looked at by { $seers }
cli-secrets-looked-open = { $place }: { $identity } (looked at by { $seers })
cli-secrets-swapped = { $first } ⇄ { $second }
cli-secrets-negotiated = { $player }’s Diplomat: centre ⇄ one of the two neighbours
cli-secrets-negotiated-open = { $player }’s Diplomat: centre ⇄ { $neighbour }

## Secrets: choices and scores

cli-secrets-propose = Propose
cli-secrets-to = Offer to
cli-secrets-bullet-to = Bullet to
cli-secrets-before = Before
cli-secrets-swap = Swap
cli-secrets-look-at = Look at
cli-secrets-scores = Who was who
cli-secrets-part-player = Player
cli-secrets-part-side = Side
cli-secrets-part-characters = Characters
cli-secrets-part-bullets = Bullets
cli-secrets-part-total = Score

## At a table server

cli-join-game-royal-secrets = Royal Secrets
cli-join-game-secrets = Secrets
cli-join-game-road-to-the-palace = Road to the Palace
cli-join-unreachable = No table server answers at { $server }.
cli-join-new-or-old = What describes a new table does not go with the link of a table.
cli-join-game-first = Say with --game what is played at the new table.
cli-join-bot-needs = A bot needs a table and a token: give the table’s link, and --token.
cli-join-unanswered = The table has not answered. Look whether it has happened, and try again.
cli-join-gone-no-session = The server does not know you any more: come in again.
cli-join-gone-not-allowed = That table is not for you any more.
cli-join-gone-no-table = There is no such table, or it is not for you.
cli-join-gone-version = The server speaks another version of the protocol: update Camarilla.
cli-join-gone-bad-messages = The server does not understand this program: update Camarilla.
cli-join-gone-too-slow = The connection is too slow.
cli-join-gone-flooding = The server has closed the connection: too much at once.
cli-join-gone-lost = The connection to { $server } could not be made.
cli-join-bad-wait = “{ $value }” is not a waiting time: write seconds (90, at least 5), 3m, 2h, 1d or never.
cli-join-bad-clock = “{ $clock }” is not a clock: write none, days, 60 (seconds a decision, at least 5) or 600+5 (seconds a game, at least 30, and more with each decision).
cli-join-bad-setting = “{ $value }” cannot be: { $name } wants something else.
cli-join-one-of = “{ $value }” is not one of the words for { $name }: { $words }.
cli-join-bad-bots = Write how many, at most { $most }, and a level: { $levels }.
cli-join-unclear = I do not understand “{ $typed }”. Type ? for help.

## At a table server: the door

cli-join-ask-name = What are you called? [{ $usual }]
cli-join-lobby = { $server }: you are { $name }.
cli-join-my-tables = Your tables
cli-join-open-tables = Open tables
cli-join-new-table = A new table
cli-join-lobby-orders = Type a number, the link of a table, name and a new name, account, Enter to look again, or quit.
cli-join-table-line = { $game } · { $phase } · { $players }
cli-join-phase-waiting =
    { $free ->
        [0] about to begin
        [one] 1 seat free
       *[other] { $free } seats free
    }
cli-join-phase-dealing = about to begin
cli-join-phase-playing = being played
cli-join-phase-over = over
cli-join-ask-players = How many play, from { $least } to { $most }? [{ $usual }]
cli-join-ask-bots = How many of them are bots, at most { $most }, and of which level: { $levels }? [{ $usual }]
cli-join-ask-rest = The rest: { $rest }. Press Enter to make the table, or type change.
cli-join-ask-options = Table options: { $options }. Type what is to be otherwise, such as name=value, or press Enter.
cli-join-ask-clock = The clock: none, days (as none, and the table waits for who is away), seconds a decision (60), or seconds a game and more a decision (600+5)? [{ $usual }]
cli-join-ask-wait = Who is away: after what time does a bot play for them: { $words }? [{ $usual }]
cli-join-ask-talk = What may be said: { $words }? [{ $usual }]
cli-join-ask-visibility = Who may come: { $words }? [{ $usual }]

## At a table server: the waiting room

cli-join-title = { $game }, game { $number } at this table
cli-join-seat-free = free
cli-join-seat-bot =
    { $level ->
        [eminence] { $name } (bot, grey eminence)
       *[other] { $name } (bot, { $level })
    }
cli-join-mark-you = you
cli-join-mark-host = host
cli-join-mark-bot = remote bot
cli-join-mark-away = away
cli-join-mark-stand-in = a bot plays
cli-join-set-players = { $players } players
cli-join-talk-free = talk is free
cli-join-talk-claims = claims only
cli-join-talk-silent = silent
cli-join-clock-none = no clock
cli-join-set-grace = a bot plays after { $time } away
cli-join-set-grace-never = a bot never plays for who is away
cli-join-clock-decision = { $seconds } s a decision, then a bot takes it
cli-join-clock-bank = { $seconds } s a game and { $increment } s a decision, then a bot decides
cli-join-visibility-public = public
cli-join-visibility-link = by link
cli-join-visibility-private = private
cli-join-no-spectators = no spectators
cli-join-rated = rated
cli-join-option-royal-secrets-open-scores-false = hidden points
cli-join-option-royal-secrets-open-scores-true = open points
cli-join-option-royal-secrets-debts-false = points never fall below zero
cli-join-option-royal-secrets-debts-true = points may fall below zero
cli-join-option-deck = deck “{ $name }”
cli-join-option-secrets-un-ties-centre = a tie sends the UN token to the centre
cli-join-option-secrets-un-ties-keep = a tie leaves the UN token with its holder
cli-join-option-secrets-notebook-off = memory only
cli-join-option-secrets-notebook-log = what one saw can be reread
cli-join-option-secrets-notebook-beliefs = what can be known is worked out
cli-join-option-road-to-the-palace-open-scores-false = hidden influence
cli-join-option-road-to-the-palace-open-scores-true = open influence
cli-join-option-road-to-the-palace-three-player-cards-45 = 45 cards with three players
cli-join-option-road-to-the-palace-three-player-cards-46 = 46 cards with three players
cli-join-link = The link to share:
cli-join-orders-host = You can type: bot · remove 3 · set players 5 · start · say … · leave · quit · ? for more
cli-join-orders-player = You can type: sit 3 · stand · say … · leave · quit · ? for more. The host starts.
cli-join-orders-watcher = You are watching. You can type: sit · say … · quit · ? for more
cli-join-help-seats = Seats: sit · sit 3 · stand · leave. The host also: bot · bot minister 3 · remove 3 · host 2 (hands the table over) · invite NAME · start
cli-join-help-settings = The host sets the table: set players 5 · set game secrets · set talk free, claims or silent · set clock none, days, 60 or 600+5 · set visibility public, link or private · set spectators off · set wait 90, 3m, 1d or never · set NAME VALUE for the game’s own options (now { $options })
cli-join-help-talk = Talk: say … · talk (what was said) · mute NAME · unmute NAME. And: link · table · rules in the game · quit, which keeps your seat
cli-join-sits = { $name } sits down at seat { $seat }.
cli-join-bot-sits-down = { $name }, a bot, sits down at seat { $seat }.
cli-join-gets-up = { $name } gets up: seat { $seat } is free.
cli-join-is-away = { $name } is away.
cli-join-is-back = { $name } is back.
cli-join-own-stand-in = A bot plays for you now, { $name }, until you are back. Type back to play on yourself.
cli-join-own-left = You have given your seat up, { $name }; a bot plays on, or somebody whom the host lets in. Type sit to play on yourself.
cli-join-gives-up = { $name } has given the seat up.
cli-join-stand-in-plays =
    { $given_up ->
        [yes] A bot plays for you (sit: play yourself).
       *[no] A bot plays for you (back: play yourself).
    }
cli-join-new-host = The host is now { $name }.
cli-join-set-anew = The table is set anew: { $settings }.
cli-join-once-more = Once more: game { $number } at this table.
cli-join-dealing = The cards are being dealt: everybody has a part in it.
cli-join-invited = { $name } may come now.

## At a table server: the game

cli-join-dealt = The cards are dealt.
cli-join-commitment = The server’s seal on its part in the deal: { $commitment }
cli-join-lost = The connection is lost; it comes back by itself …
cli-join-found = The connection is back.
cli-join-taken-back = You take your last decision back.
cli-join-unfair = Take care: the server did not keep to the seals it had shown for the deal. Somebody may have chosen the cards.
cli-join-watching = You are watching: others play here. Type ? for what you can do.
# Under the board, about a player.
cli-join-not-here =
    { $player }: { $mark ->
        [away] away
        [stand-in] a bot plays
       *[left] seat given up
    }
cli-join-may-take-played-for = A bot plays for { $name }. Type take { $name } to ask for the seat.
cli-join-may-take-left = { $name } has given the seat up: a bot plays. Type take { $name } to ask for the seat.
cli-join-may-take-left-alone = { $name } has given the seat up. Type take { $name } to ask for it.
cli-join-call-allowed = The call gets through only if { $name } has allowed it.
cli-join-can-undo = You may still think again: undo takes it back.
cli-join-not-asked = Nothing is asked of you just now. Type ? for help.
cli-join-commands = At this table also: say … · claim · claim WORD (to find one) · claim 3 · believe, doubt, agree or shrug 2 · talk · undo · mute NAME · leave · quit (keeps your seat)
cli-join-commands-absence = Who is away: wait · let a bot play · call (the usual note). You: go (a bot plays until you type back) · stand (for good). A seat that a bot plays: take NAME · let in NAME or refuse NAME (the host)
cli-join-really-leave = Do you give your seat up? A bot will play on, or somebody whom the host lets in. Type yes to leave; quit keeps the seat.
cli-join-seated-anyway = You have a seat at this table, so you play. Type stand to get up and watch.
cli-join-left-table = You have left the table.
cli-join-talk-mark = »
cli-join-said-player = { $name }: { $text }
cli-join-said-watcher = { $name } (watching): { $text }
cli-join-claimed = [{ $number }] { $words }
cli-join-answered = To [{ $number }]: { $words }
cli-join-nothing-said = Nothing has been said yet.
cli-join-no-claims = There is nothing like that to claim.
cli-join-claim-how = Type claim and a number to say it. It binds you to nothing, and need not be true.
cli-join-list-first = Type claim first, to see what may be claimed.
cli-join-no-claim-yet = Nobody else has made that claim.
cli-join-muted = You hear no more of { $name }.
cli-join-unmuted = You hear { $name } again.

## At a table server: the end

cli-join-claims = What was claimed
cli-join-settled-true = true
cli-join-settled-false = false
cli-join-settled-never = never settled
cli-join-over = Type save to keep the record and check the deal, rematch to play again, or quit.
cli-join-nothing-to-save = The record is there when the game is over. The table keeps the game: just quit, and come back.
cli-join-verify-with = Check the deal with your own part in it, and the seals that you were shown:
cli-join-kept-playing = Your seat is kept. If the table waits for you, a bot plays after { $time }, until you are back.
cli-join-kept-waiting = Your seat is kept, and the table waits for you.
cli-join-kept-clock = Your seat is kept. When the time for a decision of yours is over, it is taken for you.
cli-join-kept-gone = Your seat is kept. A bot plays for you until you are back.
cli-join-kept-left = You have given your seat up. A bot plays on there, or somebody whom the host lets in.
cli-join-kept-left-alone = You have given your seat up. Nobody plays on, and the game stays as it is.
cli-join-kept = Your seat is kept.
cli-join-come-back = Come back with:
cli-join-bot-takes = The bot ({ $level }) sits down at the table { $table }.
cli-join-bot-plays = Game { $number } begins.
cli-join-bot-gone = The bot has been sent away.

## An account at a table server

cli-account-what = “{ $word }” is not one of the words for an account: { $words }.
cli-account-words = After “{ $word }” too few words were given, or too many: see camarilla account --help.
cli-account-nobody = Nobody at { $server } knows you from here yet. To make an account, or to come back to yours:
cli-account-guest = At { $server } you are { $name }, a guest. To keep your games and to be rated, make an account of it:
cli-account-owner = At { $server } you are { $name }, and have an account.
cli-account-already = You have an account there already: { $name }.
cli-account-ask-name = The name of the account? [{ $usual }]
cli-account-ask-password = Password:
cli-account-ask-again = The same again:
cli-account-no-name = An account needs a name.
cli-account-no-password = No password was given.
cli-account-passwords-differ = These were two different passwords. Nothing was done.
cli-account-registered = { $name }, you have an account at { $server } now. Your games stay yours.
cli-account-logged-in = { $name }, you are logged in at { $server }.
cli-account-logged-out = You are logged out at { $server }.
cli-account-named = At { $server } you are called { $name } now, from the next table on.
cli-account-token = This is the key of your bot { $name }. It is shown this once: keep it.
cli-account-no-tokens = You have no bots at { $server }.
cli-account-dropped = That key opens nothing any more. The bot’s games and ratings stay; a new key under its name brings it back.
cli-account-no-games = There are no finished games.
cli-account-game = { $game } · { $day } · { $players } · won by { $winners }
cli-account-record-with = To save one of them:
cli-account-which-game = “{ $typed }” is not a game: type TABLE/NUMBER, as games shows it.
cli-account-no-ratings = Nobody has a rating at this game yet.
cli-account-rated-person = { $name } · { $rating } · { $games ->
        [one] 1 game
       *[other] { $games } games
    }
cli-account-rated-bot = { $name } (bot) · { $rating } · { $games ->
        [one] 1 game
       *[other] { $games } games
    }
cli-join-account = Your account, your games and keys for bots have a command of their own:
