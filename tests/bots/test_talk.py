"""The bots' talk: silence tells nothing, words follow the style, and the same views give the same words."""

from collections import Counter
from collections.abc import Iterator

import pytest

from camarilla.bots.style import STYLES, Style, style_named
from camarilla.bots.talk import MOMENTS, Talker
from camarilla.core.data import Claim
from camarilla.core.errors import BadOptions
from camarilla.core.game import Game, State
from camarilla.core.rng import Fast
from camarilla.core.talk import Reply, reply_line
from camarilla.games import GAMES
from camarilla.games.secrets.claims import IAm, IWill, ProposalIs, SameSide
from camarilla.games.secrets.game import SECRETS
from camarilla.games.secrets.view import Answer
from camarilla.locales import LANGUAGES, Speaker
from tests.contract.toy import TOY
from tests.games.secrets.make import ANN, BRUNO, CLARA, DETECTIVE, DIEGO, EVA, HIPPIE, KGB, SCIENTIST, table

ALWAYS = 500
"""So talkative that it speaks at every moment: words can be looked at without waiting for them."""
HONEST = Style("honest", honesty=100, talkativeness=ALWAYS)
LIAR = Style("liar", honesty=0, talkativeness=ALWAYS)

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def tables(game: Game, games: int) -> Iterator[State]:
    """Every moment of some random games, with each number of players."""
    options = game.options()
    for players in game.seats:
        for seed in range(games):
            rng = Fast(players * 100 + seed)
            state = game.lay_out(game.shuffle(players, options, rng), options)
            while asked := state.to_act():
                yield state
                seat = rng.choice(asked)
                state.play(seat, rng.choice(state.legal(seat)), None)


def words(game: Game, talker: Talker, state: State, seat: int) -> Claim | None:
    return talker.speak(game, state.view(None), state.view(seat))


@EVERY_GAME
def test_whether_a_bot_speaks_does_not_depend_on_what_it_holds(game: Game) -> None:
    rng = Fast(7)
    spoken: Counter[bool] = Counter()
    has_claims = False
    for number, state in enumerate(tables(game, 2)):
        if number % 3:
            continue
        other = state.view(None).imagine(rng)  # the same to the public; what everybody holds is drawn anew
        for seat in range(state.players):
            talker = Talker(Style("test", honesty=60, talkativeness=200), seat)
            speaks = words(game, talker, state, seat) is not None
            assert speaks == (words(game, talker, other, seat) is not None)
            spoken[speaks] += 1
            has_claims = has_claims or bool(game.claims(state.view(None), seat))
    assert spoken[False] > 0
    assert (spoken[True] > 0) == has_claims


@EVERY_GAME
def test_what_is_said_is_something_that_is_offered(game: Game) -> None:
    for state in tables(game, 1):
        for seat in range(state.players):
            claim = words(game, Talker(HONEST, 3), state, seat)
            offered = game.claims(state.view(None), seat)
            assert (claim in offered) if offered else claim is None


@EVERY_GAME
def test_the_same_seed_and_views_give_the_same_words(game: Game) -> None:
    kept = Talker(STYLES[2], 11)
    for number, state in enumerate(tables(game, 1)):
        seat = number % state.players
        fresh = Talker(STYLES[2], 11)  # as after a restart
        claim = words(game, kept, state, seat)
        assert claim == words(game, fresh, state, seat)
        if claim is not None:
            listener = state.view((seat + 1) % state.players)
            assert kept.answer(game, claim, seat, listener) is fresh.answer(game, claim, seat, listener)


@EVERY_GAME
def test_the_honest_say_what_is_true_and_liars_what_is_not_where_they_know(game: Game) -> None:
    for number, state in enumerate(tables(game, 1)):
        seat = number % state.players
        view = state.view(seat)
        known = {game.is_true(claim, view) for claim in game.claims(state.view(None), seat)}
        for style, wanted in ((HONEST, True), (LIAR, False)):
            claim = words(game, Talker(style, number), state, seat)
            if wanted in known:
                assert claim is not None
                assert game.is_true(claim, view) is wanted


@EVERY_GAME
def test_any_claim_can_be_answered(game: Game) -> None:
    for number, state in enumerate(tables(game, 1)):
        seat = number % state.players
        claim = words(game, Talker(LIAR, number), state, seat)
        if claim is not None and number % 5 == 0:
            replies = [Talker(style, number).answer(game, claim, seat, state.view(0)) for style in STYLES]
            assert set(replies) <= set(Reply)


def test_a_game_without_claims_is_played_in_silence() -> None:
    for state in tables(TOY, 3):
        assert [words(TOY, Talker(HONEST, 1), state, seat) for seat in range(state.players)] == [None] * state.players


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.key)
def test_a_bot_speaks_as_often_as_it_is_talkative_and_mostly_says_nothing(style: Style) -> None:
    moments = 0
    spoken = 0
    for state in tables(SECRETS, 6):
        for seat in range(state.players):
            moments += 1
            spoken += words(SECRETS, Talker(style, seat), state, seat) is not None

    assert spoken / moments == pytest.approx(style.talkativeness / MOMENTS, rel=0.25)
    assert spoken / moments < 0.25


def test_who_never_talks_says_nothing() -> None:
    mute = Talker(Style("mute", honesty=100, talkativeness=0), 1)

    assert all(words(SECRETS, mute, state, 0) is None for state in tables(SECRETS, 1))


def test_a_loyal_bot_tells_its_true_colours_more_often_than_a_treacherous_one() -> None:
    def true_words(style: Style) -> float:
        told: Counter[bool | None] = Counter()
        talks = Style(style.key, honesty=style.honesty, talkativeness=ALWAYS)
        for number, state in enumerate(tables(SECRETS, 1)):
            claim = words(SECRETS, Talker(talks, number), state, 0)
            assert claim is not None
            told[SECRETS.is_true(claim, state.view(0))] += 1
        return told[True] / (told[True] + told[False])

    assert true_words(style_named("loyal")) > 0.85
    assert true_words(style_named("treacherous")) < 0.3


# Answers


def test_a_bot_answers_by_what_it_knows() -> None:
    cell = table(5, tokens="CKCKHH")  # SE-2.5: Ann has seen that Eva, on her right, is a Hippie
    honest = Talker(HONEST, 5)

    assert honest.answer(SECRETS, IAm(HIPPIE), EVA, cell.ann.view) is Reply.BELIEVE
    assert honest.answer(SECRETS, IAm(KGB), EVA, cell.ann.view) is Reply.DOUBT
    assert honest.answer(SECRETS, SameSide(ANN), EVA, cell.ann.view) is Reply.DOUBT


def test_a_liar_answers_the_opposite_of_what_it_knows() -> None:
    cell = table(5, tokens="CKCKHH")

    assert Talker(LIAR, 5).answer(SECRETS, IAm(HIPPIE), EVA, cell.ann.view) is Reply.DOUBT
    assert Talker(LIAR, 5).answer(SECRETS, IAm(KGB), EVA, cell.ann.view) is Reply.BELIEVE


def test_who_talks_little_shrugs_at_what_may_be_true() -> None:
    cell = table(4, turns=[(SCIENTIST, DETECTIVE)])
    cell.proposes(SCIENTIST, to=BRUNO)
    silent = Style("silent", honesty=100, talkativeness=0)

    replies = [Talker(silent, seed).answer(SECRETS, ProposalIs(SCIENTIST), ANN, cell.bruno.view) for seed in range(30)]

    assert Counter(replies)[Reply.SHRUG] > 25


def test_to_a_plan_a_bot_agrees_or_shrugs() -> None:
    cell = table(4, turns=[(SCIENTIST, DETECTIVE)], holder=DIEGO)
    cell.proposes(SCIENTIST, to=BRUNO)
    plan = IWill(Answer.REFUSE)

    assert Talker(HONEST, 1).answer(SECRETS, plan, BRUNO, cell.clara.view) is Reply.AGREE
    assert Talker(LIAR, 1).answer(SECRETS, plan, BRUNO, cell.clara.view) is Reply.SHRUG


def test_a_spectator_says_nothing_and_the_public_is_no_seat() -> None:
    cell = table(4)
    talker = Talker(HONEST, 1)

    with pytest.raises(TypeError, match="a spectator decides nothing"):
        talker.speak(SECRETS, cell.view(None), cell.view(None))
    with pytest.raises(TypeError, match="spectator's view"):
        talker.speak(SECRETS, cell.view(CLARA), cell.view(CLARA))


# Words for people


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replies_have_their_words(lang: str) -> None:
    speaker = Speaker(lang)
    said = [speaker.say(reply_line(ANN, BRUNO, reply)) for reply in Reply]

    assert len(set(said)) == len(Reply)
    for text in said:
        assert text.startswith("Ann ")
        assert "Bruno" in text


def test_a_style_is_found_by_its_key() -> None:
    assert style_named("bold").key == "bold"
    with pytest.raises(BadOptions, match="there are: even, loyal, cautious, bold, treacherous") as refused:
        style_named("shy")
    assert refused.value.sentence is not None
    assert "shy" in Speaker("fr").say(refused.value.sentence)
