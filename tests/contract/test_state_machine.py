"""A Hypothesis state machine: play, save, reload, and try what is forbidden, in any order."""

import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from camarilla.core.data import Move
from camarilla.core.errors import BadMove, BadOptions, IllegalMove
from camarilla.core.game import Game
from camarilla.core.match import Match
from camarilla.core.record import write
from camarilla.games import GAMES
from tests.contract.toy import TOY

ALL = (*GAMES, TOY)


class Foreign(Move, frozen=True):
    """A move that no game knows."""


class Evening(RuleBasedStateMachine):
    """An evening at one table."""

    game: Game
    match: Match

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory(prefix="camarilla-evening-")

    def teardown(self) -> None:
        self.folder.cleanup()

    @initialize(data=st.data(), seed=st.text(max_size=8))
    def sit_down(self, data: st.DataObject, seed: str) -> None:
        self.game = data.draw(st.sampled_from(ALL))
        players = data.draw(st.sampled_from(list(self.game.seats)))
        self.match = Match.start(self.game, players, seed)

    @precondition(lambda self: not self.match.is_over)
    @rule(data=st.data(), decisions=st.integers(1, 12))
    def play(self, data: st.DataObject, decisions: int) -> None:
        for _ in range(decisions):
            if self.match.is_over:
                return
            seat = data.draw(st.sampled_from(self.match.to_act()))
            self.match.play(seat, data.draw(st.sampled_from(self.match.legal(seat))))

    @rule()
    def save_and_reload(self) -> None:
        path = Path(self.folder.name) / "evening.json"
        self.match.save(path)
        again = Match.load(path, ALL)
        assert write(again.record()) == write(self.match.record())
        for reader in (None, *range(self.match.players)):
            assert again.view(reader) == self.match.view(reader)
            assert again.history(reader) == self.match.history(reader)
        self.match = again

    @rule(data=st.data())
    def try_what_is_forbidden(self, data: st.DataObject) -> None:
        before = write(self.match.record())
        seat = data.draw(st.integers(0, self.match.players - 1))
        action = data.draw(st.integers(0, self.game.actions - 1))
        if action in self.match.legal_actions(seat):
            return
        with pytest.raises(IllegalMove) as refused:
            self.match.play_action(seat, action)
        assert refused.value.rule
        assert write(self.match.record()) == before

    @rule()
    def try_nonsense(self) -> None:
        before = write(self.match.record())
        with pytest.raises(BadMove):
            self.match.play(0, Foreign())
        with pytest.raises(BadMove):
            self.match.play_action(0, self.game.actions)
        with pytest.raises(BadOptions):
            self.match.legal(self.match.players)
        with pytest.raises(IllegalMove):
            self.match.play_action(self.match.players, 0)
        assert write(self.match.record()) == before

    @invariant()
    def the_table_waits_for_somebody_or_is_over(self) -> None:
        if hasattr(self, "match"):
            assert self.match.is_over == (self.match.outcome is not None) == (not self.match.to_act())
            assert set(self.match.to_act()) <= set(self.match.waiting())


Evening.TestCase.settings = settings(max_examples=60, stateful_step_count=20, suppress_health_check=list(HealthCheck))
TestEvening = Evening.TestCase
