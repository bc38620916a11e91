"""The dialog of copies of the Zonk File, and of damaged files."""
