"""Our server as `camarilla serve` runs it, with its limits off: `python -m bench.server.start PORT DATABASE`."""

import sys

from camarilla.server.serve import serve
from camarilla.server.settings import Running

if __name__ == "__main__":
    serve(Running(port=int(sys.argv[1]), database=sys.argv[2], log_level="WARNING", limits=False))
