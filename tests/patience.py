"""How long a test waits before it takes something for lost.

No test passes or fails by it: it only ends one that would hang, on however busy a machine.
"""

PATIENCE = 180.0
"""In seconds."""
