"""Royal Secrets: three to five spies at the French court. Rules RS-1 to RS-10, a file a chapter.

Printed numbers are in `components` and the deck files, decisions in `actions`, the table in `state`. The chapters
are `parley`, `audience`, `betting`, `favours`, `counting`, `scoring`. `table` answers the contract; `seeing` and
`imagine` are the way out of a state and the way back.
"""
