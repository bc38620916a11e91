"""The controller of a game being played: states, actions, and the tray."""
