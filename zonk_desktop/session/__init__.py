"""The game running: the engine with its dice and its journal, in a thread of its own."""
