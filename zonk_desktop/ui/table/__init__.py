"""The table: what is played, seen and pressed during a game."""
