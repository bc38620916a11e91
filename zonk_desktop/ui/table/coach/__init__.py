"""Hint and coach: the choices judged, in words, beside the table."""
