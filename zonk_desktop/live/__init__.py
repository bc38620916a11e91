"""A game being played: its dice, its actions, its journal and undo; no thread and no Qt."""
