"""SE-6: the end of the game."""

from mypy_extensions import i64

from camarilla.core.data import Event, Outcome
from camarilla.core.text import Arg, Phrase, Sentence, names
from camarilla.games.secrets.components import (
    CENTRE,
    CIA,
    HIPPIE,
    IDENTITIES,
    KGB,
    MOST_PLAYERS,
    NOBODY,
    NOTHING,
    SCIENTIST,
    SCORES,
    VALUES,
)
from camarilla.games.secrets.events import Ending, GameEnded, Score, SecretsRevealed
from camarilla.games.secrets.state import OVER, SecretsState
from camarilla.games.secrets.trail import NEGOTIATIONS, first_of, kind_of, second_of
from camarilla.games.secrets.view import Negotiated


def bullets_before(state: SecretsState, seat: int) -> list[int]:
    """SE-1.2, SE-5.8: what the Bullets before a player cost, in the order they came."""
    return [state.bullets[index] for index in range(len(state.given)) if state.given[index] % MOST_PLAYERS == seat]


def score_of(state: SecretsState, seat: i64) -> i64:
    """SE-6.2: a player's score: face-up Characters and Bullets."""
    score: i64 = SCORES[state.up[seat]]
    for index in range(len(state.given)):
        if state.given[index] % MOST_PLAYERS == seat:
            score += state.bullets[index]
    return score


def change_by(up: i64, card: i64) -> i64:
    """SE-3.7, SE-5.7: how one more Character changes the score of a player who has these face up."""
    if not up >> card & 1:
        return VALUES[card]
    return -SCORES[up] if card == SCIENTIST else -VALUES[card]


def lone_hippie(tokens: list[int], scores: list[int]) -> int:
    """SE-6.3: a Hippie alone at the lowest score wins alone; NOBODY if there is none."""
    lowest = min(scores)
    if scores.count(lowest) > 1:
        return NOBODY
    seat = scores.index(lowest)
    return seat if tokens[seat] == HIPPIE else NOBODY


def sum_of(tokens: list[int], scores: list[int], agency: int) -> int:
    """SE-6.4: what the members of an agency have together; SE-6.5: the token in the centre is nobody's."""
    return sum([scores[seat] for seat in range(len(scores)) if tokens[seat] == agency])


def winning_agency(tokens: list[int], scores: list[int]) -> int:
    """SE-6.4: the agency with the higher sum, not average; NOTHING if they are equal, and everybody loses."""
    cia = sum_of(tokens, scores, CIA)
    kgb = sum_of(tokens, scores, KGB)
    if cia == kgb:
        return NOTHING
    return CIA if cia > kgb else KGB


def final_count(state: SecretsState, told: list[Event] | None) -> None:
    """SE-6.2: identities and Bullets are revealed."""
    state.step = OVER
    if told is None:
        return
    places = [*range(state.players), CENTRE]
    told.append(
        SecretsRevealed(
            tuple([IDENTITIES[state.dealt[place]] for place in places]),
            tuple(
                [Negotiated(first_of(it), second_of(it)) for it in state.trail if kind_of(it) == NEGOTIATIONS],
            ),
            tuple([IDENTITIES[state.tokens[place]] for place in places]),
            tuple([score_apart(state, seat) for seat in range(state.players)]),
        )
    )
    scores: list[int] = [score_of(state, seat) for seat in range(state.players)]
    hippie = lone_hippie(state.tokens, scores)
    agency = winning_agency(state.tokens, scores)
    ending = Ending.LONE_HIPPIE if hippie != NOBODY else Ending.NOBODY if agency == NOTHING else Ending.AGENCY
    side = HIPPIE if hippie != NOBODY else agency
    told.append(
        GameEnded(
            ending,
            winners(state, scores),
            None if side == NOTHING else IDENTITIES[side],
            sum_of(state.tokens, scores, CIA),
            sum_of(state.tokens, scores, KGB),
        )
    )


def score_apart(state: SecretsState, seat: int) -> Score:
    """SE-6.2: where a score comes from."""
    identity = IDENTITIES[state.tokens[seat]]
    bullets = tuple(bullets_before(state, seat))
    return Score(seat, identity, SCORES[state.up[seat]], bullets, score_of(state, seat))


def winners(state: SecretsState, scores: list[int]) -> tuple[int, ...]:
    """SE-6.3, SE-6.4: a lone Hippie, or all members of an agency, or nobody."""
    hippie = lone_hippie(state.tokens, scores)
    if hippie != NOBODY:
        return (hippie,)
    agency = winning_agency(state.tokens, scores)
    return tuple([seat for seat in range(state.players) if state.tokens[seat] == agency])


def outcome(state: SecretsState) -> Outcome | None:
    """SE-6.3, SE-6.4: how the game ended. Winners share the first place, the others the one after them."""
    if state.step != OVER:
        return None
    scores: list[int] = [score_of(state, seat) for seat in range(state.players)]
    won = winners(state, scores)
    places = tuple([1 if seat in won else 1 + len(won) for seat in range(state.players)])
    return Outcome(tuple(scores), places, won, why(state, scores, won))


def why(state: SecretsState, scores: list[int], won: tuple[int, ...]) -> Sentence:
    """SE-6.3, SE-6.4: who won, in a sentence."""
    cia = sum_of(state.tokens, scores, CIA)
    kgb = sum_of(state.tokens, scores, KGB)
    if not won:
        return Sentence("secrets-outcome-nobody", {"points": cia})
    if state.tokens[won[0]] == HIPPIE:
        return Sentence("secrets-outcome-hippie", {"players": names(won), "points": min(scores)})
    agency = IDENTITIES[state.tokens[won[0]]].value
    args: dict[str, Arg] = {
        "agency": Phrase(Sentence(f"secrets-{agency}")),
        "players": names(won),
        "points": max(cia, kgb),
        "others": min(cia, kgb),
    }
    return Sentence("secrets-outcome-agency", args)
