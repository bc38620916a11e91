# The page on the web that throws dice and reads the code of a printed sheet (docs/site.md).

site-name = Zonk
site-about = Throw five dice in the browser, keep what scores, dare the rest. Reads the code on a printed score sheet.
site-skip = To the dice
# $dice: how many the sheet has, five or six.
site-heading = { $dice ->
    [5] Five
   *[other] Six
} dice. Keep what scores, dare the rest.
# $sheet: the name of a rule sheet.
site-match = You and { $other }, first to { $goal-figure }, after the sheet { $sheet }.
site-you = You
# What the same player is called in the file of the game, and on its sheet.
site-guest = Guest
# How sentences as { name-rolls } speak of "You": "several" or "one", as their verbs are then right,
# or "guest", where neither is: then they speak of the guest.
site-you-verbs = several
site-menu = Menu
site-link-evening = First evening
site-link-odds = Odds
site-link-fair = Fair dice
site-link-source = Source
site-tray = The tray with the dice

# On the cards: which dice are left on the table, and what the next throw risks.
site-leave = Leave
site-next-misses = next throw misses, in 100
site-miss = miss
# For whoever listens: one card. $dice: faces, as "1 and 5".
site-card = Leave { $dice }: { $points-figure } points. The next throw misses { $chance } times in 100.
site-card-safe = Leave { $dice }: { $points-figure } points.

site-throw = Throw { $dice-word }
site-throw-first = Throw
site-throw-again = Throw all { $dice-word }
# What a throw leaves on the table. $dice: faces, as "1 and 5".
site-throw-leaves = leaves { $dice }
site-stay = Stay
site-stay-makes = makes { $points-figure }
site-stay-needs = needs { $points-figure } a turn
site-key-throw = Space
site-key-stay = S
site-thinking = { $name } is thinking …
# The engine is being loaded, and something waits for it.
site-coming = The other player is on the way …
# $why: what the browser says.
site-no-engine = A part of this page did not come: { $why }. Load the page again.
# Let the other player go on, without daring.
site-go-on = Let it be
site-new-game = Play again
# Behind the points of the turn: "450 in this turn".
site-turn = in this turn
site-see-sheet = See the sheet
site-no-webgl = This browser draws no dice of its own here; the cards below tell how they lie.

site-get = Get the program
site-get-about = The same dice on a real table, with friends, sheets to print, and this game to go on with.
site-get-linux = Linux
site-get-linux-how = .deb, .rpm, AppImage or archive
site-get-windows = Windows
site-get-windows-how = 10 and 11
site-get-mac = macOS
site-get-mac-how = 15 and later
site-file = This game as a file
site-file-about = opens in the program at this very throw
# The name of the file that holds the game of the page.
site-file-name = zonk.zonk
# Four alike: what whoever threw may be dared to, and what is answered.
site-dare = Dare you!
site-take-dare = Take the dare
site-refuse-dare = Play on

## A sheet that was read: the address of its code, or a picture of it

site-read = Read a sheet
# The live picture of a camera stands below.
site-hold = Hold the code of a printed sheet before the camera.
site-no-camera = No camera can be used here. Choose a picture of the sheet.
site-pictures = Choose pictures…
site-no-picture = { $file } is no picture that this browser can open. Choose a photograph of the sheet.
site-reading = Throwing all dice again …
site-looking = Looking for the code …
# The sheet, the day and the time it was played.
site-head = { $parts-comma }
site-honest = The dice are honest
site-not-read = This was not read
site-not-honest = The dice do not hold
site-real = Real dice
# $why: a sentence of `verify`, which begins with a small letter.
site-why = { $why-first }.
site-race = Totals, round by round
site-nothing-sent = Nothing was sent.
site-nothing-sent-how = The game came out of the code on the paper; this device threw all its dice again.
site-cannot-know = What a code cannot know
site-pledge = The pledge of the seed
site-open = Open in the program
# The game of the sheet, throw by throw.
site-watch = Watch it
site-throw-yourself = Throw five dice
