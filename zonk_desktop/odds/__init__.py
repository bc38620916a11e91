"""Exact chances, counted with the engine's own scoring."""
