"""Camarilla's engine side by side with its peers: `python -m bench`. See docs/benchmarks.md."""
