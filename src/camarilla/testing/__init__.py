"""What every game must keep, as checks that anybody who writes a game can import and run.

`conformance` plays a game to pieces, `leaks` looks for anything that a reader could learn and should not.
"""
