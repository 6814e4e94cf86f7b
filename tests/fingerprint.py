"""Random games and decisions of bots in one line each, to compare the two builds by: `make test-same`."""

from camarilla.bots import COURTIER, levels_of, make_bot
from camarilla.bots.bot import Clock
from camarilla.bots.style import STYLES
from camarilla.core.game import Game
from camarilla.core.rng import Fast
from camarilla.games import GAMES
from camarilla.testing.conformance import fingerprint

GAMES_EACH = 100
THOUGHT = Clock(seconds=600.0, iterations=30)
"""Bots think so far and no further, however fast the build is."""


def decisions(game: Game, players: int, who: str) -> str:
    """A game between bots of one kind, by the numbers of their decisions."""
    options = game.options()
    state = game.lay_out(game.shuffle(players, options, Fast(players)), options)
    taken: list[int] = []
    while asked := state.to_act():
        seat = asked[0]
        bot = make_bot(who, game.key, len(taken))
        taken.append(bot.decide(state.view(seat), state.legal(seat), THOUGHT))
        state.play(seat, taken[-1], None)
    return f"{game.key} {players} {who}: {taken}"


if __name__ == "__main__":
    for game in GAMES:
        for players in game.seats:
            for number in range(GAMES_EACH):
                print(fingerprint(game, players, number))
            for level in levels_of(game.key):
                print(decisions(game, players, level))
            print(decisions(game, players, f"{COURTIER}/{STYLES[players % len(STYLES)].key}"))
