"""`camarilla play`: a game in the terminal, against bots and with others at the same keyboard."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from camarilla.cli.helps import help_text

if TYPE_CHECKING:
    from camarilla.cli.house import House
    from camarilla.core.game import Game

DEFAULT_PLAYERS = 4


def play(  # noqa: PLR0913 - one for each option of the command
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=help_text("game"))] = None,
    *,
    players: Annotated[int | None, typer.Option(help=help_text("players"))] = None,
    humans: Annotated[int | None, typer.Option(help=help_text("humans"))] = None,
    bots: Annotated[str | None, typer.Option(metavar="LEVEL[,...]", help=help_text("bots"))] = None,
    seed: Annotated[str | None, typer.Option(metavar="TEXT", help=help_text("seed"))] = None,
    deck: Annotated[str | None, typer.Option(metavar="NAME|FILE", help=help_text("deck"))] = None,
    names: Annotated[str | None, typer.Option(metavar="ANN,BOB", help=help_text("names"))] = None,
    lang: Annotated[str | None, typer.Option(metavar="en|fr", help=help_text("lang"))] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help=help_text("resume"))] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=help_text("save"))] = None,
    open_scores: Annotated[bool, typer.Option("--open-scores", help=help_text("open-scores"))] = False,
    debts: Annotated[bool, typer.Option("--debts", help=help_text("debts"))] = False,
    three_player_cards: Annotated[
        int | None, typer.Option(metavar="45|46", help=help_text("three-player-cards"))
    ] = None,
    notebook: Annotated[str | None, typer.Option(metavar="off|log|beliefs", help=help_text("notebook"))] = None,
    un_ties: Annotated[str | None, typer.Option(metavar="centre|keep", help=help_text("un-ties"))] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=help_text("option"))] = None,
) -> None:
    """Play a game: a new one, or one that was saved."""
    from camarilla.cli.house import clean_names, resumed
    from camarilla.cli.keeping import command
    from camarilla.cli.screen import Screen
    from camarilla.cli.session import Session
    from camarilla.cli.words import FAILED, Refused, game_called, options_chosen, speaking

    with speaking(lang) as speaker:
        if resume is not None:
            options = (open_scores or None, debts or None, notebook, un_ties, three_player_cards, option or None)
            dealt = (players, seed, deck, names, *options)
            if any(given is not None for given in dealt):
                raise Refused("cli-resume-options")
            house = reseated(resumed(resume), humans, bots)
            if game is not None and game_called(game) is not house.match.game:
                raise Refused("cli-resume-game", game=house.match.game.key, asked=game)
            if house.match.is_over:
                raise Refused("cli-already-over", FAILED, command=command("replay", str(resume), "--all"))
        else:
            if save is not None and save.exists():
                raise Refused("cli-file-exists", file=str(save))
            chosen = options_chosen(option)
            if open_scores:
                chosen["open_scores"] = True
            if debts:
                chosen["debts"] = True
            if three_player_cards is not None:
                chosen["three_player_cards"] = three_player_cards
            if notebook is not None:
                chosen["notebook"] = notebook
            if un_ties is not None:
                chosen["un_ties"] = un_ties
            house = new_table(
                game_called(game),
                players=players,
                humans=humans,
                bots=bots,
                seed=seed,
                deck=deck,
                names=names,
                chosen=chosen,
            )
        speaker.names = tuple(clean_names(house.match.names))
        if save is not None:
            keep(house, save)
        session = Session(house, Screen(), speaker, save or resume, lang)
        code = session.run()
    raise typer.Exit(code)


def new_table(  # noqa: PLR0913 - what a table needs to know
    game: "Game",
    *,
    players: int | None,
    humans: int | None,
    bots: str | None,
    seed: str | None,
    deck: str | None,
    names: str | None,
    chosen: dict[str, object],
) -> "House":
    """Deal a new game."""
    from camarilla.cli.decks import deck_chosen
    from camarilla.cli.house import House, new_seed, seated
    from camarilla.cli.words import check_players
    from camarilla.core.match import Match

    count = check_players(game, DEFAULT_PLAYERS if players is None else players)
    seats = seated(count, 1 if humans is None else humans, bots, game.key)
    if deck is not None:
        chosen["deck"] = deck_chosen(game, deck)
    drawn = new_seed() if seed is None else seed
    return House(Match.start(game, count, drawn, chosen, called(names, count)), seats, drawn)


def keep(house: "House", save: Path) -> None:
    """Begin to keep a game in a file, so that one that cannot be written is known before anybody has played."""
    from camarilla.cli.words import FAILED, Refused

    try:
        house.save(save)
    except OSError as wrong:
        why = wrong.strerror or str(wrong)
        raise Refused("cli-not-saved", FAILED, file=str(save), why=why) from wrong


def called(names: str | None, players: int) -> list[str]:
    """Names for the first seats; the others are called as the catalogue calls them."""
    from camarilla.cli.house import clean_names, is_name
    from camarilla.cli.words import Refused

    if names is None:
        return []
    given = clean_names(names.split(","))
    if len(given) > players:
        raise Refused("cli-names-count", given=len(given), players=players)
    spoken = [name for name in given if name]
    for name in spoken:
        if not is_name(name):
            raise Refused("cli-no-name", name=name)
    if len(set(spoken)) < len(spoken):
        raise Refused("cli-names-twice")
    return given + [""] * (players - len(given))


def reseated(house: "House", humans: int | None, bots: str | None) -> "House":
    """A saved game with other people or bots, where that is asked for."""
    from camarilla.cli.house import House, seated

    if humans is None and bots is None:
        return house
    people = len(house.humans) if humans is None else humans
    seats = seated(house.match.players, people, bots, house.match.game.key)
    return House(house.match, seats, house.seed, resumed=True)
