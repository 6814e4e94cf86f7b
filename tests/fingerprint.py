"""Random games in one line each, to compare the two builds by: `make test-same`."""

from camarilla.games import GAMES
from camarilla.testing.conformance import fingerprint

if __name__ == "__main__":
    for game in GAMES:
        for players in game.seats:
            for number in range(100):
                print(fingerprint(game, players, number))
