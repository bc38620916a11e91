"""Statistics of the Zonk File: a page for each question, its figures as a picture or a table."""
