"""The Zonk File: games that were played, their replay, statistics and copies."""
