# Columns that computers play, and those that are handed over.

seat-nobody = Nobody here is called { $name }.
seat-game-over = The game is over; nobody plays it any more.
