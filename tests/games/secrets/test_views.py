"""SE-7: memory, and what each reader is shown."""

from typing import get_args

import msgspec
import pytest

from camarilla.core.data import Event
from camarilla.core.rng import Fast
from camarilla.games.secrets.beliefs import beliefs
from camarilla.games.secrets.events import (
    AnySecretsEvent,
    BulletDrawn,
    BulletGiven,
    CardKept,
    CardOffered,
    CardPlaced,
    CardsTurnedDown,
    CentreSwapped,
    Ending,
    FirstLooksTaken,
    GameEnded,
    OfferAnswered,
    OfferSettled,
    Score,
    SecretsEvent,
    SecretsRevealed,
    TokenLookedAt,
    TokenShown,
    TokensSwapped,
    TurnBegan,
    TurnedBy,
    UnitedNationsMoved,
)
from camarilla.games.secrets.game import SECRETS
from camarilla.games.secrets.options import Notebook, SecretsOptions
from camarilla.games.secrets.view import Answer, Belief, Bullet, Looked, LyingCard, SecretsView, Settlement, Swapped
from tests.games.secrets.make import (
    ANN,
    ASSASSIN,
    BRUNO,
    CENTRE,
    CIA,
    CLARA,
    DETECTIVE,
    DIEGO,
    DIPLOMAT,
    DOUBLE_AGENT,
    HIPPIE,
    JOURNALIST,
    KGB,
    LEFT,
    POLITICIAN,
    PSYCHIATRIST,
    SCIENTIST,
    table,
)

# SE-7.2: each kind of event, as Ann (who acts), Bruno and a spectator read it at a table of four.

PUBLIC: list[SecretsEvent] = [
    TurnBegan(3, ANN, (SCIENTIST, SCIENTIST, DETECTIVE)),
    CardOffered(ANN, BRUNO),
    OfferSettled(ANN, BRUNO, BRUNO, Answer.ACCEPT, DETECTIVE),
    CardPlaced(ANN, BRUNO, DETECTIVE),
    CardsTurnedDown(BRUNO, (DETECTIVE, DETECTIVE), TurnedBy.PAIR),
    TokensSwapped(ANN, BRUNO, CLARA),
    BulletGiven(ANN, BRUNO),
    UnitedNationsMoved(None, BRUNO),
    SecretsRevealed((CIA,) * 5, (), (CIA,) * 5, (Score(ANN, CIA, 3, (-1,), 2),)),
    GameEnded(Ending.NOBODY, (), None, 3, 3),
]
HIDDEN: list[tuple[SecretsEvent, SecretsEvent | None, SecretsEvent | None, SecretsEvent | None]] = [
    (
        FirstLooksTaken((CIA, KGB, CIA, KGB, HIPPIE), to_right=False, centre_shown=False),
        FirstLooksTaken((CIA, None, None, None, None), to_right=False, centre_shown=False),
        FirstLooksTaken((None, KGB, None, None, None), to_right=False, centre_shown=False),
        FirstLooksTaken((None,) * 5, to_right=False, centre_shown=False),
    ),
    (CardKept(ANN, SCIENTIST), CardKept(ANN, SCIENTIST), CardKept(ANN, None), CardKept(ANN, None)),
    (OfferAnswered(ANN, Answer.REFUSE), OfferAnswered(ANN, Answer.REFUSE), None, None),
    (
        TokenLookedAt(ANN, BRUNO, KGB),
        TokenLookedAt(ANN, BRUNO, KGB),
        TokenLookedAt(ANN, BRUNO, None),
        TokenLookedAt(ANN, BRUNO, None),
    ),
    (TokenShown(ANN, ANN, CIA), TokenShown(ANN, ANN, None), TokenShown(ANN, ANN, CIA), TokenShown(ANN, ANN, None)),
    (
        TokenShown(ANN, CENTRE, CIA),
        TokenShown(ANN, CENTRE, CIA),
        TokenShown(ANN, CENTRE, CIA),
        TokenShown(ANN, CENTRE, None),
    ),
    (CentreSwapped(ANN, BRUNO), CentreSwapped(ANN, BRUNO), CentreSwapped(ANN, None), CentreSwapped(ANN, None)),
    (BulletDrawn(ANN, -3), BulletDrawn(ANN, -3), BulletDrawn(ANN, None), BulletDrawn(ANN, None)),
]


@pytest.mark.parametrize("event", PUBLIC, ids=lambda event: type(event).__name__)
def test_se_7_2_everybody_reads_what_happens_in_the_open(event: SecretsEvent) -> None:
    for reader in (ANN, BRUNO, None):
        assert event.as_seen_by(reader) == event


@pytest.mark.parametrize(
    ("event", "actor", "other", "spectator"), HIDDEN, ids=[type(case[0]).__name__ for case in HIDDEN]
)
def test_se_7_2_a_secret_reaches_those_it_is_for(
    event: SecretsEvent, actor: Event | None, other: Event | None, spectator: Event | None
) -> None:
    assert event.as_seen_by(ANN) == actor
    assert event.as_seen_by(BRUNO) == other
    assert event.as_seen_by(None) == spectator


def test_se_7_2_every_kind_of_event_is_tested_here() -> None:
    assert {type(event) for event in [*PUBLIC, *(case[0] for case in HIDDEN)]} == set(get_args(AnySecretsEvent))


@pytest.mark.parametrize("players", [4, 6, 8])
def test_se_7_2_spectators_see_no_identity_before_the_end(players: int) -> None:
    rng = Fast(players)
    options = SECRETS.options()
    for _ in range(20):
        told: list[Event] = []
        state = SECRETS.lay_out(SECRETS.shuffle(players, options, rng), options, told)
        while asked := state.to_act():
            view = state.view(None)
            assert isinstance(view, SecretsView)
            seen = [event.as_seen_by(None) for event in told]
            for bytes_sent in (msgspec.json.encode(view), msgspec.json.encode(seen)):
                for identity in (b'"cia"', b'"kgb"', b'"hippie"'):
                    assert identity not in bytes_sent
            seat = rng.choice(asked)
            state.play(seat, rng.choice(state.legal(seat)), told)


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_se_7_2_the_trail_is_what_the_events_told_that_reader(players: int) -> None:
    """The view could be put together from the events alone."""
    rng = Fast(players)
    options = SECRETS.options()
    told: list[Event] = []
    state = SECRETS.lay_out(SECRETS.shuffle(players, options, rng), options, told)
    while asked := state.to_act():
        for reader in (None, *range(players)):
            view = state.view(reader)
            assert isinstance(view, SecretsView)
            seen = [event.as_seen_by(reader) for event in told]
            looks = [event for event in seen if isinstance(event, (TokenLookedAt, TokenShown))]
            kept = [trace for trace in view.trail if isinstance(trace, Looked)]
            first = len(kept) - len(looks)
            assert [(look.place, look.identity) for look in looks] == [(it.place, it.identity) for it in kept[first:]]
            swaps = [(event.first, event.second) for event in seen if isinstance(event, TokensSwapped)]
            assert swaps == [(it.first, it.second) for it in view.trail if isinstance(it, Swapped)]
        seat = rng.choice(asked)
        state.play(seat, rng.choice(state.legal(seat)), told)


# SE-7.1


def test_se_7_1_a_view_keeps_everything_that_was_seen_also_ones_own_hidden_choices() -> None:
    cell = table(tokens="CKCKH", turns=[(DIPLOMAT, SCIENTIST), (DOUBLE_AGENT, DETECTIVE)])
    cell.gives(DIPLOMAT, to=BRUNO)
    cell.bruno.swaps_centre(LEFT)
    cell.gives(DOUBLE_AGENT, to=ANN)
    kinds = [type(trace).__name__ for trace in cell.bruno.view.trail]
    assert kinds == ["Looked", "Looked", "Negotiated", "Swapped", "Looked"]
    assert beliefs(cell.bruno.view)[CLARA] == Belief((0, 1), (0, 1), (1, 1)), "Bruno put the Hippie there"


def test_se_7_2_how_every_proposal_was_settled_is_told_to_all_alike() -> None:
    cell = table(
        turns=[(POLITICIAN, DETECTIVE), (ASSASSIN, SCIENTIST), (SCIENTIST, DIPLOMAT), (DIPLOMAT, JOURNALIST)],
        holder=DIEGO,
        cards={BRUNO: [JOURNALIST], CLARA: [JOURNALIST], ANN: [PSYCHIATRIST]},
    )
    cell.gives(POLITICIAN, to=BRUNO)
    assert cell.view(None).settlements == (Settlement(ANN, BRUNO, BRUNO, POLITICIAN, DETECTIVE, None),), (
        "not placed yet"
    )
    cell.bruno.places_before(CLARA)
    cell.gets_back(ASSASSIN, to=CLARA)
    cell.bruno.gives_bullet_to(ANN)
    cell.proposes(SCIENTIST, to=ANN)
    assert len(cell.view(CLARA).settlements) == 2, (
        "what lies face down is not settled, not even for the one who knows it"
    )
    cell.diego.interrupts()
    settlements = (
        Settlement(ANN, BRUNO, BRUNO, POLITICIAN, DETECTIVE, CLARA),
        Settlement(BRUNO, CLARA, BRUNO, ASSASSIN, SCIENTIST, ANN),
        Settlement(CLARA, ANN, DIEGO, SCIENTIST, DIPLOMAT, None),
    )

    assert [cell.view(reader).settlements for reader in (None, ANN, BRUNO, CLARA, DIEGO)] == [settlements] * 5
    assert cell.view(ANN).imagine(Fast(1)).view(ANN) == cell.view(ANN)


def off_table() -> SecretsView:
    cell = table(
        tokens="CKCKH",
        turns=[(DETECTIVE, SCIENTIST), (JOURNALIST, PSYCHIATRIST), (SCIENTIST, PSYCHIATRIST)],
        cards={BRUNO: [JOURNALIST], ANN: [ASSASSIN]},
        bullets={CLARA: [(ANN, -2)]},
        options=SecretsOptions(notebook=Notebook.OFF),
    )
    assert cell.shown(ANN).trail == (Looked(ANN, (ANN,), CIA),), "the first look is still on the screen"
    cell.gets_back(DETECTIVE, to=BRUNO)
    cell.ann.looks_at(DIEGO)
    assert cell.shown(ANN).trail == (Looked(DIEGO, (ANN,), KGB),)
    cell.gets_back(JOURNALIST, to=CLARA)
    assert cell.bruno.face_down == [JOURNALIST, JOURNALIST]
    return cell.view(ANN)


def test_se_7_1_without_a_notebook_a_look_is_gone_when_the_next_turn_has_ended() -> None:
    view = off_table()
    assert len(view.trail) == 3, "a bot still knows all of it"
    assert view.as_shown().trail == (Looked(BRUNO, (ANN, CLARA, DIEGO), KGB),)


def test_se_7_1_without_a_notebook_cards_turned_down_and_bullets_are_left_to_memory() -> None:
    view = off_table()
    shown = view.as_shown()
    assert view.players[BRUNO].cards == (LyingCard(JOURNALIST, face_up=False),) * 2
    assert shown.players[BRUNO].cards == (LyingCard(None, face_up=False),) * 2
    assert view.players[CLARA].bullets == (Bullet(ANN, -2),)
    assert shown.players[CLARA].bullets == (Bullet(ANN, None),)
    assert view.under == (SCIENTIST, PSYCHIATRIST)
    assert shown.under == ()
    assert view.settlements == (
        Settlement(ANN, BRUNO, ANN, DETECTIVE, SCIENTIST, None),
        Settlement(BRUNO, CLARA, BRUNO, JOURNALIST, PSYCHIATRIST, None),
    )
    assert shown.settlements == ()
    assert shown.as_shown() == shown


def test_se_7_1_with_a_log_everything_may_be_reread() -> None:
    view = msgspec.structs.replace(off_table(), options=SecretsOptions(notebook=Notebook.LOG))
    assert view.as_shown() == view
    assert view.as_shown().beliefs is None


def test_se_7_1_with_beliefs_the_chances_are_shown_as_exact_fractions() -> None:
    view = msgspec.structs.replace(off_table(), options=SecretsOptions(notebook=Notebook.BELIEFS))
    shown = view.as_shown()
    assert shown.beliefs == (
        Belief((1, 1), (0, 1), (0, 1)),
        Belief((0, 1), (1, 1), (0, 1)),
        Belief((1, 2), (0, 1), (1, 2)),
        Belief((0, 1), (1, 1), (0, 1)),
        Belief((1, 2), (0, 1), (1, 2)),
    )
    assert shown.trail == view.trail


def test_se_7_1_at_the_end_nothing_is_left_to_memory() -> None:
    cell = table(
        turns=[(SCIENTIST, PSYCHIATRIST)],
        cards={BRUNO: [DETECTIVE, DIPLOMAT]},
        down={BRUNO: [JOURNALIST, JOURNALIST]},
        options=SecretsOptions(notebook=Notebook.OFF),
    )
    cell.gives(SCIENTIST, to=BRUNO)
    assert cell.shown(ANN) == cell.view(ANN)
