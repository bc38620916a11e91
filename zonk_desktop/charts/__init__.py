"""Charts as data and marks, drawn by a pen: on the screen, in a picture, on paper."""
