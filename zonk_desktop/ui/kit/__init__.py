"""Shared parts of all windows: colours, type, icons, words, small widgets."""
