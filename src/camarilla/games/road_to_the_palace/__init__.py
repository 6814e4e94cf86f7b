"""Road to the Palace: two to four courtiers gaining influence. Rules RP-1 to RP-6, a file a chapter.

Printed numbers are in `components`, decisions in `actions`, the table in `state`. The chapters are `market`,
`columns`, `bribes`, `management`, `evaluation`, `scoring`. `table` answers the contract; `seeing` and `imagine` are
the way out of a state and the way back.
"""
