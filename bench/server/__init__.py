"""The table server under load, beside boardgame.io's: `python -m bench.server`. See docs/benchmarks.md."""
