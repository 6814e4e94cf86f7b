"""Search: information-set Monte Carlo tree search over the worlds that a View cannot rule out."""
