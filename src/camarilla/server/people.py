"""People: guests who just come in, accounts with a name and a password, the remote bots of accounts, and companions.

A remote bot is somebody too: it has a name, a rating, games and a seat of its own, and can only be by its API token.
A companion is a guest who sits at somebody else's screen, at one table: whoever's screen it is opens their connections.
Whoever comes in gets a session, a random key in a cookie; the database keeps only its hash.
"""

import secrets

import msgspec
from sqlalchemy import case, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from camarilla.protocol.http import Token
from camarilla.protocol.pace import BotSpeed, ByItself, PaceSettings
from camarilla.protocol.to_client import Code
from camarilla.server import names, passwords
from camarilla.server.entries import Sitter
from camarilla.server.hub import now
from camarilla.server.keys import hashed
from camarilla.server.refusal import Refusal
from camarilla.server.schema import mutes, pace_settings, people, sessions, tokens
from camarilla.server.store import Job, Store, T

MOST_TOKENS = 20
DAY = 86_400_000
SESSION_DAYS = 180


class Someone(msgspec.Struct, frozen=True):
    """Whoever makes a request."""

    id: str
    name: str
    account: bool
    is_bot: bool
    """Came with an API token, and is the bot that it was made for."""
    owner: str | None = None
    """At whose screen they sit: a companion."""

    @property
    def sitter(self) -> Sitter:
        """The same, as a table knows them."""
        return Sitter(self.id, self.name, self.is_bot, self.account, self.owner)


class People:
    """Everybody who has ever come in."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ----------------------------------------------------------------------------------------------------- who it is

    async def by_session(self, key: str) -> Someone | None:
        """Whose session it is."""

        async def seen_again(connection: AsyncConnection) -> None:
            await connection.execute(update(sessions).where(sessions.c.hash == hashed(key)).values(seen=now()))

        async def found(connection: AsyncConnection) -> tuple[Someone, bool] | None:
            query = (
                select(people.c.id, people.c.name, people.c.account, sessions.c.seen)
                .join(sessions, sessions.c.person == people.c.id)
                .where(sessions.c.hash == hashed(key), sessions.c.seen > now() - SESSION_DAYS * DAY)
            )
            row = (await connection.execute(query)).first()
            if row is None:
                return None
            who = Someone(row.id, row.name, row.account is not None, is_bot=False)
            return who, row.seen < now() - DAY

        known = await self.store.read(found)
        if known is None:
            return None
        who, seen_long_ago = known
        if seen_long_ago:
            await self.store.write(seen_again)
        return who

    async def by_token(self, key: str) -> Someone | None:
        """The bot whose API token it is."""

        async def found(connection: AsyncConnection) -> Someone | None:
            query = (
                select(people.c.id, people.c.name)
                .join(tokens, tokens.c.person == people.c.id)
                .where(tokens.c.hash == hashed(key), people.c.owner.is_not(None))
            )
            row = (await connection.execute(query)).first()
            return None if row is None else Someone(row.id, row.name, account=True, is_bot=True)

        return await self.store.read(found)

    async def companion(self, owner: Someone, person: str) -> Someone | None:
        """Somebody who sits at the owner's screen."""
        query = select(people.c.name).where(
            people.c.id == person, people.c.owner == owner.id, people.c.account.is_(None)
        )
        name = await self.store.read(lambda connection: connection.scalar(query))
        return None if name is None else Someone(person, name, account=False, is_bot=False, owner=owner.id)

    async def called(self, name: str) -> Sitter | None:
        """The account that is called so, or the bot of one."""
        key = names.skeleton(names.clean(name))

        async def found(connection: AsyncConnection) -> Sitter | None:
            row = (await connection.execute(select(people).where(people.c.account == key))).first()
            return None if row is None else Sitter(row.id, row.name, row.owner is not None, account=True)

        return await self.store.read(found)

    # -------------------------------------------------------------------------------------------------- coming, going

    async def guest(self, name: str) -> tuple[Someone, str]:
        """Somebody comes in; returns them and their session's key."""
        cleaned = await self.free_name(name, None)
        person = secrets.token_hex(8)

        async def made(connection: AsyncConnection) -> str:
            await connection.execute(insert(people).values(id=person, name=cleaned, created=now()))
            return await new_session(connection, person)

        key = await self.store.write(made)
        return Someone(person, cleaned, account=False, is_bot=False), key

    async def new_companion(self, owner: Someone, name: str) -> Someone:
        """Somebody sits down at the owner's screen: a guest without a key, who comes by the owner's."""
        cleaned = await self.free_name(name, owner.id)
        person = secrets.token_hex(8)

        async def made(connection: AsyncConnection) -> None:
            row = {"id": person, "name": cleaned, "owner": owner.id, "created": now()}
            await connection.execute(insert(people).values(**row))

        await self.store.write(made)
        return Someone(person, cleaned, account=False, is_bot=False, owner=owner.id)

    async def rename(self, who: Someone, name: str) -> Someone:
        """Be called something else."""
        cleaned = await self.free_name(name, who.id)
        # Who was a guest when they asked may have an account by now: what the database says counts.
        key = case((people.c.account.is_not(None), names.skeleton(cleaned)))
        change = update(people).where(people.c.id == who.id).values(name=cleaned, account=key)

        async def renamed(connection: AsyncConnection) -> bool:
            return await connection.scalar(change.returning(people.c.account)) is not None

        has_account = await self.write_unique(renamed, cleaned)
        return msgspec.structs.replace(who, name=cleaned, account=has_account)

    async def register(self, who: Someone, name: str, password: str) -> tuple[Someone, str, set[bytes]]:
        """A guest becomes somebody with an account: games and all stay theirs.

        Whoever may have known the guest's session does not know the new one, which is returned, with what was kept of
        those that end.
        """
        if who.account:
            raise Refusal(Code.NOT_NOW, "table-account-already")
        cleaned = await self.free_name(name, who.id)
        secret = await passwords.hash_password(password)
        values = {"name": cleaned, "account": names.skeleton(cleaned), "password": secret}

        async def made(connection: AsyncConnection) -> tuple[str, set[bytes]]:
            guest = update(people).where(people.c.id == who.id, people.c.account.is_(None))
            if await connection.scalar(guest.values(**values).returning(people.c.id)) is None:
                raise Refusal(Code.NOT_NOW, "table-account-already")  # in another tab, a moment ago
            gone = delete(sessions).where(sessions.c.person == who.id).returning(sessions.c.hash)
            ended = {bytes(key) for key in (await connection.scalars(gone)).all()}
            return await new_session(connection, who.id), ended

        key, ended = await self.write_unique(made, cleaned)
        return Someone(who.id, cleaned, account=True, is_bot=False), key, ended

    async def log_in(self, name: str, password: str) -> tuple[Someone, str]:
        """Come back to an account."""
        key = names.skeleton(names.clean(name))

        async def found(connection: AsyncConnection) -> tuple[str, str, str | None] | None:
            row = (await connection.execute(select(people).where(people.c.account == key))).first()
            return None if row is None else (row.id, row.name, row.password)

        known = await self.store.read(found)
        checked = await passwords.verify(None if known is None else known[2], password)
        if known is None or not checked.right:
            raise Refusal(Code.FORBIDDEN, "table-wrong-password")
        person, called, _ = known

        async def session(connection: AsyncConnection) -> str:
            if checked.new_hash is not None:
                renewed = update(people).where(people.c.id == person).values(password=checked.new_hash)
                await connection.execute(renewed)
            return await new_session(connection, person)

        return Someone(person, called, account=True, is_bot=False), await self.store.write(session)

    async def log_out(self, key: str) -> bytes:
        """End a session; returns what was kept of its key."""

        async def ended(connection: AsyncConnection) -> None:
            await connection.execute(delete(sessions).where(sessions.c.hash == hashed(key)))

        await self.store.write(ended)
        return hashed(key)

    async def free_name(self, name: str, person: str | None) -> str:
        """A name as it may be shown, that is not somebody else's account."""
        cleaned = names.clean(name)
        owner = await self.called(cleaned)
        if names.is_reserved(cleaned) or (owner is not None and owner.id != person):
            raise Refusal(Code.FULL, "table-name-taken", name=cleaned)
        return cleaned

    async def write_unique(self, job: Job[T], name: str) -> T:
        """Write a name that nobody else may have."""
        try:
            return await self.store.write(job)
        except IntegrityError as wrong:
            raise Refusal(Code.FULL, "table-name-taken", name=name) from wrong

    # -------------------------------------------------------------------------------------------------------- tokens

    async def new_token(self, who: Someone, label: str) -> tuple[Token, str]:
        """A bot called so, and its key, which is shown this once; a bot whose token was dropped gets a new one."""
        if not who.account:
            raise Refusal(Code.FORBIDDEN, "table-account-needed")
        token = Token(secrets.token_hex(8), names.clean(label), now())
        key = "cam_" + secrets.token_urlsafe(32)

        async def made(connection: AsyncConnection) -> None:
            if len(await tokens_of(connection, who.id)) >= MOST_TOKENS:
                raise Refusal(Code.FULL, "table-many-tokens", most=MOST_TOKENS)
            bot = await bot_called(connection, who.id, token.label)
            row = {"hash": hashed(key), "id": token.id, "person": bot, "label": token.label, "created": token.created}
            await connection.execute(insert(tokens).values(**row))

        await self.write_unique(made, token.label)
        return token, key

    async def tokens(self, who: Someone) -> list[Token]:
        """The tokens of somebody's bots."""
        return await self.store.read(lambda connection: tokens_of(connection, who.id))

    async def drop_token(self, who: Someone, token: str) -> bytes:
        """Make a token worthless; returns what was kept of its key. The bot's name, games and ratings stay."""
        mine = select(people.c.id).where(people.c.owner == who.id)

        async def dropped(connection: AsyncConnection) -> bytes | None:
            gone = delete(tokens).where(tokens.c.id == token, tokens.c.person.in_(mine)).returning(tokens.c.hash)
            return await connection.scalar(gone)

        key = await self.store.write(dropped)
        if key is None:
            raise Refusal(Code.UNKNOWN, "table-no-token")
        return bytes(key)

    # --------------------------------------------------------------------------------------------------------- mutes

    async def muted(self, person: str) -> dict[str, str]:
        """Whom somebody does not want to hear, with their names."""

        async def found(connection: AsyncConnection) -> dict[str, str]:
            rows = (await connection.execute(select(mutes).where(mutes.c.person == person))).all()
            return {row.muted: row.name for row in rows}

        return await self.store.read(found)

    async def mute(self, person: str, other: Sitter, *, muted: bool) -> None:
        """Hear no more of somebody, or hear them again."""

        async def changed(connection: AsyncConnection) -> None:
            gone = delete(mutes).where(mutes.c.person == person, mutes.c.muted == other.id)
            await connection.execute(gone)
            if muted:
                await connection.execute(insert(mutes).values(person=person, muted=other.id, name=other.name))

        await self.store.write(changed)

    # ---------------------------------------------------------------------------------------------------------- pace

    async def pace(self, person: str) -> PaceSettings | None:
        """How somebody likes to be shown what happens, if they have said so."""

        async def found(connection: AsyncConnection) -> PaceSettings | None:
            row = (await connection.execute(select(pace_settings).where(pace_settings.c.person == person))).first()
            return None if row is None else PaceSettings(BotSpeed(row.bots), ByItself(row.by_itself), row.motion)

        return await self.store.read(found)

    async def set_pace(self, person: str, pace: PaceSettings) -> None:
        """Keep it for them."""
        values = {"bots": pace.bots.value, "by_itself": pace.by_itself.value, "motion": pace.motion}
        row = self.store.insert(pace_settings).values(person=person, **values)
        kept = row.on_conflict_do_update(index_elements=["person"], set_=values)

        async def changed(connection: AsyncConnection) -> None:
            await connection.execute(kept)

        await self.store.write(changed)


async def new_session(connection: AsyncConnection, person: str) -> str:
    """A new session's key."""
    key = secrets.token_urlsafe(32)
    await connection.execute(insert(sessions).values(hash=hashed(key), person=person, seen=now()))
    return key


async def tokens_of(connection: AsyncConnection, owner: str) -> list[Token]:
    """The tokens of somebody's bots, the oldest first."""
    query = select(tokens).join(people, people.c.id == tokens.c.person).where(people.c.owner == owner)
    rows = (await connection.execute(query.order_by(tokens.c.created, tokens.c.id))).all()
    return [Token(row.id, row.label, row.created) for row in rows]


async def bot_called(connection: AsyncConnection, owner: str, name: str) -> str:
    """The id of a bot for a new token: one of the owner's that has none any more, or a new one."""
    key = names.skeleton(name)
    known = (await connection.execute(select(people).where(people.c.account == key))).first()
    if known is None:
        bot = secrets.token_hex(8)
        row = {"id": bot, "name": name, "account": key, "owner": owner, "created": now()}
        await connection.execute(insert(people).values(**row))
        return bot
    if known.owner != owner or await connection.scalar(select(tokens.c.id).where(tokens.c.person == known.id)):
        raise Refusal(Code.FULL, "table-name-taken", name=name)
    await connection.execute(update(people).where(people.c.id == known.id).values(name=name))
    return str(known.id)
