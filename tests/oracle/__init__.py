"""A second, slow reading of the scoring rules, to hold the engine's against."""
