# What the installers, the systems' menus and the manual page say of the program. Seen before it
# runs, in the shops of Linux, in the setup program of Windows, in the Finder.

# Menus: what kind of program it is; what it does, in one line (also the summary in shops).
package-generic-name = Dice Game
package-comment = Play the dice game Zonk after its historical rule sheets
# Words that somebody may search the menus for; each ends with ";". Names of the game may stay.
package-keywords = dice;farkle;zonk;score sheet;
# What a file of a game is called by the system
package-game-file = Zonk game

# Shops: the description, a paragraph each, and the list of the sheets after the second.
package-about = Zonk is a dice game of the college dormitory: throw, keep what scores, and decide whether to stay or to risk it all on the rest. What sets it apart from its many kin is the hit, won on the way to the last point, so that everybody wins something.
package-sheets = Zonk Desktop plays it after five rule sheets that survive, each as it is written:
package-sheet-lets-play-zonk = Let's Play Zonk!, five dice, one of them the Blood Die
package-sheet-wheaton = Wheaton College Zonk, with Magic Number and Halftime Show
package-sheet-insta-bong = Insta-Bong Zonk, six dice, one of odd colour
package-sheet-1978 = the original game of 1978, six dice in three colours, and its form of 1983
package-dice = Dice are thrown in a wooden tray, or on your own table while the program keeps the sheet. Every game can be checked afterwards, printed as a score sheet, and kept as a text file.
# Below the pictures
package-picture-game = A throw in mid-game: what scores, what a stay would make, the chance to miss
package-picture-night = The same in the dark, with dice that glow

# The setup program of Windows: questions and refusals, then two ticks on what is to be removed.
package-setup-running = Zonk Desktop is running. Close it, then go on.
package-setup-foreign = This folder holds other files. Choose an empty one, or that of an earlier Zonk Desktop.
package-setup-old-windows = Zonk Desktop needs Windows 10 or newer, 64 bits.
package-setup-keeps = The program
package-setup-games = My games and settings too

# The manual page (man zonk-desktop): headings, in capitals where the language has them.
# The part of all manual pages that holds games: at the head of each of them.
package-manual-part = Games
package-manual-name = NAME
package-manual-synopsis = SYNOPSIS
package-manual-description = DESCRIPTION
package-manual-options = OPTIONS
package-manual-commands = COMMANDS
package-manual-examples = EXAMPLES
package-manual-exit-status = EXIT STATUS
package-manual-environment = ENVIRONMENT
package-manual-files = FILES
# The line of the name, behind "zonk-desktop - ".
package-summary = the dice game Zonk after five of its rule sheets
package-manual-game = Zonk is a dice game: throw, keep what scores, and decide whether to stay or to risk it all on the rest.
package-manual-one-of = One of { $values }.
package-manual-statuses = 0 when all went well, 1 when something was refused or failed, 2 when the words on the command line do not fit.
package-manual-tray = gl or painter: what draws the dice, whatever the settings say.
package-manual-language = The language of all texts, as de or pt_BR: the first of these that says one.
package-manual-data = Where the folder zonk-desktop with the player's games lies; otherwise ~/.local/share.
package-manual-places = The same for the settings, the log, and odds that were worked out; otherwise ~/.config, ~/.local/state and ~/.cache.
package-manual-games = The player's games. Removing the program leaves them alone.
package-manual-settings = The settings and the log. With --data-dir both lie in that folder.
package-manual-seed = The seed of a game that play -o FILE.zonk has not ended yet.
