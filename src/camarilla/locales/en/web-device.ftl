### The page: several people at one screen, and playing on from a moment of a replay.

## One device

web-device-link = Several of you at one screen
web-device-title = One device for all of you
web-device-lead = Pass it round: a curtain falls between two hands, and only whoever is to play lifts it.
web-device-game = Game
web-device-people = Who plays?
web-device-people-hint = In the order in which you sit. A name that is left out is made up.
web-device-name = Player { $number }
web-device-without = Without { $name }
web-device-add = One more player
web-device-bots = Bots beside you
web-device-bots-hint = For { $least } to { $most } players in all.
web-device-level = Which bots?
web-device-options = Table options
web-device-start = Deal the cards
web-device-unrated = Games at one screen are never rated. Close the page whenever you like: the game waits behind the curtain, under “My games”.

web-device-hand-to = Hand the device to { $name }
web-device-lift = Hold to lift: { $name }
web-device-hint = Only { $name } should look now.
web-device-key = With the keyboard: Enter.
web-device-tapped = Hold it for a moment, or tap once more.
web-device-wait = The others are deciding
web-device-wait-hint = Nobody at this screen is to play. The curtain says when somebody is.
web-device-peek = To look at your own hand again, hold your name
web-device-looking = { $name } is looking
web-device-let-go = Let go to lower the curtain
web-device-hide = Lower the curtain
web-device-hand = Hand to { $name }

## Playing on

web-on = Play on from here against bots
web-on-text = From moment { $at } on you play one of the seats; bots play the others.
web-on-seat = Your seat
web-on-honest = It is a table of its own. It is not rated, and the cards are not dealt anew: they are those of this game, and you may have seen them all.
web-on-go = Play on
web-on-mark = Played on
web-on-mark-long = Played on from another game: not dealt anew, not rated. Open that game’s replay.
web-on-verify = These cards were not dealt for this game: it goes on from a game at the table { $table }, and whoever plays may have seen them all. What is checked here is how they were dealt then.
