"""The score sheet as a page: one layout for screen, printer and PDF.

The window asks `document` for what a sheet shows, and `paint`, `pdf` or `printer` to bring it on
something; `marks` has every sign as a path, for the window's own sheet as well.
"""
