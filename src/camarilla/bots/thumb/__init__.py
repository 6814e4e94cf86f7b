"""Rules of thumb, a file a game."""
