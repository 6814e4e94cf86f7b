"""Tournaments between bots, and the balance lab.

Read `lineup` and `budget`, then `tournament` (a plan, and one game of it), `running` (many at once), `keeping` (what is
kept of it), `estimates`, and `report`, which makes a result of it all.
"""
