"""Records that were kept before decisions said who took them: they load, and end as they ended then.

`old_records.json` was written by the engine of then, one game of each; it is never written anew.
"""

from pathlib import Path

import msgspec
import pytest

import camarilla


class Old(msgspec.Struct):
    """A record, and how its game ended."""

    record: msgspec.Raw
    scores: tuple[int, ...]
    winners: tuple[int, ...]


OLD = msgspec.json.decode((Path(__file__).parent / "old_records.json").read_bytes(), type=dict[str, Old])


@pytest.mark.parametrize("game", OLD)
def test_an_old_record_loads_and_ends_as_it_ended_then(game: str, tmp_path: Path) -> None:
    kept, again = tmp_path / "kept.json", tmp_path / "again.json"
    kept.write_bytes(bytes(OLD[game].record))
    match = camarilla.load(str(kept))

    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.winners) == (OLD[game].scores, OLD[game].winners)
    match.save(str(again))
    assert camarilla.load(str(again)).moves == match.moves


def test_there_is_one_of_every_game() -> None:
    assert set(OLD) == {game.key for game in camarilla.GAMES}
