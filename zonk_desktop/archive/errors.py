"""What can go wrong with the Zonk File, as sentences."""


class ArchiveError(Exception):
    """A sentence: what happened, what was kept, what to do."""
