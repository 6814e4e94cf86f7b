"""What a move would do, said beside the choice: right by the rules, from what lies open, and it comes true."""

from collections import Counter

import pytest

from camarilla.core.data import Event
from camarilla.core.game import State
from camarilla.core.rng import Fast
from camarilla.core.text import Name, Phrase, Sentence
from camarilla.games.secrets.components import IDENTITIES, NOBODY, SCORES
from camarilla.games.secrets.events import (
    BulletGiven,
    CardPlaced,
    CardsTurnedDown,
    CentreSwapped,
    OfferSettled,
    TokenLookedAt,
    TokenShown,
    TokensSwapped,
    TurnedBy,
)
from camarilla.games.secrets.game import SECRETS
from camarilla.games.secrets.moves import (
    Accept,
    GiveBullet,
    Interrupt,
    KeepCard,
    LetPass,
    LookAt,
    OfferCard,
    PlaceBefore,
    Refuse,
    SecretsMove,
    SwapCentre,
    SwapTokens,
)
from camarilla.games.secrets.options import SecretsOptions
from camarilla.games.secrets.scoring import bullets_before
from camarilla.games.secrets.table import SecretsTable
from camarilla.games.secrets.united_nations import intervener
from camarilla.games.secrets.view import Answer
from camarilla.locales import LANGUAGES, Speaker
from tests.games.secrets.make import (
    ANN,
    ASSASSIN,
    BRUNO,
    CENTRE,
    CLARA,
    DETECTIVE,
    DIEGO,
    DIPLOMAT,
    DOUBLE_AGENT,
    JOURNALIST,
    LEFT,
    POLITICIAN,
    PSYCHIATRIST,
    RIGHT,
    SCIENTIST,
    Agent,
    table,
)


def hints(agent: Agent, move: SecretsMove) -> list[str]:
    """What this player is told beside a move, in English."""
    assert move in agent.may
    speaker = Speaker("en", ["Ann", "Bruno", "Clara", "Diego"])
    return [speaker.say(sentence) for sentence in SECRETS.consequences(agent.view, move)]


# SE-3: the offer


def test_se_5_7_a_second_scientist_would_turn_everything_down() -> None:
    cell = table(4, turns=[(SCIENTIST, DETECTIVE)], cards={BRUNO: [SCIENTIST, DIPLOMAT]})
    cell.proposes(DETECTIVE, to=BRUNO)

    assert hints(cell.bruno, Accept()) == [
        "If it is a Scientist: it is your second Scientist, and all your Characters are turned face down (−6 for you).",  # noqa: RUF001 - a true minus
        "If it is a Detective: −2 for you, and you look at a token.",  # noqa: RUF001 - a true minus
    ]
    assert hints(cell.bruno, Refuse()) == [
        "If it is a Scientist: +5 for Ann.",
        "If it is a Detective: −2 for Ann, who looks at a token.",  # noqa: RUF001 - a true minus
    ]


def test_se_3_7_a_second_detective_would_make_a_pair() -> None:
    cell = table(4, turns=[(DETECTIVE, POLITICIAN)], cards={ANN: [DETECTIVE]})

    assert hints(cell.ann, KeepCard(DETECTIVE)) == [
        "If it is refused: it is your second one, and both are turned face down (+2 for you)."
    ]
    assert hints(cell.ann, KeepCard(POLITICIAN)) == [
        "If it is refused: you place it before somebody else and look at that token."
    ]


def test_an_offer_is_weighed_both_ways_and_the_un_holder_is_named() -> None:
    cell = table(4, turns=[(JOURNALIST, DETECTIVE)], holder=DIEGO)
    cell.ann.keeps(JOURNALIST)

    assert hints(cell.ann, OfferCard(BRUNO)) == [
        "If Bruno accepts: +3 for Bruno, whose token all others see.",
        "If it is refused: +3 for you, and all others see your token.",
        "Diego has the UN token and may take the card first.",
    ]
    assert len(hints(cell.ann, OfferCard(DIEGO))) == 2  # SE-4.5: a holder who is the target simply answers


def test_se_6_1_the_last_card_would_end_the_game() -> None:
    four = [SCIENTIST, DOUBLE_AGENT, DIPLOMAT, ASSASSIN]
    cell = table(4, turns=[(JOURNALIST, POLITICIAN)], cards={BRUNO: four})
    cell.proposes(JOURNALIST, to=BRUNO)

    assert hints(cell.bruno, Accept()) == [
        "If it is a Journalist: +3 for you, and all others see your token. The game ends with this turn.",
        "If it is a Politician: you place it before somebody else and look at that token.",
    ]


def test_se_4_4_who_interrupts_may_lose_the_un_token() -> None:
    cards = {ANN: [DIPLOMAT], BRUNO: [DIPLOMAT], CLARA: [DOUBLE_AGENT]}
    cell = table(4, turns=[(SCIENTIST, JOURNALIST)], cards=cards, holder=DIEGO)
    cell.proposes(SCIENTIST, to=BRUNO)

    assert hints(cell.diego, Interrupt())[2] == "Then the UN token goes back to the centre."
    assert hints(cell.diego, LetPass()) == ["Bruno decides whose card it is."]
    assert hints(cell.bruno, Accept())[2] == "Diego has the UN token and may take the card first."


# SE-5: the effects


def test_se_5_5_the_neighbour_is_named_who_gets_the_token_from_the_centre() -> None:
    cell = table(4, tokens="CKCKH", turns=[(DIPLOMAT, SCIENTIST)])
    cell.gives(DIPLOMAT, to=BRUNO)

    assert hints(cell.bruno, SwapCentre(LEFT)) == [
        "Clara gets the token from the centre (Hippie), and only you know it."
    ]
    assert hints(cell.bruno, SwapCentre(RIGHT)) == [
        "Ann gets the token from the centre (Hippie), and only you know it."
    ]


def test_se_5_8_the_shooter_is_told_what_the_bullet_costs() -> None:
    cell = table(4, turns=[(ASSASSIN, SCIENTIST)], bullet_deck=(-1,), cards={CLARA: [DIPLOMAT]})
    cell.gives(ASSASSIN, to=BRUNO)

    assert hints(cell.bruno, GiveBullet(ANN)) == ["It costs Ann 1 point at the end.", "Then Diego takes the UN token."]
    assert hints(cell.bruno, GiveBullet(CLARA)) == ["It costs Clara 1 point at the end."]


def test_se_5_3_a_politician_counts_where_it_is_placed() -> None:
    four = [POLITICIAN, DOUBLE_AGENT, DIPLOMAT, ASSASSIN]
    cell = table(4, turns=[(POLITICIAN, SCIENTIST)], cards={CLARA: four})
    cell.gives(POLITICIAN, to=BRUNO)

    assert hints(cell.bruno, PlaceBefore(ANN)) == ["Ann gets 3 points."]
    assert hints(cell.bruno, PlaceBefore(CLARA)) == [
        "It is the second Politician there, and both are turned face down (−3 for Clara).",  # noqa: RUF001 - a true minus
        "The game ends with this turn.",
    ]


def test_who_sees_what_is_said_of_a_swap_and_of_a_look() -> None:
    cell = table(4, turns=[(PSYCHIATRIST, SCIENTIST), (DETECTIVE, SCIENTIST)])
    cell.gives(PSYCHIATRIST, to=BRUNO)
    assert hints(cell.bruno, SwapTokens(ANN, CLARA)) == ["Everybody sees the swap, nobody sees the tokens."]
    cell.bruno.swaps(ANN, CLARA)

    cell.gives(DETECTIVE, to=CLARA)
    assert hints(cell.clara, LookAt(CENTRE))[0] == "Only you see what it is; everybody sees which one you look at."


@pytest.mark.parametrize("notebook", ["off", "log", "beliefs"])
def test_se_7_1_a_hint_reminds_nobody_of_what_they_have_seen(notebook: str) -> None:
    options = SECRETS.options({"notebook": notebook})
    rng = Fast(3)
    state = SECRETS.lay_out(SECRETS.shuffle(5, options, rng), options)
    while asked := state.to_act():
        seat = rng.choice(asked)
        view = state.view(seat)
        for action in state.legal(seat):
            move = SECRETS.move_of(action, options)
            assert SECRETS.consequences(view, move) == SECRETS.consequences(view.as_shown(), move)
        state.play(seat, rng.choice(state.legal(seat)), None)


# Any game: what is foretold comes true

EFFECTS: dict[str, type[Event]] = {
    "double-agent": TokensSwapped,
    "psychiatrist": TokensSwapped,
    "politician": TokenLookedAt,
    "detective": TokenLookedAt,
    "diplomat": CentreSwapped,
    "journalist": TokenShown,
    "assassin": BulletGiven,
    "scientist": CardPlaced,
    "pair": CardsTurnedDown,
    "all-down": CardsTurnedDown,
}
LAST_MOVES = (SwapTokens, PlaceBefore, LookAt, SwapCentre, GiveBullet)


class Turn:
    """A turn from a move to its end: the table before, the table when it is over, and what happened between."""

    def __init__(self, state: SecretsTable, seat: int, move: SecretsMove, rng: Fast) -> None:
        self.seat = seat
        self.move = move
        self.before = state
        self.after = state.copy()
        self.told: list[Event] = []
        self.after.play(seat, SECRETS.action_of(move, state.options), self.told)
        while self.after.turn == state.turn and (asked := self.after.to_act()):
            other = rng.choice(asked)
            self.after.play(other, rng.choice(self.after.legal(other)), self.told)
        self.settled = next((event for event in self.told if isinstance(event, OfferSettled)), None)

    def gained(self, seat: int) -> int:
        """What a player's Characters are worth more now."""
        return SCORES[self.after.up[seat]] - SCORES[self.before.up[seat]]

    def comes_to_pass(self, when: Phrase, owner: int) -> bool:
        """Whether the condition of a hint is met."""
        assert self.settled is not None
        match when.of.id:
            case "secrets-then-if-accepted":
                return self.settled.by is Answer.ACCEPT
            case "secrets-then-if-refused":
                return self.settled.by is Answer.REFUSE
            case _:
                card = when.of.args["card"]
                assert isinstance(card, Phrase)
                return self.settled.owner == owner and card.of.id == f"secrets-a-{self.settled.card.value}"

    def check(self, hint: Sentence) -> bool:
        """Whether a hint speaks of what happened; then it must be right."""
        player = hint.args.get("player")
        seat = player.seat if isinstance(player, Name) else self.seat
        match hint.id.removeprefix("secrets-then-"):
            case "yours" | "theirs":
                return self.check_card(hint, seat)
            case "un-may-take":
                assert seat == intervener(self.before) or isinstance(self.move, OfferCard)
                assert self.settled is not None
                return self.settled.by is Answer.INTERRUPT and self.settled.owner == seat
            case "target-decides":
                assert self.settled is not None
                assert (self.settled.target, self.settled.by is Answer.INTERRUPT) == (seat, False)
            case "swapped":
                assert any(isinstance(event, TokensSwapped) for event in self.told)
            case "looked":
                assert any(isinstance(event, TokenLookedAt) for event in self.told)
            case "placed" | "placed-pair":
                assert self.gained(seat) == hint.args["points"]
            case "negotiated":
                identity = hint.args["identity"]
                assert isinstance(identity, Phrase)
                assert identity.of.id == f"secrets-{IDENTITIES[self.after.tokens[seat]].value}"
            case "shot":
                assert -bullets_before(self.after, seat)[-1] == hint.args["points"]
            case "ends":
                assert self.after.is_over()
            case "un-yours" | "un-theirs":
                assert (self.after.holder, self.after.is_over()) == (seat, False)
            case "un-back":
                assert (self.after.holder, self.after.is_over()) == (NOBODY, False)
            case other:
                raise AssertionError(f"nothing checks {other}")
        return True

    def check_card(self, hint: Sentence, owner: int) -> bool:
        """What is said of a card that comes to its owner."""
        when, what = hint.args["when"], hint.args["what"]
        assert isinstance(when, Phrase)
        assert isinstance(what, str)
        if not self.comes_to_pass(when, owner):
            return False
        assert any(isinstance(event, EFFECTS[what]) for event in self.told)
        turned = {event.by for event in self.told if isinstance(event, CardsTurnedDown) and event.seat == owner}
        assert turned == {"pair": {TurnedBy.PAIR}, "all-down": {TurnedBy.SCIENTIST}}.get(what, set())
        assert self.gained(owner) == (0 if what == "politician" else hint.args["points"])
        if what not in ("politician", "assassin", "pair"):  # there somebody else may get the last card
            assert self.after.is_over() == (hint.args["ends"] == "yes")
        assert self.after.is_over() or hint.args["ends"] == "no"
        return True

    def check_silence(self, hints: list[str]) -> None:
        """SE-4.2, SE-6.1: where the turn is sure to end, nothing is said only if nothing changes."""
        if isinstance(self.move, LAST_MOVES):
            assert self.after.is_over() == ("secrets-then-ends" in hints)
            if not self.after.is_over() and not any("then-un-" in hint for hint in hints):
                assert self.after.holder == self.before.holder


def watch(options: SecretsOptions, players: int, seed: int, seen: Counter[str]) -> None:
    """A random game; at every decision every legal move is tried out, and what is foretold compared."""
    rng = Fast(seed)
    speakers = [Speaker(lang) for lang in LANGUAGES]
    state: State = SECRETS.lay_out(SECRETS.shuffle(players, options, rng), options)
    assert isinstance(state, SecretsTable)
    while asked := state.to_act():
        for seat in asked:
            view = state.view(seat)
            for action in state.legal(seat):
                move = SECRETS.move_of(action, options)
                assert isinstance(move, SecretsMove)
                foretold = SECRETS.consequences(view, move)
                assert len(foretold) <= 3
                turn = Turn(state, seat, move, rng)
                turn.check_silence([hint.id for hint in foretold])
                for hint in foretold:
                    for speaker in speakers:
                        text = speaker.say(hint)
                        assert text[0].isupper(), text
                        assert text.endswith("."), text
                    if turn.check(hint):
                        seen[f"{hint.id} {hint.args.get('what', '')}"] += 1
        seat = rng.choice(asked)
        state.play(seat, rng.choice(state.legal(seat)), None)


@pytest.mark.parametrize("ties", ["centre", "keep"])
def test_what_is_foretold_comes_true(ties: str) -> None:
    seen: Counter[str] = Counter()
    options = SECRETS.options({"un_ties": ties})
    for players in SECRETS.seats:
        for number in range(6):
            watch(options, players, players * 100 + number, seen)

    cards = {f"secrets-then-{whose} {what}" for whose in ("yours", "theirs") for what in EFFECTS}
    plain = ("un-may-take", "target-decides", "swapped", "looked", "placed", "placed-pair", "negotiated", "shot")
    after = ("ends", "un-yours", "un-theirs", "un-back")
    assert set(seen) == cards | {f"secrets-then-{hint} " for hint in plain + after}
