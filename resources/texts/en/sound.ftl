# What is heard, or why nothing is: in the sound dialog and in About > System.

sound-not-needed-yet = Sound has not been needed yet.
# Said once to whoever has a screen reader in use; the menu's entries by name.
sound-marks-offered = Marks can tell by ear which dice score and whose turn it is: View, Sound.
sound-switched-off = Sound is switched off by ZONK_SOUND.
sound-played-through = Sound is played through { $backend }.
sound-not-started = The sound output could not be started ({ $why }).
sound-stopped-asking = The sound output stopped asking for samples.
# $why is one of the two above.
sound-again = { $why } It is tried again with the next sound.
sound-no-output = { $found ->
    [yes] The game is silent: no sound output was found ({ $why }).
   *[no] The game is silent: no sound output was found.
}

## The way to the loudspeaker: a device of miniaudio that asks a mixer for samples.

# An open output. `start` and `stop` are cheap; `close` may wait for a server that hangs.
sound-the-game-is-silent-there = The game is silent: there is no sound library for this system ({ $wrong }).
