# The window itself: menus, panels, status line, the program's pages, system, mishaps.

## Menus; & is before the letter that opens it, … says that a dialog follows

window-bar-game = &Game
window-bar-edit = &Edit
window-bar-view = &View
window-bar-rules = &Rules
window-bar-tools = &Tools
window-bar-help = &Help
window-menu-quit = &Quit
window-menu-undo = &Undo
window-menu-results = &Results
# What may be said at the table beside the main word: calls, doubts, faults, votes.
window-menu-calls = C&all at the table (E at the table)
window-menu-look = Loo&k
# More of it between letters and ground: a choice of three.
window-menu-contrast = &Contrast
# Of dice and pages: a choice of three.
window-menu-motion = Mot&ion
window-menu-tray = &Tray
window-menu-told = Said alo&ud
window-menu-words = &Words
window-menu-felt = F&elt
window-menu-keyboard = &Keyboard
window-menu-news = &What’s new
window-menu-report = &Report a problem…
window-menu-about = &About

# Choices of the View menu.
window-choice-speed-slow = Slow
window-choice-speed-normal = Normal
window-choice-speed-fast = Fast
window-choice-speed-off = Off
window-choice-look-system = As the system
window-choice-look-light = Light
window-choice-look-dark = Dark
window-choice-contrast-system = As the system
window-choice-contrast-usual = Usual
window-choice-contrast-more = More
window-choice-scale-system = As the system
window-choice-motion-system = As the system
window-choice-motion-all = All
window-choice-motion-less = Less
window-choice-tray-auto = By itself
window-choice-tray-gl = OpenGL
window-choice-tray-painter = Flat stand-in
window-choice-told-few = &Few words
window-choice-told-normal = &Normal
window-choice-told-all = &All there is
window-choice-words-hits = Hits
window-choice-words-stars = Stars
window-choice-words-honour = Points of honour
window-choice-felt-moss = Moss
window-choice-felt-night = Night blue
window-choice-felt-charcoal = Charcoal
window-choice-felt-walnut = Walnut boards

## Panels beside the table

window-panel-sheet = Score sheet
window-panel-told = Told
window-panel-log = Log
window-panel-rules = Rules
window-panels = Panels
# On a small button, under the pointer.
window-panel-float = Float: { $panel }
window-panel-close = Close: { $panel }

# The title of the window.
window-title = { $over ->
    [yes] { $rules }, finished · Zonk Desktop
   *[no] { $rules } · Zonk Desktop
}
# $found is a sentence about files beside the Zonk File.
window-look-into-copies = { $found } Tools > Copies looks into it.
# After a figure.
window-milliseconds = {" "}ms
window-close-key = &Close

## The status line

window-saved = { $throws ->
    [0] Saved
   *[other] Saved at throw { $throws-figure }
}

## The program's own pages

window-page-first-steps = First steps
window-page-keyboard = Keyboard
window-page-about = About Zonk Desktop
window-page-news = What’s new
window-page-report = Report a problem
# What comes with the program is in English; other languages say so.
window-page-handbook = Handbook
window-menu-handbook = &Handbook…
# In the handbook: the pages to choose from, for screen readers.
window-handbook-pages = Pages of the handbook
# Buttons of these two; each opens a page on the web in the browser.
window-web-releases = Newer versions…
window-web-reports = Page of reports…
# Where dice are thrown in the browser, and the handbook lies.
window-web-site = On the web…
# On the start page, at the first start of another version.
window-updated = This is version { $version } now. Help > What’s new tells what that means.
window-no-such-page = There is no such page.
window-page-is-missing = This text did not come with the program. Installing it again brings it.
window-system = System
# What a library is that is not there; then what stands in for it.
window-system-missing = missing ({ $why })
window-system-no-physics = { $missing }; the tray makes up throws of its own, and the faces are as fair
# What draws the tray, and the reason in the tray's own words.
window-drawn-by-opengl = OpenGL. { $reason }
window-drawn-by-qt = Qt’s painter in place of OpenGL. { $reason }

## An exception that nobody foresaw

window-mishap = Something went wrong in the program ({ $kind }). The game is kept as it stood; go on, or continue it from the Game menu. Help > About > System shows the log.
window-mishap-stuck = Something went wrong in the program, and the table stood still. The game is kept as it stood; go on. Help > About > System shows the log.
window-mishap-memory = There is too little memory. The game is kept as it stood; go on, or continue it from the Game menu. Help > About > System shows the log.

## Closing over something that is not on the disk

window-unsaved = { $actions ->
    [one] { $actions-figure } action is not saved.
   *[other] { $actions-figure } actions are not saved.
}
window-unsaved-again = Try again
window-unsaved-transcript = Save a transcript…
window-unsaved-leave = Leave
window-unsaved-stay = Stay

## The menus: what each entry says, its key, and what it does.

# Fills the window's menus, and keeps those entries that come and go.
window-new-game = &New game…
window-continue-the-last-game = &Continue the last game
window-open-a-transcript = &Open a transcript…
window-export-the-transcript = &Export the transcript…
window-print-the-sheet = &Print the sheet…
window-sheet-as-p-df = Sheet as P&DF…
window-print-blank-sheets = Print &blank sheets…
window-correct-an-entry = &Correct an entry…
window-fl-oat-the-panel-in = Fl&oat the panel in front
window-panels-as-at-first = &Panels as at first
window-full-screen = &Full screen
window-dice-speed = &Dice speed
window-sound = &Sound…
window-mute-or-not = &Mute
window-text-size = Te&xt size
window-rules-settings = Rules &settings…
window-quick-reference = &Quick reference
# The key that stands for the menu bar where there is little room.
window-menu-key = Menu
window-copy-the-pledge = Copy the &pledge of the dice
window-scorekeeper-mode = &Scorekeeper mode…
window-zonk-file = &Zonk File…
window-read-a-sheet = &Read a sheet…
window-type-in-a-sheet = &Type in a sheet…
window-copies-of-the-zonk-file = &Copies of the Zonk File…
window-first-steps = &First steps
window-leave-the-big-picture = Leave the big picture
# View > Language, where there are several
window-menu-language = L&anguage
window-language-system = As the system
# The variable of the environment says which one, and comes before what is chosen.
window-language-fixed = ZONK_LANGUAGE is set to { $language }, so that is what is spoken.
# Where the window was not closed for it: somebody kept what could not be saved.
window-language-at-the-next-start = The language changes when the program starts again.
window-the-tray-changes-when-the = The tray changes when the program starts again.

## The panels beside the table: where they stand, how wide, and what they are called.

# Four docks: the sheet above, the others as tabs below it.
window-panel-print = Print the sheet

## Pages to read: the rules in short, first steps, the keyboard, about.

# Text that scrolls, and a button that closes it.
window-close = Close

# The quick reference, of the rules on the table or of any sheet.
window-page-quick-reference = Quick reference
window-rules-to-read = Rules to read
window-on-the-table = On the table: { $name }
window-rules = Rules

# One of the program's own texts; `about` has what this machine runs below it.
window-copy-the-system-section = Copy the system section
window-copy-the-log = Copy the log
window-read-the-log = Read the log
window-zonk-desktop = Zonk Desktop { $version }
window-copied = Copied
window-nothing-has-been-written-yet = Nothing has been written yet.

## Before the window closes over something that is not on the disk.

# Each game to a file of its own; empty when all are, else why not.
window-save-a-transcript = Save a transcript
window-no-file-was-chosen = No file was chosen.
window-was-not-written = { $name } was not written: { $said }.

## What this machine runs, for About > System; what is missing is named, with what replaces it.

# Its version, or why there is none; a frozen program has the modules, but no list of them.
window-of-unknown-version = of unknown version

# What the tray is
window-not-there = not there

# What is heard
window-silent-as-there-is-no = silent, as there is no table yet

# In pairs: what it is, and what is to be said of it.
window-python = Python
window-qt = Qt
window-tray = Tray
window-dialog-sound = Sound
window-printers = Printers
window-none-found-a-pdf-can = none found; a PDF can always be written
window-data-folder = Data folder
window-log = Log
window-none-is-written-in-this = none is written in this run

## The line at the foot of the window: saved or not, the last word, round and scorekeeper.

# The labels in the window's status bar.
window-not-saved-another-window-keeps = Not saved: another window keeps the Zonk File.

## The docks beside the tray: sheet, hits, log, rules.

# The rules in short; the word in play is marked.
window-rules-in-short = Rules in short

## What stands in the window once a game can be played: tray, pages, panels, status; one table.

# The furniture of one window.
window-dice-tray = Dice tray
window-who-begins = Who begins?
window-the-dice-say-ties-are = The dice say. Ties are rolled off.

## The settings of sound: volume, what is heard, how late it comes.

# Every change is heard at once and kept; there is nothing to confirm.
window-volume = Volume
window-mute-m-at-the-table = Mute (M at the table)
window-dice-as-they-fall = Dice as they fall
window-the-table-pencil-plates-hits = The table: pencil, plates, hits, a miss, the bell
window-marks-for-players-who-do = Marks for players who do not see the table
window-after-a-throw-one-tick = After a throw one tick a die, from left to right: brass scores, felt does not. At your turn as many knocks as your seat.
window-sound-comes-late-by = Sound comes late by
window-wireless-headphones-need-100-to = Wireless headphones need 100 to 300 ms, so that dice are heard as they land.
window-hear-it = &Hear it

# Of a person on the start page: how many games of the Zonk File, and the day of the last one.
window-games-and-last = { $games ->
    [one] { $games-figure } game, last on { $day }
   *[other] { $games-figure } games, last on { $day }
}

## Boxes with a sentence, over the main window.

# Tells of files that were not opened: one box, however many there are while it is open.
window-and-more-before =
    { $last }
    And { $more } more before.
window-these-files-were-not-opened = These files were not opened
window-this-file-was-not-opened = This file was not opened

## Commands of the Game menu: begin, continue, open and export games.

# Puts games on the table, and writes the one that is there into a file.
window-a-word-before-the-first = A word before the first game
window-dialog-open = Open a transcript
window-line = { $name }, line { $wrong }
window-nothing-was-changed =
    { $found }
    Nothing was changed.
window-nothing-to-export = Nothing to export
window-no-saved-game-is-on = No saved game is on the table.
window-dialog-export = Export the transcript
window-not-exported = Not exported

## Commands that print: the sheet of the game on the table, and blank ones.

# Brings sheets to printers and PDF files.
window-nothing-to-print = Nothing to print
window-no-game-is-on-the = No game is on the table.
window-nothing-to-write = Nothing to write

## Commands of the Rules menu, and the rule sets there are to choose from.

# Lists rule sets, changes them and tells of them.
window-is-ticked-for-the-next = { $name } is ticked for the next new game.

## Commands about the dice on the table: faces of real ones, and entries to correct.

# Opens the dialogs of the game on the table.
window-nothing-to-correct = Nothing to correct
window-no-entry-has-been-made = No entry has been made yet.
# Names of files.
window-written = Written: { $names-comma }.

## What stands in the window once a game can be played: tray, pages, panels, status; one table.

# The furniture of one window.
window-sound-off = Sound off.
window-sound-on = Sound on.
window-corrected = Corrected.
window-taken-back = Taken back.

## Starting

window-fonts-missing = Fonts are missing: { $fonts-comma }.
window-another-keeps-the-file = Another window of the program keeps the Zonk File. Its games can be looked at; what is played here is not saved.

## The window's composition: fonts, memory, window; then, once it is seen, session and table.

# Open the window and stay until it is closed; 1 with a sentence when it cannot be.

# Whoever keeps the Zonk File is called: 0 when nobody answers, else the exit status + 1.
window-already-there = Zonk Desktop is running already; its window has come to the front.
window-already-silent = Zonk Desktop is running already, but its window does not answer. Close it, or end it, and start again; every action that it told as saved is kept.

# What must be said before there is an application.
window-there-is-no-screen-here = There is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set). The commands of zonk-desktop --help need none.
# To the terminal, where the system's display ends while the window is open.
window-screen-gone = The screen is gone, and the window with it. Every action that was told as saved is kept; start again, and the game goes on.
# $screen is what DISPLAY says, `none` where it says nothing.
window-no-screen-answers = The window cannot be opened: { $screen ->
    [none] no screen answers
   *[other] the screen { $screen } does not answer
}, or a part of the system is missing. On Debian and its kin: apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0. The commands of zonk-desktop --help need no screen.
