# Dice and table: the page that chooses them, the throw seen again, clips.

## View > Dice and table

tray-themes = Dice and table
tray-themes-how = A click or the arrow keys show them, Enter keeps them.
tray-preview = How they look together
tray-throw-these = &Throw these
tray-leave = &Cancel
# The button that keeps the choice: "Wooden on Night".
tray-take = { $dice } on { $table }
# What they are made of, one sentence after the other.
tray-words = { $dice } { $table }
# Of what lies on the table while others are looked at.
tray-words-in-use = { $words } On the table now.
tray-shapes = Colours keep their pip shapes in every set, so nobody has to tell red from green.

tray-set-ivory = Ivory
tray-set-words-ivory = A grandfather’s box, as they always were.
tray-set-casino = Casino
tray-set-words-casino = Lamplight through hard sweets. A sharp, hard click.
tray-set-wooden = Wooden
tray-set-words-wooden = Maple, padauk, wax. Dull and warm, they knock.
tray-set-pewter = Pewter
tray-set-words-pewter = Cold, heavy, enamelled. They ring a little.
tray-set-glow = Night glow
tray-set-words-glow = A watch dial. Soft, for late tables.

tray-felt-moss = Moss
tray-felt-words-moss = Wool.
tray-felt-night = Night
tray-felt-words-night = Velvet, the softest.
tray-felt-charcoal = Charcoal
tray-felt-words-charcoal = Billiard cloth.
tray-felt-walnut = Walnut boards
tray-felt-words-walnut = No cloth at all: clatter.

## The last throw again (I), clips, the sheet as a picture

tray-menu-themes = Dice and ta&ble…
tray-menu-replay = &Last throw again
tray-menu-clip = Save a c&lip…
tray-menu-picture = Sheet as a pict&ure…
tray-nothing-to-see-again = There is no throw to be seen again.

tray-clip = Save a clip
tray-clip-head = A throw to show around
tray-clip-last-throw = The last throw: { $name }, { $points }
tray-clip-last-throw-none = The last throw: nobody has thrown yet
tray-clip-best-turn = The best turn: { $name }, { $points }
tray-clip-best-turn-none = The best turn: nobody has written points yet
# In a replay: the turn that is shown.
tray-clip-this-turn = This turn: { $name }, { $points }
tray-clip-as-file = One moving picture (WebP)
tray-clip-as-frames = Numbered pictures in a folder (PNG)
tray-clip-folder = The folder in which the pictures get their own
tray-clip-progress = How far the clip is
tray-clip-cancel = &Cancel
tray-clip-save = &Save…
# Why the button does nothing now.
tray-clip-busy = The clip is being drawn.
# The name a file gets.
tray-clip-file = { $name } { $points }
tray-clip-saved = The clip is saved: { $file }.
tray-clip-failed = No clip was saved: { $reason }
tray-no-clip = There is no throw of a stored game here. Throw once, then save it.

tray-picture = The sheet as a picture
tray-no-picture = No game is on the table.
tray-picture-saved = The sheet is saved: { $file }.
tray-picture-failed = { $file } could not be written: { $reason }. Nothing was changed.

# The button of the last page, and the line below it.
tray-button-share = Share it
tray-button-share-note = a clip, or the sheet

## What draws the tray, and why (Help > About > System)

tray-not-drawn = The tray has not been drawn yet.
tray-painter-by-variable = ZONK_TRAY asks for the painter.
tray-painter-by-settings = The settings ask for the painter.
tray-no-gl-windows = The platform { $platform } has no OpenGL windows.
tray-no-gl-context = No OpenGL context could be made.
tray-gl-old = OpenGL { $version } is older than 3.3.
tray-gl-in-software = { $renderer } draws in software; the painter is faster.
tray-gl = { $forced ->
    [yes] OpenGL { $version } on { $renderer }: ZONK_TRAY asks for it.
   *[no] OpenGL { $version } on { $renderer }: the graphics card offers it.
}
tray-gl-not-started = OpenGL could not be started ({ $why }), so Qt paints.
tray-gl-failed = OpenGL failed ({ $why }), so Qt paints.
tray-gl-context-lost = the context was lost

# Why MuJoCo does not throw the dice
tray-no-physics = there is no { $file }
tray-physics-does-not-load = it does not load: { $why }

# Why no clip was saved
tray-clip-not-drawn = The film could not be drawn.
tray-webp-failed = The picture could not be packed: { $why }.
tray-webp-unknown = The picture was packed in a way this program does not know.
