"""The Qt thread in which a live game is played, and the window's side of it."""
