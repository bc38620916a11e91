# What dialogs everywhere in the window share: kinds of files, questions about them.

# In the list of kinds of a file dialog; the ending follows in brackets.
kit-files-pdf = PDF
kit-files-zonk = Zonk transcripts
kit-files-toml = House rules
kit-files-png = Picture
kit-files-svg = Drawing
kit-files-csv = Table
kit-files-webp = Moving picture
kit-files-all = All files
kit-files-sheets = Pictures and PDF

## The file dialogs of the program: one way to ask where to, and for which file.

# A file name that says the game: rules, players, day, and its number in the Zonk File.
# Before a file is replaced
kit-is-there-already = { $name } is there already.
kit-replace-what-is-in-or = Replace what is in { $parent }, or keep it and choose another name?
kit-replace = Replace
kit-keep-it = Keep it

# A button of a choice, read aloud: "Dice: On screen".
kit-choice-told = { $what }: { $choice }

# Symbols of players, on their discs.
kit-symbol-sun = sun
kit-symbol-wave = wave
kit-symbol-bolt = bolt
kit-symbol-moon = moon
kit-symbol-star = star
kit-symbol-drop = drop
kit-symbol-key = key
kit-symbol-bell = bell
kit-symbol-anchor = anchor
kit-symbol-crown = crown
kit-symbol-kite = kite
kit-symbol-wheel = wheel

# The cross in a field to search by.
kit-search-clear = Clear the search
# A button whose key is not taken yet, read aloud: its cap is dashed.
kit-key-waits = a moment
