"""The wire: what a table and those who sit at it say to one another.

`to_server` and `to_client` are the two closed families of messages, `tables` the words that both use, `codec` the
only way in and out of bytes, `changes` how a view is brought up to date. docs/protocol.md tells it as a story.
"""

VERSION = 2
"""Goes up when an older client could no longer understand."""
