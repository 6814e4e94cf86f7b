"""A process with workers, one idle and one busy with a bot of the level it is told; it says who they are, and waits."""

import asyncio
import sys
from pathlib import Path

from camarilla.core.rng import Fast
from camarilla.games.secrets.game import SECRETS
from camarilla.server.workers import Question, Workers


async def run(level: str) -> None:
    workers = Workers(2, budget=2.0, command=(sys.executable, str(Path(__file__).with_name("planted_worker.py"))))
    await workers.start()
    state = SECRETS.lay_out(SECRETS.shuffle(4, SECRETS.options(), Fast(1)), SECRETS.options())
    seat = state.to_act()[0]
    view, legal = state.view(seat), state.legal(seat)
    await asyncio.gather(*(workers.decide(Question("secrets", "courtier", n, view, legal)) for n in range(8)))
    while any(worker.pid is None for worker in workers.workers):  # noqa: ASYNC110 - nobody tells when
        await asyncio.sleep(0.01)
    asking = asyncio.create_task(workers.decide(Question("secrets", level, 1, view, legal)))
    await asyncio.sleep(0.3)
    print(*(worker.pid for worker in workers.workers), flush=True)
    await asking
    await asyncio.sleep(600)


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1]))
