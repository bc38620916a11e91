"""A table in a page on the web, which runs this room in its browser (docs/site.md)."""
