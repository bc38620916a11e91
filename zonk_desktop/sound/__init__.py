"""Sound: every knock and every cue computed by numpy, placed in time by a mixer, played by
miniaudio.

`player.Sound` is the only thing a window needs. It imports neither numpy nor miniaudio; those
are loaded in its own thread, after the first frame. No sample is shipped.
"""
