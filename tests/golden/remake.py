"""Golden playthroughs: whole games of bots, told as stories with all cards open.

    python -m tests.golden.remake

writes them again. Do so when rules, bots or sentences have changed on purpose, and read the difference before
committing it: it shows what the change does to a game.
"""

from collections.abc import Iterator
from pathlib import Path

from camarilla.bots import make_bot
from camarilla.core.data import Event
from camarilla.core.match import Match
from camarilla.games.royal_secrets.components import START_POINTS
from camarilla.games.royal_secrets.events import HandCounted, PointsPaid, RoundBegan
from camarilla.games.royal_secrets.game import ROYAL_SECRETS
from camarilla.locales import Speaker

FOLDER = Path(__file__).resolve().parent
LEVEL = "thumb"
NAMES = ("Ann", "Bruno", "Clara", "Diego", "Eva")
SEEDS = {3: "story 52", 4: "story 7", 5: "story 4"}
"""By players: seeds whose games have many kinds of things happen."""

DECISION = "> "
CONSEQUENCE = "  "


def file_for(players: int) -> Path:
    """Where the story of this many players is kept."""
    return FOLDER / f"{ROYAL_SECRETS.key}-{players}.txt"


def story(players: int, seed: str) -> str:
    """A whole game as a story."""
    match = Match.start(ROYAL_SECRETS, players, seed, names=NAMES[:players])
    speaker = Speaker("en", match.names)
    bots = [make_bot(LEVEL, ROYAL_SECRETS.key, seat) for seat in range(players)]
    lines = [*header(match, seed), *told(match, speaker, match.truth(), CONSEQUENCE)]
    while not match.is_over:
        seat = match.to_act()[0]
        action = bots[seat].decide(match.view(seat), match.legal_actions(seat))
        lines += told(match, speaker, match.play_action(seat, action), DECISION)
    return "\n".join([*lines, *scores(match, speaker), ""])


def header(match: Match, seed: str) -> Iterator[str]:
    """What this game is, and how to read it."""
    options = ROYAL_SECRETS.options()
    yield f"Royal Secrets, {match.players} players: {', '.join(match.names)}."
    yield f'Seed "{seed}", bots "{LEVEL}", open_scores={options.open_scores}, debts={options.debts}.'
    yield f'Deck "{options.deck.name}". All cards are open; "{DECISION.strip()}" marks a decision.'


def told(match: Match, speaker: Speaker, events: list[Event], mark: str) -> Iterator[str]:
    """What was said of a decision and of what came of it; an empty line before each round."""
    for event in events:
        if isinstance(event, RoundBegan):
            yield ""
        sentence = match.game.line(event)
        if sentence is None:
            continue
        yield mark + speaker.say(sentence)
        mark = CONSEQUENCE


def scores(match: Match, speaker: Speaker) -> Iterator[str]:
    """Where everybody's points came from."""
    yield ""
    yield "How the points came about"
    outcome = match.outcome
    assert outcome is not None
    for seat in range(match.players):
        changes = [event.change for event in match.truth() if isinstance(event, PointsPaid) and event.seat == seat]
        (hand,) = [event.points for event in match.truth() if isinstance(event, HandCounted) and event.seat == seat]
        rounds = " ".join(f"{change:+d}" for change in changes)
        assert START_POINTS + sum(changes) + hand == outcome.scores[seat]
        place = f"place {outcome.places[seat]}"
        yield (
            f"{CONSEQUENCE}{speaker.name(seat):6} {START_POINTS} at the start, {rounds} in the rounds, "
            f"{hand:+d} for the hand: {outcome.scores[seat]} ({place})"
        )


def main() -> None:
    """Write all stories again."""
    for players, seed in SEEDS.items():
        file_for(players).write_text(story(players, seed), encoding="utf-8")
        print(f"written: {file_for(players).name}")


if __name__ == "__main__":
    main()
