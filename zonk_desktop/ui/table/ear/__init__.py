"""The table by ear: what is told, and which sounds are played."""
