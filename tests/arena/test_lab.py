"""The balance lab: what things are worth, and how sure that is."""

import csv
from pathlib import Path

import msgspec
import pytest

from camarilla.arena.counts import counting_of
from camarilla.arena.estimates import Numbers, difference
from camarilla.arena.lab import Lab, balance_of, worth_of
from camarilla.arena.lab_plots import draw_lab
from camarilla.arena.lab_sheets import write_lab_sheets
from camarilla.arena.report import SeatGame, result_of
from camarilla.arena.times import Times
from camarilla.arena.tournament import Close, Number, Plan, Played
from camarilla.core.errors import BrokenInvariant
from camarilla.core.rng import Fast
from camarilla.games import GAMES
from camarilla.locales import Speaker
from tests.arena.plans import plan, played


def looked_at(game: str, players: int, games: int) -> Plan:
    """A plan for the lab."""
    return msgspec.structs.replace(plan(game, *["page"] * players, deals=games), closely=True)


@pytest.fixture(scope="module")
def labs() -> dict[str, Lab]:
    """A look at every game, with its fewest players and one more."""
    found = {}
    for game in GAMES:
        plans = [looked_at(game.key, players, 6) for players in game.seats[:2]]
        found[game.key] = Lab(game.key, "page", "test", "200ms", [balance_of(it, played(it)) for it in plans])
    return found


def test_a_difference_is_that_of_the_textbooks_where_nothing_is_shared() -> None:
    one, other = Numbers(), Numbers()
    for block, number in enumerate((3.0, 5.0, 7.0, 5.0) * 2):
        one.add(block, number)
    for block, number in enumerate((1.0, 2.0, 3.0, 2.0) * 2, start=8):
        other.add(block, number)
    found = difference(one, other)

    # 5 - 2, with variances 16/64 and 4/64 (of means, not corrected), corrected by 16/15 for all sixteen blocks
    error = ((16 / 64 + 4 / 64) * 16 / 15) ** 0.5
    assert found.value == 3
    assert found.low == pytest.approx(3 - 2.131 * error, abs=0.001)
    assert found.high == pytest.approx(3 + 2.131 * error, abs=0.001)


def test_a_difference_inside_a_block_is_surer_than_one_between_blocks() -> None:
    chance = Fast(3)
    together, apart = (Numbers(), Numbers()), (Numbers(), Numbers())
    for block in range(200):
        luck = chance.below(100)
        together[0].add(block, luck + 1)
        together[1].add(block, luck)
        apart[block % 2].add(block, luck + 1 - block % 2)

    sure, unsure = difference(*together), difference(*apart)
    assert (sure.low, sure.value, sure.high) == pytest.approx((1, 1, 1), abs=1e-6)
    assert unsure.low is not None
    assert unsure.high is not None
    assert unsure.high - unsure.low > 5


def test_a_difference_with_nobody_has_no_interval() -> None:
    one = Numbers()
    one.add(0, 1.0)
    one.add(1, 0.0)

    assert difference(one, Numbers()).low is None


def game_with(deal: int, lucky: int, winner: int) -> Played:
    """A game of two in which one seat had luck."""
    traits = tuple(("luck",) if seat == lucky else () for seat in range(2))
    scores = tuple(10 if seat == winner else 4 for seat in range(2))
    places = tuple(1 if seat == winner else 2 for seat in range(2))
    close = Close({"coins": deal % 2}, traits, {})
    return Played(Number(deal, 0), 0, scores, places, (winner,), 9, (Times(), Times()), close=close)


def test_what_a_trait_is_worth_is_found() -> None:
    # whoever has luck wins three games of four
    games = [game_with(deal, deal % 2, deal % 2 if deal % 4 else 1 - deal % 2) for deal in range(400)]

    worth = worth_of("luck", [SeatGame(game, seat, "page") for game in games for seat in range(2)])

    assert worth.often.value == 0.5
    assert worth.wins_with.value == 0.75
    assert worth.wins_without.value == 0.25
    assert worth.wins.value == 0.5
    assert worth.wins.low == pytest.approx(0.5 - 2 * 1.966 * (0.75 * 0.25 / 400) ** 0.5, abs=0.001)
    assert worth.points.value == 3


def test_the_lab_finds_what_a_game_has(labs: dict[str, Lab]) -> None:
    royal, secrets, road = (labs[game.key].balances for game in GAMES)

    assert set(royal[0].shares) == {"royal-succeeded"}
    assert {worth.trait for worth in royal[0].worths} >= {"gained-espionage", "gained-corruption"}
    assert set(royal[0].cards[0].figures) == {"attendance", "success", "points"}
    assert sum(card.times for card in royal[0].cards) == 6 * 14
    assert "secrets-lone-hippie" in secrets[0].shares
    assert {side.side for side in secrets[1].result.sides} == {"cia", "kgb", "hippie"}
    assert any(worth.trait.startswith("owned-") for worth in secrets[0].worths)
    assert secrets[0].counted["ended"].value == 1
    assert {worth.trait for worth in road[0].worths} >= {"pawn-1", "pawn-2", "bribe-1-noble"}
    assert [one.players for one in road] == [2, 3]
    for lab in labs.values():
        for one in lab.balances:
            assert [worth.wins.value for worth in one.worths] == sorted(
                (worth.wins.value for worth in one.worths), reverse=True
            )


def test_what_the_lab_found_is_written_and_read_again(labs: dict[str, Lab]) -> None:
    for lab in labs.values():
        assert msgspec.json.decode(msgspec.json.encode(lab), type=Lab) == lab


def test_sheets_have_a_line_for_everything(labs: dict[str, Lab], tmp_path: Path) -> None:
    for game, lab in labs.items():
        write_lab_sheets(tmp_path, lab)
        sheets = {}
        for name in ("shares", "orders", "sides", "worth", "cards"):
            with (tmp_path / f"{name}.csv").open() as file:
                sheets[name] = list(csv.DictReader(file))
        assert len(sheets["worth"]) == sum(len(one.worths) for one in lab.balances)
        assert len(sheets["orders"]) == sum(one.players for one in lab.balances)
        assert len(sheets["cards"]) == sum(len(one.cards) for one in lab.balances)
        assert len(sheets["shares"]) == len(counting_of(game).shares) * len(lab.balances)
        assert float(sheets["worth"][0]["wins"]) == lab.balances[0].worths[0].wins.value


def test_pictures_are_drawn_of_all_that_was_found(labs: dict[str, Lab], tmp_path: Path) -> None:
    draw_lab(tmp_path, labs["royal-secrets"], Speaker("fr"))

    kinds = ["seats", "worth", "cards-attendance", "cards-success", "cards-points"]
    names = ["shares", *(f"{kind}-{players}" for kind in kinds for players in (3, 4))]
    assert {file.name for file in tmp_path.iterdir()} == {f"{name}.{end}" for name in names for end in ("svg", "png")}
    assert all(file.stat().st_size > 4000 for file in tmp_path.iterdir())


def test_games_that_were_not_looked_at_tell_nothing() -> None:
    it = plan("road-to-the-palace", "page", "page", deals=1)
    series = played(it)
    assert result_of(it, series).games == 1

    with pytest.raises(BrokenInvariant, match="closely"):
        balance_of(it, series)
