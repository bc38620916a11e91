"""The widgets and the controller of a game being played."""
