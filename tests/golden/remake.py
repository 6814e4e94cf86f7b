"""Golden playthroughs: whole games of bots, told as stories with all cards open.

    python -m tests.golden.remake

writes them again. Do so when rules, bots or sentences have changed on purpose, and read the difference before
committing it: it shows what the change does to a game.
"""

from collections.abc import Iterator
from pathlib import Path

from camarilla.bots import make_bot
from camarilla.core.data import Event
from camarilla.core.game import Game
from camarilla.core.match import Match
from camarilla.games.road_to_the_palace import events as road
from camarilla.games.road_to_the_palace.components import START_INFLUENCE
from camarilla.games.road_to_the_palace.game import ROAD_TO_THE_PALACE
from camarilla.games.royal_secrets.components import START_POINTS
from camarilla.games.royal_secrets.events import HandCounted, PointsPaid, RoundBegan
from camarilla.games.royal_secrets.game import ROYAL_SECRETS
from camarilla.games.secrets import events as secrets
from camarilla.games.secrets.game import SECRETS
from camarilla.locales import Speaker

FOLDER = Path(__file__).resolve().parent
LEVEL = "courtier"
NAMES = ("Ann", "Bruno", "Clara", "Diego", "Eva", "Felix", "Gina", "Hugo")
STORIES: dict[tuple[Game, int], str] = {
    (ROYAL_SECRETS, 3): "story 29",
    (ROYAL_SECRETS, 4): "story 8",
    (ROYAL_SECRETS, 5): "story 11",
    (SECRETS, 4): "story 45",
    (SECRETS, 5): "story 20",
    (SECRETS, 6): "story 7",
    (SECRETS, 7): "story 8",
    (SECRETS, 8): "story 10",
    (ROAD_TO_THE_PALACE, 2): "story 32",
    (ROAD_TO_THE_PALACE, 3): "story 4",
    (ROAD_TO_THE_PALACE, 4): "story 3",
}
"""By game and players: seeds whose games have many kinds of things happen."""

DECISION = "> "
CONSEQUENCE = "  "


def file_for(game: Game, players: int) -> Path:
    """Where the story of this many players is kept."""
    return FOLDER / f"{game.key}-{players}.txt"


def story(game: Game, players: int, seed: str) -> str:
    """A whole game as a story."""
    match = Match.start(game, players, seed, names=NAMES[:players])
    speaker = Speaker("en", match.names)
    bots = [make_bot(LEVEL, game.key, seat) for seat in range(players)]
    lines = [*header(match, seed), *told(match, speaker, match.truth(), CONSEQUENCE)]
    while not match.is_over:
        seat = match.to_act()[0]
        action = bots[seat].decide(match.view(seat), match.legal_actions(seat))
        lines += told(match, speaker, match.play_action(seat, action), DECISION)
    scores = {ROYAL_SECRETS: royal_scores, SECRETS: secrets_scores}.get(game, road_scores)
    return "\n".join([*lines, "", "How the points came about", *scores(match, speaker), ""])


def header(match: Match, seed: str) -> Iterator[str]:
    """What this game is, and how to read it."""
    how_to_read = f'All cards are open; "{DECISION.strip()}" marks a decision.'
    if match.game is ROYAL_SECRETS:
        royal = ROYAL_SECRETS.options()
        yield f"Royal Secrets, {match.players} players: {', '.join(match.names)}."
        yield f'Seed "{seed}", bots "{LEVEL}", open_scores={royal.open_scores}, debts={royal.debts}.'
        yield f'Deck "{royal.deck.name}". {how_to_read}'
    elif match.game is SECRETS:
        chosen = SECRETS.options()
        yield f"Secrets, {match.players} players: {', '.join(match.names)}."
        yield f'Seed "{seed}", bots "{LEVEL}", un_ties={chosen.un_ties.value}, notebook={chosen.notebook.value}.'
        yield how_to_read
    else:
        options = ROAD_TO_THE_PALACE.options()
        yield f"Road to the Palace, {match.players} players: {', '.join(match.names)}."
        yield (
            f'Seed "{seed}", bots "{LEVEL}", open_scores={options.open_scores}, '
            f"three_player_cards={options.three_player_cards}."
        )
        yield how_to_read


def told(match: Match, speaker: Speaker, events: list[Event], mark: str) -> Iterator[str]:
    """What was said of a decision and of what came of it; an empty line before each round or turn."""
    for event in events:
        if event.is_dropped():
            continue
        if isinstance(event, RoundBegan | road.RoundBegan | secrets.TurnBegan):
            yield ""
        sentence = match.game.line(event)
        if sentence is None:
            continue
        yield mark + speaker.say(sentence)
        mark = CONSEQUENCE


def royal_scores(match: Match, speaker: Speaker) -> Iterator[str]:
    """Where everybody's points came from."""
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


def secrets_scores(match: Match, speaker: Speaker) -> Iterator[str]:
    """Who was who, and where everybody's score came from."""
    outcome = match.outcome
    assert outcome is not None
    (revealed,) = [event for event in match.truth() if isinstance(event, secrets.SecretsRevealed)]
    for score in revealed.scores:
        assert score.characters + sum(score.bullets) == score.total == outcome.scores[score.seat]
        bullets = "".join(f", {points:+d} for a Bullet" for points in score.bullets)
        yield (
            f"{CONSEQUENCE}{speaker.name(score.seat):6} {score.identity.name}, {score.characters:+d} for Characters"
            f"{bullets}: {score.total} (place {outcome.places[score.seat]})"
        )
    yield CONSEQUENCE + speaker.say(outcome.why)


def road_scores(match: Match, speaker: Speaker) -> Iterator[str]:
    """Where everybody's influence came from, by the rules."""
    outcome = match.outcome
    assert outcome is not None
    for seat in range(match.players):
        changes = [event for event in match.truth() if isinstance(event, road.InfluenceChanged) and event.seat == seat]
        assert START_INFLUENCE + sum(event.points for event in changes) == outcome.scores[seat]
        parts = ", ".join(f"{event.points:+d} ({event.reason.value})" for event in changes)
        place = f"place {outcome.places[seat]}"
        yield (
            f"{CONSEQUENCE}{speaker.name(seat):6} {START_INFLUENCE} at the start, {parts}: "
            f"{outcome.scores[seat]} ({place})"
        )


def main() -> None:
    """Write all stories again."""
    for (game, players), seed in STORIES.items():
        file_for(game, players).write_text(story(game, players, seed), encoding="utf-8")
        print(f"written: {file_for(game, players).name}")


if __name__ == "__main__":
    main()
