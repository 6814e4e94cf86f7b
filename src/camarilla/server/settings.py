"""How a server is run: what `camarilla serve` was told."""

from dataclasses import dataclass, field

from camarilla.core.rng import Rng


@dataclass(frozen=True)
class Pace:
    """How long bots seem to think, in milliseconds: drawn between these two."""

    least: int = 600
    most: int = 1600

    def drawn(self, draws: Rng) -> float:
        """A pause in seconds."""
        return (self.least + draws.below(self.most - self.least + 1)) / 1000


@dataclass(frozen=True)
class Running:
    """Where a server listens, where it keeps its tables, whom it trusts."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///camarilla.db"
    redis: str | None = None
    origins: tuple[str, ...] = ()
    """Other origins that pages may come from, besides the server's own."""
    proxied: bool = False
    """Whether a proxy in front says who connects, and that it is by https."""
    workers: int = 1
    """Processes in which bots think."""
    pace: Pace = field(default_factory=Pace)
    log_level: str = "INFO"
    limits: bool = True
    """Whether floods are held back; off only for load tests on one's own machine."""
