# The Zonk File: the list of games, a game played again, statistics, copies.

zonk-file-the-end = The end
zonk-file-turn-of = { whose } turn
