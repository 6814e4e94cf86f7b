"""Draw docs/terminal.svg, the picture of the terminal in the README: python docs/make_screenshot.py."""  # noqa: INP001

import io
import re
from itertools import count
from pathlib import Path

from rich.console import Console
from rich.text import Text

from camarilla.cli.choices import laid_out
from camarilla.cli.draw import drawing_of
from camarilla.cli.house import HUMAN, House
from camarilla.core.data import View
from camarilla.core.match import Match
from camarilla.games import GAMES
from camarilla.games.royal_secrets.betting import SECOND
from camarilla.games.royal_secrets.view import RoyalView, Step
from camarilla.locales import Speaker

PICTURE = Path(__file__).with_name("terminal.svg")
WIDTH = 88
LINES_OF_LOG = 4
HIDDEN = 3


def moment() -> Match:
    """The first game between bots in which the first seat comes to decide something worth a picture."""
    for number in count():
        seed = f"a rainy evening, {number}"
        match = Match.start(GAMES[0], 4, seed)
        house = House(match, ["courtier"] * match.players, seed)
        while not match.is_over:
            if match.to_act() == (0,) and is_picturesque(match.view(0)):
                house.seats = (HUMAN, *house.seats[1:])
                return match
            house.bot_plays(match.to_act()[0])
    raise AssertionError("no evening is worth a picture")


def is_picturesque(view: View) -> bool:
    """A second bet late in the game: people at both audiences, hidden cards, Favours before several players."""
    if not isinstance(view, RoyalView) or view.step is not Step.BETTING or view.bet != SECOND:
        return False
    attended = {sovereign for player in view.players for sovereign in player.at}
    hidden = sum(bet.card is None for player in view.players for bet in player.bets)
    favours = sum(bool(player.favours) for player in view.players)
    mine = view.players[0].hand or ()
    return len(attended) > 1 and hidden >= HIDDEN - 1 and favours >= HIDDEN and len(mine) > HIDDEN


def picture(match: Match) -> str:
    """What the person at the first seat sees, as SVG that needs no font from elsewhere."""
    speaker = Speaker("en")
    drawing = drawing_of(match.game.key)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    view = match.view(0)
    said = [sentence for event in match.history(0) if (sentence := match.game.line(event)) is not None]
    for sentence in said[-LINES_OF_LOG:]:
        console.print(Text.assemble(("· ", "dim"), speaker.say(sentence)))
    console.print()
    console.print(drawing.table(view, speaker, WIDTH))
    console.print(Text(speaker.say(match.game.choice(view).prompt), style="bold"))
    for line in laid_out(drawing.choices(view, match.legal(0), match.game, speaker), WIDTH):
        console.print(line)
    console.print("> ")
    svg = console.export_svg(title="camarilla play royal-secrets", unique_id="camarilla")
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace("Fira Code,", "")


if __name__ == "__main__":
    PICTURE.write_text(picture(moment()), encoding="utf-8")
