"""What people may be called, and which names are too alike to be two people's."""

# ruff: noqa: RUF001 - look-alikes and invisible signs are the point

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camarilla.bots import LEVELS
from camarilla.core.errors import BadData
from camarilla.core.text import Sentence
from camarilla.locales import LANGUAGES, Speaker
from camarilla.server.names import LOOK_ALIKES, MOST_SIGNS, clean, skeleton


def refused(name: str) -> Sentence:
    with pytest.raises(BadData) as caught:
        clean(name)
    assert caught.value.sentence is not None
    for lang in LANGUAGES:
        assert Speaker(lang).explain(caught.value).endswith(".")
    return caught.value.sentence


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Chloé",
        "Anne-Marie",
        "D’Artagnan",
        "O'Brien 3rd",
        "x",
        "Ali",
        "J. R. R.",
        "Ørsted",
        "Straße",
        "Nguyễn Thị Mỹ",
        "Иван",
        "DJ Иван",
        "Νίκος",
        "Արմեն",
        "שירה",
        "محمد",
        "राजेश",
        "สมชาย",
        "กี่กู้",
        "김민준",
        "山田太郎",
        "Ann🎲",
        "<b>Ann</b>",
        "{ $player }",
        "W" * MOST_SIGNS,
        "é" * MOST_SIGNS,
    ],
)
def test_people_may_be_called_so(name: str) -> None:
    assert clean(name) == name
    assert skeleton(name)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann  ", "Ann"),
        ("Ann \t\n  Lee", "Ann Lee"),
        ("Ann\u00a0Lee", "Ann Lee"),
        ("Ann\u3000Lee", "Ann Lee"),
        ("Ann\u1680Lee", "Ann Lee"),
        ("Ann\u2028Lee", "Ann Lee"),
        ("Chloe\u0301", "Chloé"),
        ("Ａｎｎ", "Ann"),
        ("𝓐𝓷𝓷", "Ann"),
        ("ﬁfi", "fifi"),
        ("An\u200bn", "Ann"),
        ("An\u200d\u2060\ufeffn", "Ann"),
        ("An\u00adn", "Ann"),
        ("\u202eAnn\u202c", "Ann"),
        ("\u2066Ann\u2069", "Ann"),
        ("An\x00\x07\x1bn", "Ann"),
        ("Ann\ufe0f", "Ann"),
        ("Ann\u3164\u115f\u2800", "Ann"),
        ("Chloe\u200b\u0301", "Chloé"),
        ("Ann\U000e0041\U000e007f", "Ann"),
    ],
)
def test_a_name_is_shown_clean(typed: str, shown: str) -> None:
    assert clean(typed) == shown


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "empty"),
        (" \t ", "empty"),
        ("\u200b\u2060", "empty"),
        ("\u3164", "empty"),
        ("W" * (MOST_SIGNS + 1), "long"),
        ("a" * 100_000, "long"),
        ("\ufdfa\ufdfa", "long"),  # one sign that NFKC writes as eighteen
        ("123", "letter"),
        ("-_-", "letter"),
        ("🎲🎲", "letter"),
        ("ʼʼ", "letter"),
        ("An\ue000n", "sign"),
        ("An\ud800n", "sign"),
        ("An\U0010ffffn", "sign"),
        ("A" + "\u0336" * 3, "marks"),
        ("Z̶̧̨̛̗̘̙a̴l̷g̸o̵", "marks"),
        ("\u0301Ann", "marks"),
        ("Ann \u20ddLee", "marks"),
        ("\ub220\u0591\u0591" * MOST_SIGNS, "heavy"),  # each syllable is three letters
        ("Аnn", "mixed"),
        ("Iνan", "mixed"),
        ("pаypal", "mixed"),
        ("Annօ", "mixed"),
        ("Admin", "reserved"),
        ("@dmin", "reserved"),
        ("ВОТ", "reserved"),
        ("S Y S T E M", "reserved"),
        ("Bot 3", "reserved"),
        ("r00t", "reserved"),
        ("Spectateur", "reserved"),
        ("Modérateur", "reserved"),
        ("Moderateur", "reserved"),
        ("  You ", "reserved"),
        *((level.upper(), "reserved") for level in LEVELS),
    ],
)
def test_nobody_may_be_called_so(name: str, why: str) -> None:
    assert refused(name).id == f"server-name-{why}"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_gives_only_names_that_the_server_takes(lang: str) -> None:
    titles, places = (Speaker(lang).text(f"web-court-{part}").split(" · ") for part in ("titles", "places"))
    assert len(titles) * len(places) > 50
    for title in titles:
        for place in places:
            assert clean(f"{title} {place}") == f"{title} {place}"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "A n n"),
        ("Ann", "Ann."),
        ("Ann", "_Ann_"),
        ("Ann", "Ann🎲"),
        ("Chloé", "Chloe"),
        ("Chloé", "CHLOE\u0301"),
        ("Ørsted", "Orsted"),
        ("Straße", "STRASSE"),
        ("Æsop", "aesop"),
        ("Bob", "B0b"),
        ("Bill", "BiII"),
        ("Bill", "Bi11"),
        ("Bill", "Bi|l"),
        ("Łukasz", "Iukasz"),
        ("Marnie", "Mamie"),
        ("Will", "VVill"),
        ("coco", "сосо"),
        ("BOB", "ВОВ"),
        ("HECTOR", "НЕСТОR"),
        ("Xapo", "Харо"),
        ("Нина", "нина"),
        ("KATIE", "ΚΑΤΙΕ"),
        ("ΝΙΚΟΣ", "νικος"),
        ("Νίκος", "Νικος"),
        ("Nina", "ΝΙΝΑ"),
        ("oh", "օհ"),
        ("Ann7", "Ann٧"),
        ("Istanbul", "İstanbul"),
        ("Ilkay", "ılkay"),
    ],
)
def test_names_that_look_alike_have_the_same_skeleton(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "Anne"),
        ("Ann", "Ann2"),
        ("Ann2", "Ann3"),
        ("Han", "Nan"),
        ("Иван", "Роман"),
        ("Ivan", "Иван"),
        ("राजेश", "राजीश"),
        ("か", "が"),
        ("김", "민"),
        ("山田", "山本"),
    ],
)
def test_names_that_can_be_told_apart_have_different_skeletons(name: str, other: str) -> None:
    assert skeleton(name) != skeleton(other)


def test_a_name_in_which_alphabets_are_mixed_is_told_with_the_word() -> None:
    assert refused("Lady Аnn") == Sentence("server-name-mixed", {"word": "Аnn"})


def test_what_a_letter_is_taken_for_is_not_itself_taken_for_another() -> None:
    for sign, other in LOOK_ALIKES.items():
        assert sign.casefold() == sign
        assert unicodedata.normalize("NFKD", sign) == sign
        assert all(letter not in LOOK_ALIKES for letter in other), sign


@given(st.text(max_size=30))
def test_cleaning_twice_changes_nothing_and_leaves_something_to_compare(name: str) -> None:
    try:
        shown = clean(name)
    except BadData:
        return
    assert clean(shown) == shown
    assert 1 <= len(shown) <= MOST_SIGNS * 3
    assert shown.isprintable()
    assert skeleton(shown) == skeleton(name)
    assert skeleton(shown)
    assert skeleton(skeleton(shown)) == skeleton(shown)
