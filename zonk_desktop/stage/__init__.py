"""The stage: what happened at the table, as beats to be played one after another. No Qt."""
