"""Charts on the screen: drawn with the style's colours and type, pointed at, told."""
