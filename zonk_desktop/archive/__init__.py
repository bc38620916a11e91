"""The Zonk File: every game, at every action, in one SQLite database."""
