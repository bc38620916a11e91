"""What every room of the window is made of: colours, type, icons, words, small widgets."""
