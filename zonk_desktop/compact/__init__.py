"""A whole game as one number, small enough for the code on a printed sheet.

docs/sheet-code.md says bit by bit what stands in it. What is read here comes from outside: a
picture, a file, a line that somebody typed. Every loop is counted, and what does not come out as
it was put in is refused.
"""
