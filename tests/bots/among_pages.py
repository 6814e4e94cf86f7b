"""How a Courtier fares among Pages."""

from camarilla.bots import COURTIER, PAGE, make_bot
from camarilla.core.game import Game
from camarilla.core.rng import Fast


def win_share(game: Game, players: int, games: int, level: str = COURTIER) -> float:
    """How often one of this level wins among others who play anything, each time from another seat and deal."""
    options = game.options()
    won = 0
    for number in range(games):
        me = number % players
        bots = [make_bot(level if seat == me else PAGE, game.key, number * players + seat) for seat in range(players)]
        state = game.lay_out(game.shuffle(players, options, Fast(number)), options)
        while asked := state.to_act():
            seat = asked[0]
            legal = state.legal(seat)
            action = bots[seat].decide(state.view(seat), legal)
            assert action in legal
            state.play(seat, action, None)
        outcome = state.outcome()
        assert outcome is not None
        won += me in outcome.winners
    return won / games
