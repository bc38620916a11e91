"""The stage: turns events of the engine into a sequence of beats to be shown. No Qt."""
