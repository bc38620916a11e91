"""The main window: what puts the rooms together."""
