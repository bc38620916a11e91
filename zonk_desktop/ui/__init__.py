"""The window: what players see and touch."""
