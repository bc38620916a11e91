"""Statistics of games."""
