"""How a game is drawn in the terminal: one file a game."""

from camarilla.cli.draw.drawing import Drawing


def drawing_of(game: str) -> Drawing:
    """The drawing of a game; one without a file of its own is told in words only."""
    if game == "royal-secrets":
        from camarilla.cli.draw.royal_secrets import RoyalDrawing

        return RoyalDrawing()
    if game == "road-to-the-palace":
        from camarilla.cli.draw.road_to_the_palace import RoadDrawing

        return RoadDrawing()
    if game == "secrets":
        from camarilla.cli.draw.secrets import SecretsDrawing

        return SecretsDrawing()
    return Drawing()
