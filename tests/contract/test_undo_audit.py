"""What may be taken back has told nobody anything; planted leaks that the audit must catch."""

import pytest

from camarilla.core.game import Game
from camarilla.games import GAMES
from camarilla.games.road_to_the_palace.game import ROAD_TO_THE_PALACE
from camarilla.games.royal_secrets.game import ROYAL_SECRETS
from camarilla.games.secrets.game import SECRETS
from camarilla.testing.leaks import Leak
from camarilla.testing.undo import Rule, Taken, allowed, audit_undo
from tests.contract.toy import TOY
from tests.variants import VARIANTS, Variant

CASES = [(game, players) for game in (*GAMES, TOY) for players in game.seats]


@pytest.mark.parametrize(("game", "players"), CASES, ids=lambda value: getattr(value, "key", str(value)))
def test_what_may_be_taken_back_has_told_nobody_anything(game: Game, players: int) -> None:
    found = audit_undo(game, players, games=3, seed=players)

    assert (found > 0) == (game is not TOY), "the toy has sealed answers only"


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.game.key)
def test_the_same_with_other_options(variant: Variant) -> None:
    assert audit_undo(variant.game, variant.players, games=3, seed=9, options=variant.options) > 0


class Overlooks(Rule):
    """A leak: events of some kinds are not looked at."""

    def __init__(self, *kinds: str) -> None:
        self.kinds = kinds

    def allows(self, taken: Taken) -> bool:
        return allowed(taken, [event for event in taken.told if type(event).__name__ not in self.kinds])


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        (ROYAL_SECRETS, ("CardBet",)),
        (ROYAL_SECRETS, ("CardBet", "CardinalBet")),
        (ROYAL_SECRETS, ("ValetDrawn",)),
        (ROYAL_SECRETS, ("CardsSpied",)),
        (ROYAL_SECRETS, ("CardStabbed",)),
        (ROYAL_SECRETS, ("CardsRevealed", "ValetDrawn", "RoundBegan")),
        (ROAD_TO_THE_PALACE, ("RowRefilled",)),
        (ROAD_TO_THE_PALACE, ("BribesRevealed",)),
        (SECRETS, ("TurnBegan",)),
        (SECRETS, ("TurnBegan", "TokenLookedAt")),
        (SECRETS, ("OfferSettled", "TokenShown", "BulletDrawn")),
    ],
    ids=lambda value: getattr(value, "key", None) or "+".join(value),
)
def test_an_undo_after_something_has_come_to_light_is_caught(game: Game, kinds: tuple[str, ...]) -> None:
    with pytest.raises(Leak, match="back"):
        audit_undo(game, game.seats[-1], games=60, seed=3, rule=Overlooks(*kinds))


class ByWhatIsHeld(Rule):
    """A leak: whether a decision may be taken back depends on what somebody holds."""

    def allows(self, taken: Taken) -> bool:
        return super().allows(taken) and len(repr(taken.after.view(0))) % 2 == 0


def test_an_undo_that_depends_on_a_secret_is_caught() -> None:
    with pytest.raises(Leak, match="can tell by"):
        audit_undo(ROYAL_SECRETS, 4, games=20, seed=3, rule=ByWhatIsHeld())


class InWindows(Rule):
    """A leak: an offer may be taken back while two answer it under seal."""

    def allows(self, taken: Taken) -> bool:
        return taken.before.to_act() == (taken.seat,) and len(taken.after.to_act()) == 1


def test_whom_a_table_still_waits_for_under_seal_must_not_decide_it() -> None:
    with pytest.raises(Leak):
        audit_undo(SECRETS, 5, games=20, seed=3, rule=InWindows())
