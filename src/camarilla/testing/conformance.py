"""The conformance suite: a game that passes keeps the contract of `camarilla.core.game`.

    from camarilla.testing.conformance import check_game
    check_game(MY_GAME, games=20)

Each check raises AssertionError with a sentence that says what was broken, and where.
"""

import hashlib
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from camarilla.core.data import Claim, Event, Move, Options, Reader
from camarilla.core.errors import BadOptions, IllegalMove
from camarilla.core.game import Game, State
from camarilla.core.match import Match
from camarilla.core.playout import play_out, play_some
from camarilla.core.record import read, write
from camarilla.core.rng import Dealing, Fast, Rng, key_from_seed


def check_game(game: Game, games: int, seed: int = 1) -> None:
    """Run every check, with so many random games for each player count."""
    check_moves(game)
    check_seats(game)
    for players in game.seats:
        for number in range(games):
            rng = Fast(seed * 1_000_003 + players * 10_007 + number)
            check_one_game(game, players, rng, where=f"{game.key}, {players} players, game {number} of seed {seed}")


def claim(holds: bool, what: str) -> None:  # noqa: FBT001 - a claim holds or it does not
    """Assert, also when Python runs with assertions off."""
    if not holds:
        raise AssertionError(what)


def check_moves(game: Game) -> None:
    """Every number is a Move and back, in Python and in JSON; all Moves differ."""
    options = game.options()
    seen: set[bytes] = set()
    for action in range(game.actions):
        move = game.move_of(action, options)
        raw = msgspec.json.encode(move)
        claim(game.action_of(move, options) == action, f"{game.key}: {move} is not action {action}")
        claim(game.read_move(raw) == move, f"{game.key}: {move} does not survive JSON")
        claim(raw not in seen, f"{game.key}: two actions are {move}")
        seen.add(raw)


def check_seats(game: Game) -> None:
    """Too few and too many players are refused, and readers who do not sit at the table."""
    match = Match.start(game, game.seats[0], "somebody")
    for reader in (-1, game.seats[0]):
        for question in (match.view, match.history, match.legal):
            try:
                question(reader)
            except BadOptions:
                continue
            raise AssertionError(f"{game.key}: seat {reader} is not at the table, and was told something")
    for players in (game.seats[0] - 1, game.seats[-1] + 1):
        try:
            Match.start(game, players, "nobody")
        except BadOptions:
            continue
        raise AssertionError(f"{game.key}: {players} players could sit down")


def check_one_game(game: Game, players: int, rng: Rng, where: str, options: Options | None = None) -> None:
    """Random play to the end: everything the contract says, at every decision."""
    options = options or game.options()
    deal = game.shuffle(players, options, rng)
    told: list[Event] = []
    state = game.lay_out(deal, options, told)
    claim(
        snapshot(state) == snapshot(game.lay_out(deal, options)),
        f"{where}: laying out the same deal again, unheard, gave another table",
    )
    match = Match(game, deal, options)
    pieces = state.pieces()
    deaf = state.copy()
    said: list[Said] = []
    ply = 0
    while state.to_act():
        here = f"{where}, ply {ply}"
        claim(state.outcome() is None, f"{here}: an outcome before the end")
        claim(not state.is_over(), f"{here}: over, but somebody is to act")
        check_asked(state, here)
        check_consequences(game, state, options, here)
        if ply % 8 == 0:
            check_views(game, state, here)
            said += check_claims(game, state, rng.below(players), len(told), here)
            check_refusals(game, state, here)
            check_copy(state, rng, here)
            check_imagined(state, rng.below(players), rng, here)
        forced = state.forced()
        seat = rng.choice(state.to_act())
        action = rng.choice(state.legal(seat))
        if forced is not None:
            claim(state.to_act() == (forced[0],), f"{here}: forced, but others are to act too")
            claim(state.legal(forced[0]) == [forced[1]], f"{here}: forced, but there is a choice")
        else:
            claim(match.to_act() == state.to_act(), f"{here}: the Match waits for others")
            match.play_action(seat, action)
        heard = len(told)
        state.play(seat, action, told)
        deaf.play(seat, action, None)
        claim(
            any(event.decision_of() == seat for event in told[heard:]),
            f"{here}: seat {seat} decided {game.move_of(action, options)}, and no event tells whose decision it was",
        )
        claim(state.pieces() == pieces, f"{here}: pieces were lost or made")
        ply += 1
    claim(snapshot(state) == snapshot(deaf), f"{where}: it went another way when nobody listened")
    check_events(game, told, players, where)
    check_settled(game, said, told, where)
    check_end(game, state, match, options, where)


def check_asked(state: State, here: str) -> None:
    """Whoever is to act has a choice of different decisions; nobody else has any."""
    asked = state.to_act()
    claim(len(set(asked)) == len(asked), f"{here}: a seat is to act twice")
    waiting = state.view(None).waiting
    claim(set(asked) <= set(waiting), f"{here}: {asked} are to act, but the table waits for {waiting}")
    for seat in range(state.players):
        legal = state.legal(seat)
        claim(len(set(legal)) == len(legal), f"{here}: seat {seat} has a decision twice")
        claim(bool(legal) == (seat in asked), f"{here}: seat {seat} has {len(legal)} decisions; to act: {asked}")


def check_read_back(read_back: Callable[[bytes], object], data: object, here: str) -> None:
    """What is written as JSON is read back as it was."""
    claim(read_back(msgspec.json.encode(data)) == data, f"{here}: {data} does not survive JSON")


def check_views(game: Game, state: State, here: str) -> None:
    """Everybody's view survives the wire, also as a person is shown it."""
    for reader in [None, *range(state.players)]:
        view = state.view(reader)
        check_read_back(game.read_view, view, here)
        check_read_back(game.read_view, view.as_shown(), here)


def check_events(game: Game, told: list[Event], players: int, here: str) -> None:
    """Every event survives the wire, as it was and as each reader has seen it."""
    readers: list[Reader] = [None, *range(players)]
    for event in told:
        check_read_back(game.read_event, event, here)
        for seen in [event.as_seen_by(reader) for reader in readers]:
            if seen is not None and seen != event:
                check_read_back(game.read_event, seen, here)


def check_consequences(game: Game, state: State, options: Options, here: str) -> None:
    """The consequences of every legal move can be told, whether its owner is shown everything or left to memory."""
    for seat in state.to_act():
        view = state.view(seat)
        for action in state.legal(seat):
            move = game.move_of(action, options)
            for seen in (view, view.as_shown()):
                said = game.consequences(seen, move)
                claim(len(set(map(str, said))) == len(said), f"{here}: the same is told twice of {move}")


class Said(NamedTuple):
    """A claim, who made it, and when."""

    claim: Claim
    seat: int
    then: State
    told: int


def check_claims(game: Game, state: State, seat: int, told: int, here: str) -> list[Said]:
    """All that a seat may claim is offered once, survives the wire, can be put in words and held against a view."""
    offered = game.claims(state.view(None), seat)
    for claimed in offered:
        claim(offered.count(claimed) == 1, f"{here}: {claimed} is offered twice")
        check_read_back(game.read_claim, claimed, here)
        claim(bool(game.saying(seat, claimed).id), f"{here}: there are no words for {claimed}")
        claim(game.is_true(claimed, state.view(seat)) in {True, False, None}, f"{here}: is {claimed} true?")
    then = state.copy()
    return [Said(claimed, seat, then, told) for claimed in offered]


def check_settled(game: Game, said: list[Said], told: list[Event], where: str) -> None:
    """What was claimed is settled in the end, or never."""
    for one in said:
        verdict = game.settled(one.claim, one.seat, one.then, told[one.told :])
        claim(verdict in {True, False, None}, f"{where}: {one.claim} cannot be {verdict}")


def check_refusals(game: Game, state: State, here: str) -> None:
    """Wrong seats and illegal numbers are refused with a rule and a reason, and change nothing."""
    before = snapshot(state)
    to_come = future(state)
    for seat in range(-1, state.players + 1):
        legal = set(state.legal(seat)) if 0 <= seat < state.players else set()
        for action in range(-1, game.actions + 1):
            if action in legal:
                continue
            told: list[Event] = []
            try:
                state.play(seat, action, told)
            except IllegalMove as refusal:
                claim(not told, f"{here}: seat {seat}, action {action} was refused, but something was told")
                claim(bool(refusal.rule), f"{here}: seat {seat}, action {action} was refused without a rule")
                continue
            raise AssertionError(f"{here}: seat {seat} could play {action}, which is not legal")
    claim(snapshot(state) == before, f"{here}: a refused decision changed the table")
    claim(future(state) == to_come, f"{here}: a refused decision changed what is to come")


def check_copy(state: State, rng: Rng, here: str) -> None:
    """A copy is the same, and what happens to it does not touch the original."""
    before = snapshot(state)
    to_come = future(state)
    copy = state.copy()
    claim(snapshot(copy) == before, f"{here}: the copy is not the same")
    claim(future(copy) == to_come, f"{here}: the copy goes on in another way")
    play_some(copy, rng, 30)
    claim(snapshot(state) == before, f"{here}: playing on the copy changed the original")
    claim(future(state) == to_come, f"{here}: playing on the copy changed what is to come")


def check_imagined(state: State, reader: int, rng: Rng, here: str) -> None:
    """What happens at an imagined table does not touch the next one: that is drawn as from a view nobody has used."""
    seed = rng.below(1 << 30)
    view = state.view(reader)
    play_some(view.imagine(rng), rng, 30)
    drawn = view.imagine(Fast(seed))
    fresh = state.view(reader).imagine(Fast(seed))
    claim(snapshot(drawn) == snapshot(fresh), f"{here}: playing at an imagined table changed the next one")
    claim(future(drawn) == future(fresh), f"{here}: playing at an imagined table changed the future of the next")


def check_end(game: Game, state: State, match: Match, options: Options, where: str) -> None:
    """A finished game has an outcome, refuses everything, and replays from its record."""
    claim(state.is_over(), f"{where}: nobody is to act, but it is not over")
    outcome = state.outcome()
    if outcome is None:
        raise AssertionError(f"{where}: over without an outcome")
    claim(len(outcome.scores) == len(outcome.places) == state.players, f"{where}: somebody has no score")
    claim(match.outcome == outcome, f"{where}: the Match ended otherwise")
    check_refusals(game, state, f"{where}, at the end")
    record = match.record()
    again = Match.replay(read(write(record)), (game,))
    claim(write(again.record()) == write(record), f"{where}: the record does not survive saving and loading")
    claim(again.truth() == match.truth(), f"{where}: the replay tells another story")
    claim(again.options == options, f"{where}: the options do not survive")


def snapshot(state: State) -> tuple[object, ...]:
    """Everything that can be asked of a table."""
    readers = [None, *range(state.players)]
    views = tuple(msgspec.json.encode(state.view(reader)) for reader in readers)
    legal = tuple(tuple(state.legal(seat)) for seat in range(state.players))
    return (views, legal, tuple(state.to_act()), tuple(state.pieces()), state.outcome())


def future(state: State) -> tuple[object, ...]:
    """How the same random play would go on: so the order of hidden piles shows too."""
    copy = state.copy()
    play_out(copy, Fast(1))
    return snapshot(copy)


def fingerprint(game: Game, players: int, number: int) -> str:
    """A random game, dealt by the dealing generator and played by the fast one, in one line to compare builds by."""
    options = game.options()
    state = game.lay_out(game.shuffle(players, options, Dealing(key_from_seed(f"game {number}"))), options)
    rng = Fast(number)
    moves: list[Move] = []
    while asked := state.to_act():
        seat = rng.choice(asked)
        action = rng.choice(state.legal(seat))
        moves.append(game.move_of(action, options))
        state.play(seat, action, None)
    digest = hashlib.sha256(msgspec.json.encode(moves)).hexdigest()[:16]
    return f"{game.key} {players} {number}: {len(moves)} decisions, {digest}, {state.outcome()}"
