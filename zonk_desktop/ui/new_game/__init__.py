"""The dialog that opens a new game."""
