"""The lessons of the first games."""
