"""`python -m camarilla` is the command `camarilla`."""

from camarilla.cli import main

if __name__ == "__main__":
    main()
