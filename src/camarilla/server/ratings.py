"""Ratings: how strong somebody is at a game, from the rated games that they have finished.

Plackett-Luce by openskill, over the places of everybody at the table. Whoever left and was played by a stand-in at the
end is rated as last, whatever the stand-in made of it. Our own bots are rated too, by their level.
"""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from camarilla.arena.ratings import NEW, after, on_scale
from camarilla.core.data import Outcome
from camarilla.protocol.http import Rating
from camarilla.server.schema import people, ratings
from camarilla.server.store import Store
from camarilla.server.table import Bot, Ended, Person

DOUBT = 3
"""What is shown is so many standard deviations below the mean: a strength that is almost sure."""


def subject(place: Person | Bot | None) -> str:
    """Whose rating it is."""
    if isinstance(place, Person):
        return f"person:{place.sitter.id}"
    return f"bot:{place.level}" if isinstance(place, Bot) else "nobody"


def ranks(game: Ended, outcome: Outcome) -> list[int]:
    """The places that count: who has abandoned the game shares the last one."""
    last = len(outcome.places)
    abandoned = game.playing.abandoned
    return [last if seat in abandoned else place for seat, place in enumerate(outcome.places)]


async def rate(connection: AsyncConnection, store: Store, game: Ended, outcome: Outcome) -> None:
    """Change the ratings of everybody who played."""
    who = [subject(place) for place in game.seats]
    known = dict.fromkeys(who, NEW)
    games = dict.fromkeys(who, 0)
    query = select(ratings).where(ratings.c.game == game.settings.game, ratings.c.subject.in_(sorted(known)))
    query = query.order_by(ratings.c.subject).with_for_update()  # another process may be rating a game of theirs
    for row in (await connection.execute(query)).all():
        known[row.subject] = (row.mu, row.sigma)
        games[row.subject] = row.games
    for name, (mu, sigma) in after(known, [[name] for name in who], ranks(game, outcome)).items():
        new = {"mu": mu, "sigma": sigma, "games": games[name] + 1}
        insert = store.insert(ratings).values(subject=name, game=game.settings.game, **new)
        await connection.execute(insert.on_conflict_do_update(index_elements=["subject", "game"], set_=new))


async def best(connection: AsyncConnection, game: str, most: int = 100) -> list[Rating]:
    """The ratings of a game, the strongest first."""
    query = (
        select(ratings, people.c.name, people.c.owner)
        .join(people, ratings.c.subject == "person:" + people.c.id, isouter=True)
        .where(ratings.c.game == game)
        .order_by((ratings.c.mu - DOUBT * ratings.c.sigma).desc())
        .limit(most)
    )
    return [
        Rating(
            name=row.name or row.subject.removeprefix("bot:"),
            is_bot=row.name is None or row.owner is not None,
            rating=shown(row.mu, row.sigma),
            games=row.games,
        )
        for row in (await connection.execute(query)).all()
    ]


def shown(mu: float, sigma: float) -> int:
    """A rating as people read it: 1000 for who has not played yet."""
    return round(on_scale(mu - DOUBT * sigma))
