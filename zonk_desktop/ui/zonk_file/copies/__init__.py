"""Copies of the Zonk File, and what became of one that was damaged."""
