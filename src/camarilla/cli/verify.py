"""`camarilla verify`: whether the deal of a saved game was fair, what that proves, and what it does not."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from camarilla.cli.helps import help_text

if TYPE_CHECKING:
    from camarilla.core.match import Match
    from camarilla.core.proof import Proof
    from camarilla.core.text import Arg
    from camarilla.locales import Speaker


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=help_text("record"))],
    nonce: Annotated[str | None, typer.Option(metavar="HEX", help=help_text("verify-nonce"))] = None,
    seat: Annotated[str | None, typer.Option(metavar="K|NAME", help=help_text("verify-seat"))] = None,
    commitment: Annotated[list[str] | None, typer.Option(metavar="HEX", help=help_text("verify-commitment"))] = None,
    lang: Annotated[str | None, typer.Option(metavar="en|fr", help=help_text("lang"))] = None,
) -> None:
    """Check the deal of a saved game."""
    from camarilla.cli.words import Refused, speaking

    with speaking(lang) as speaker:
        if (nonce is None) != (seat is None):
            raise Refused("cli-verify-nonce-and-seat")
        from camarilla.cli.house import clean_names
        from camarilla.cli.replay import seat_called

        match, proof, origin = proved(file)
        speaker.names = tuple(clean_names(match.names))
        mine = None if seat is None else seat_called(seat, match, speaker)
        if nonce is not None and mine is not None:
            check_nonce(proof, mine, plain(nonce), speaker)
        shown = [plain(one) for one in commitment or ()]
        check_shown(proof, shown)
        tell(match, proof, mine, shown, speaker, origin=origin)


def proved(file: Path) -> "tuple[Match, Proof, str | None]":
    """The match of a file, the proof of its deal, which holds, and the game that it goes on from, if it does."""
    from camarilla.cli.words import FAILED, Refused
    from camarilla.core import record as records
    from camarilla.core.errors import BadProof, BadRecord, why
    from camarilla.core.fairness import check_record
    from camarilla.games import GAMES

    try:
        record = records.read(file.read_bytes())
        match = check_record(record, GAMES)
    except (BadProof, BadRecord) as wrong:
        raise Refused("cli-bad-record", FAILED, file=str(file), why=why(wrong)) from wrong
    assert record.proof is not None  # noqa: S101 - check_record has refused a record without one
    return match, record.proof, record.table.get("played-on-from")


def plain(typed: str) -> str:
    """Hexadecimal as it stands in a proof."""
    return typed.strip().lower()


def check_nonce(proof: "Proof", mine: int, nonce: str, speaker: "Speaker") -> None:
    """Refuse a proof in which my seat gave something else, or nothing."""
    from camarilla.cli.words import FAILED, Refused

    given = next((given for given in proof.nonces if given.seat == mine), None)
    if given is None:
        raise Refused("cli-verify-no-nonce", FAILED, player=speaker.name(mine))
    if given.nonce != nonce:
        raise Refused("cli-verify-other-nonce", FAILED, player=speaker.name(mine))


def check_shown(proof: "Proof", shown: list[str]) -> None:
    """Refuse a proof without a commitment that was shown before the deal."""
    from camarilla.cli.words import FAILED, Refused

    held = {proof.seed_commitment, *(given.commitment for given in proof.nonces)}
    for one in shown:
        if one not in held:
            raise Refused("cli-verify-other-commitment", FAILED, commitment=one)


def tell(  # noqa: PLR0913 - all there is to say
    match: "Match", proof: "Proof", mine: int | None, shown: list[str], speaker: "Speaker", *, origin: str | None
) -> None:
    """Say what was proved, and then what was not."""
    from camarilla.cli.house import clean_names
    from camarilla.cli.screen import Screen

    screen = Screen()
    about: dict[str, Arg] = {
        "table": clean_names([proof.table])[0],
        "number": proof.number,
        "game": proof.game,
        "players": proof.players,
    }
    screen.say(speaker.text("cli-verify-proved", **about), style="bold")
    for sentence in findings(match, proof, mine, shown, speaker):
        screen.say(f"- {sentence}", indent=2)
    screen.say()
    screen.say(speaker.text("cli-verify-not-proved"), style="bold")
    if origin is not None:
        screen.say("- " + speaker.text("cli-verify-played-on", origin=clean_names([origin])[0]), indent=2)
    for sentence in limits(proof, mine, shown, speaker):
        screen.say(f"- {sentence}", indent=2)


def findings(match: "Match", proof: "Proof", mine: int | None, shown: list[str], speaker: "Speaker") -> list[str]:
    """What holds now that everything was checked."""
    from camarilla.core.text import names

    seats = tuple(given.seat for given in proof.nonces)
    found = [speaker.text("cli-verify-seed", commitment=proof.seed_commitment)]
    if seats:
        found.append(speaker.text("cli-verify-nonces", players=names(seats)))
    found.append(speaker.text("cli-verify-deal"))
    ending = "unfinished" if match.outcome is None else "moves"
    found.append(speaker.text(f"cli-verify-{ending}", moves=len(match.moves)))
    if mine is not None:
        found.append(speaker.text("cli-verify-mine", player=speaker.name(mine)))
    if shown:
        found.append(speaker.text("cli-verify-shown", count=len(set(shown))))
    return found


def limits(proof: "Proof", mine: int | None, shown: list[str], speaker: "Speaker") -> list[str]:
    """What nobody can tell from this file, or not yet."""
    from camarilla.core.text import names

    unsaid: list[str] = []
    if proof.seed_commitment not in shown:
        unsaid.append(speaker.text("cli-verify-unshown-seed"))
    late = tuple(given.seat for given in proof.nonces if given.commitment not in shown and given.seat != mine)
    if late:
        unsaid.append(speaker.text("cli-verify-unshown", players=names(late)))
    if not proof.nonces:
        unsaid.append(speaker.text("cli-verify-server-alone"))
    elif mine is None:
        unsaid.append(speaker.text("cli-verify-not-mine"))
    unsaid.append(speaker.text("cli-verify-looked"))
    unsaid.append(speaker.text("cli-verify-retries", number=proof.number))
    unsaid.append(speaker.text("cli-verify-made"))
    return unsaid
