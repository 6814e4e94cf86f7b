"""What every game in GAMES must keep, and the toy game that proves a new one needs nothing else."""
