### The page.

## The house

web-title = Camarilla
web-lead = Trust nobody at this table
web-lead-text = Three games of hidden cards and open lies. Against bots at once, or with friends in any city. No account.
web-nav = Main
web-open-tables = Open tables
web-my-games = My games
web-rules = Rules
web-device = One device
web-foot = All art and texts are ours. The games belong to their authors and publishers: please own the box.
web-nowhere = There is nothing here
web-nowhere-text = This address leads to no table and to no page.
web-to-home = To the first page
web-close = Close
web-cancel = Cancel
web-open = Open
web-yes = Yes
web-no = No
web-unreachable = The server could not be reached. Try again in a moment.
web-court-titles = Baron · Count · Duke · Knight · Abbé · Squire · Lady · Baroness · Countess · Duchess
web-court-places = of Fog · of Elms · of Owls · of Ash · of Ivy · of Thorns · of Mirrors · of Candles · of Foxes · of Frost · of Ravens · of Salt

## The games

web-game-royal-secrets = Royal Secrets
web-game-royal-secrets-players = 3 to 5 players
web-game-royal-secrets-slogan = SPIES AT THE FRENCH COURT
web-game-royal-secrets-line = Bet on the King or the Queen, promise everything, keep what suits you.
web-game-royal-secrets-box = The box of Royal Secrets: two courtiers face to face under a golden sun with a keyhole
web-game-secrets = Secrets
web-game-secrets-players = 4 to 8 players
web-game-secrets-slogan = EVERYBODY IS SOMEBODY ELSE
web-game-secrets-line = Agents swap identities until nobody is sure, not even of themselves.
web-game-secrets-box = The box of Secrets: an agent in a hat, a star in one lens and a peace sign in the other
web-game-road-to-the-palace = Road to the Palace
web-game-road-to-the-palace-players = 2 to 4 players
web-game-road-to-the-palace-slogan = A TALE OF SMALL FAVOURS
web-game-road-to-the-palace-line = Collect friends in the right order and arrive with the right ones in front.
web-game-road-to-the-palace-box = The box of Road to the Palace: a winding road through a forest to a pink palace
web-minutes = about { $minutes } min
web-play-now = Play now
web-make-table = Make a table
web-make-name = The name your friends will see
web-make-title = A table of { $game }

## Lists of tables and games

web-all = All { $count }
web-fewer = Fewer
web-past-games = Past games
web-open-none = No public table is open just now. Make one, and whoever comes by can join.
web-ended = { $date }: { $why }
web-mine-to-see = Something to see first
web-mine-none = You have no game yet.
web-mine-played-for = A bot plays for you
web-mine-taken-over = { $name } plays at your seat
web-seats-free =
    { $count ->
        [0] no seat free
        [one] 1 seat free
       *[other] { $count } seats free
    }
web-being-played = being played
web-join = Join
web-watch = Watch
web-look = Look
web-play-on = Play
web-replay = Replay
web-your-turn = Your turn
web-to-the-table = To the table
web-their-turn = { $name } to move
web-phase-waiting = Not begun
web-phase-dealing = Being dealt
web-phase-playing = Going on
web-phase-over = Over
web-invited = Got an invitation?
web-invited-field = Paste the link or code
web-invited-wrong = That is no link to a table, and no code of one.
web-table-of = { $host }’s table
# The same, where French says “d’” before the host’s name.
web-table-of-vowel = { $host }’s table
web-with = With { $names }
web-nobody-yet = Nobody else yet
web-rated-short = rated

## Settings and the account

web-settings = Settings
web-language = Language
web-scheme = Colours
web-scheme-auto = As the machine
web-scheme-light = Light
web-scheme-dark = Dark
web-scheme-contrast = High contrast
web-scheme-hint = The table of Royal Secrets lies in the night whatever you choose; what is round it does as you like.
web-table-manners = At the table
web-motion = Show things moving
web-motion-hint = Cards glide, tokens swap places before your eyes.
web-sound = A soft sound when it is your turn
web-you = You
web-you-short = you
web-name = Your name at the table
web-rename = Change your name
web-name-change = Take this name
web-name-hint = Where a game has begun, you keep the name you sat down with.
web-name-done = You are called so now, wherever no game has begun.
web-password = Password
web-account-why = An account keeps your name and your games, and is needed for rated tables. To play you need none.
web-account-yours = You have an account: { $name }.
web-account-register = Make an account
web-account-log-in = Log in
web-account-log-out = Log out
web-account-made = The account is made.
web-account-in = Welcome back.
web-account-out = You have logged out.

## How a table is set

web-players = Players
web-talk-mode = Talk
web-talk-free = Free
web-talk-claims = Claims only
web-talk-silent = Silent
web-talk-free-short = free talk
web-talk-claims-short = claims only
web-talk-silent-short = silent
web-talk-free-hint = Talk is free and never binding.
web-talk-claims-hint = Only claims from a list are made: nobody needs a common language. They bind nobody.
web-talk-silent-hint = At this table nobody says a word.
web-clock = Clock
web-clock-none = None
web-clock-decision-words = { $time } a decision
web-clock-bank-words = { $time } a game, { $more } s more a decision
web-secs = { $count } s
web-mins = { $count } min
web-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
web-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
web-visibility = Who may come
web-visibility-public = Everybody
web-visibility-link = Who has the link
web-visibility-private = Whom I invite
web-visibility-public-hint = The table is on the first page.
web-visibility-link-hint = Nobody finds the table without its link.
web-visibility-private-hint = Only those you invite by name can come in.
web-spectators = Others may watch
web-spectators-hint = Those who watch see what lies open, and never a hidden card.
web-rated = Rated
web-rated-hint = The result counts in the ratings. Everybody at the table needs an account.
web-option-royal-secrets-open-scores = Open points
web-option-royal-secrets-open-scores-hint = The rulebook hides the points, though what is won and lost is public. Yes: everybody’s points are shown.
web-option-royal-secrets-open-scores-rule = RS-2.1
web-option-royal-secrets-debts = Debts
web-option-royal-secrets-debts-hint = The rulebook does not say what happens to who cannot pay. No: nobody falls below zero. Yes: points may go below zero.
web-option-royal-secrets-debts-rule = RS-6.7
web-option-secrets-un-ties = When the UN holder is tied
web-option-secrets-un-ties-centre = To the centre
web-option-secrets-un-ties-keep = Keeps it
web-option-secrets-un-ties-hint = The rulebook leaves open what becomes of the UN token when its holder shares the fewest cards with others.
web-option-secrets-un-ties-rule = SE-4.3
web-option-secrets-notebook = Notebook
web-option-secrets-notebook-off = Memory only
web-option-secrets-notebook-log = Reread
web-option-secrets-notebook-beliefs = Worked out
web-option-secrets-notebook-hint = The game tests memory. Memory only: what you saw is shown once. Reread: the log stays. Worked out: who can be what is counted for everybody.
web-option-secrets-notebook-rule = SE-7.1
web-option-road-to-the-palace-open-scores = Open influence
web-option-road-to-the-palace-open-scores-hint = The rulebook hides influence, though what is won and paid is public. Yes: everybody’s is shown.
web-option-road-to-the-palace-open-scores-rule = RP-2.2
web-option-road-to-the-palace-three-player-cards = Cards with three players
web-option-road-to-the-palace-three-player-cards-45 = 45
web-option-road-to-the-palace-three-player-cards-46 = 46
web-option-road-to-the-palace-three-player-cards-hint = The printed list leaves 46 cards, with which turns are unequal. 45: one more is removed, unseen.
web-option-road-to-the-palace-three-player-cards-rule = RP-2.1

## Before the game

web-table = A table
web-connecting = One moment …
web-closed-title = This door is closed
web-closed = The connection was closed. Load the page again.
web-arrival = { $host } invites you to { $game }
web-arrival-blind = You are invited to a table
web-arrival-name = What shall we call you?
web-arrival-hint = No account, no password. Your browser remembers you.
web-sit-down = Sit down
web-sit-here = Move here
web-stand-up = Stand up
web-start = Begin the game
web-dealing = The cards are being dealt. Every player’s machine adds its own part, so nobody can choose the deal.
web-room-waits =
    { $count ->
        [one] One seat is still free: invite somebody, or seat a bot.
       *[other] { $count } seats are still free: invite somebody, or seat bots.
    }
web-room-waits-guest =
    { $count ->
        [one] One seat is still free: invite somebody, or wait for { $host } to seat a bot.
       *[other] { $count } seats are still free: invite somebody, or wait for { $host } to seat bots.
    }
web-room-full-host = Every seat is taken. Begin when you like.
web-room-full = Every seat is taken. { $host } begins the game; if they leave, somebody else becomes the host.
web-seats = Seats
web-seats-in-turn = Seats, in turn order
web-seat-free = Seat { $number }, free
web-level-page = Page
web-level-courtier = Courtier
web-level-minister = Minister
web-level-eminence = Grey Eminence
web-level-page-long = bot, a Page: plays anything
web-level-courtier-long = bot, a Courtier: plays by good rules of thumb
web-level-minister-long = bot, a Minister: thinks ahead
web-level-eminence-long = bot, a Grey Eminence: the best we have
web-send-away = Send away
web-hand-over = Make host
web-host = host
web-remote-bot = a bot of their own
web-away = away
web-room-settings = How we play
web-room-settings-host = You are the host: you may change this until the game begins.
web-room-settings-guest = { $host } is the host and may change this until the game begins.
web-invite = Invite
web-invite-link = Link to this table
web-invite-hint = Whoever opens it has a seat after one click and a name.
web-invite-network = It leads to this computer’s address in your network: for friends on the same Wi-Fi.
web-invite-only-here = This link works on this computer only. If others can reach this server, send them the address it is known by.
web-invite-private = This table is private: invite people by the name of their account here, then send them the link.
web-invite-name = Name of a guest
web-invite-do = Invite
web-invite-done = { $name } may come in now.
web-copy = Copy
web-copied = Copied
web-qr = The link as a QR code, to scan with a phone

## At the table

web-connection-connecting = Connecting
web-connection-connected = Connected
web-connection-lost = Connection lost
web-connection-closed = Closed
web-lost = The connection is lost. It comes back by itself, and nothing is lost with it.
web-leave = Leave the table
web-leave-watching = You only watch: go and come as you like.
web-leave-for-now = Go for now
web-leave-for-good = Give up my seat
web-stay = Stay
web-prompt = What the table waits for
web-stand-in = A bot is playing for you.
web-back = I am back
web-gave-up = You have given up your seat.
web-take-seat-back = Take it back
web-undo = Take back
web-see-end = See the end
web-clocks = Clocks
web-panel = Log, talk, notebook, help
web-tab-log = Log
web-tab-talk = Talk
web-tab-notebook = Notebook
web-tab-help = Help
web-unread =
    { $count ->
        [one] 1 new
       *[other] { $count } new
    }
web-log-none = Nothing has happened yet, or this table leaves it to your memory.
web-notebook-none = In this game the log holds all there is to reread.
web-talk-none = Nobody has said anything yet.
web-say = Say something
web-say-label = Message to the table
web-send = Send
web-spectator = watching
web-mute = Hear no more of { $name }
web-muted = You do not hear { $name }.
web-unmute = Hear again
web-help-now = Now
web-help-choices = What each choice would do
web-help-rule = The rule: { $rule }
web-help-all = All the rules
web-rule = Rule { $rule }

## Claims

web-make-claim = Make a claim
web-claim-hint = True or not: nobody is bound by it, and the list is the same whatever you hold.
web-claim-none = There is nothing to claim just now.
web-kind-claim = Claim
web-kind-promise = Promise
web-kind-question = Question
web-claim-true = It was true
web-claim-false = It was not true
web-reply-believe = I believe you
web-reply-doubt = I doubt it
web-reply-agree = Agreed
web-reply-shrug = We shall see
web-claim-hidden-card-worth = My hidden card
web-claim-hidden-card-is-no-valet = My hidden card and my Valet
web-claim-holds-valet = My Valets
web-claim-will-attend = Where I will go
web-claim-will-bring = What I will bring
web-claim-will-match = If you do, I do
web-claim-will-withdraw = I withdraw
web-claim-asks-for-help = Who helps me?
web-claim-i-am = Who I am
web-claim-they-are = Who others are
web-claim-centre-is = The token in the centre
web-claim-same-side = We are on the same side
web-claim-proposal-is = My proposal
web-claim-card-brings = What the card brings
web-claim-i-will = How I will answer
web-claim-bullet-costs = The Bullet
web-claim-bribed = My Bribes
web-claim-not-bribed = Whom I did not bribe
web-claim-going-for = My first column
web-claim-wants-next = What I want
web-claim-will-take = What I take next
web-claim-will-lay = The disc I lay next
web-claim-leave-me = A bargain

## The end

web-end-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
web-end-nobody = Nobody wins
web-end-back = Back to the table
web-end-back-short = Back
web-rematch = Rematch
web-rematch-same = Same again
web-rematch-next = Next level: { $level }
web-record = Save the game
web-record-short = Save
web-ranking = Ranking
web-won = won
web-lost-game = lost
web-place = place { $place }
web-bluffs = Claims against the truth
web-bluffs-sum = { $made } made: { $kept } true, { $broken } false, { $open } never settled
web-bluff-true = True
web-bluff-kept = Kept
web-bluff-broken = Broken
web-bluff-caught = Caught
web-bluff-unseen = Bluff, unseen
web-bluff-open = Never settled
web-verify = Verify this deal
web-verify-short = Verify
web-verifying = Dealing again …
web-verified = The cards are exactly those that the sealed numbers give.
web-verified-mine = Your own part is among them, and the seals are those this browser was shown before the deal. Nobody chose these cards.
web-verified-not-mine = This browser kept no part of its own in this deal: it shows that the deal was not changed afterwards.
web-verify-limits = It does not show that nobody looked: the server must know the cards to run the table.
web-verify-seed = The server’s part
web-verify-seal = Its seal, shown before
web-verify-part = The part of { $name }
web-misfit-seats = The proof is false: its parts are not those of different seats.
web-misfit-nonce = The proof is false: a player’s part is not the one that was sealed.
web-misfit-seed = The proof is false: the server’s part is not the one that was sealed.
web-misfit-deal = The proof is false: these numbers give other cards.
web-misfit-shown = The proof is false: the seals are not those this browser was shown.
web-misfit-mine = The proof is false: your own part is not among it.
web-misfit-game = This page does not know how that game is dealt.

## Replays

web-eyes = Through whose eyes
web-eyes-all = All cards open
web-eyes-table = Somebody watching
web-moment = Moment of the game
web-moment-of = { $at } of { $count }
web-moment-link = Copy the link to this moment
web-step-back = One step back
web-step-on = One step on
web-run = Run the replay
web-pause = Pause

## Rules

web-rules-of = The rules of { $game }
web-rules-none = Nobody has written these rules down yet.
web-chapters = Chapters
web-search = Search
web-search-field = A word, or a rule’s id
web-found =
    { $count ->
        [one] 1 found
       *[other] { $count } found
    }
