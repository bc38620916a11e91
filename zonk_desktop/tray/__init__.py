"""The dice tray: throws, poses, and the widget that shows them.

`view.DiceTray` is the only thing a window needs, with the descriptions of `state`. `DiceTray.moves`
is what the director of the stage calls. None of them imports numpy, MuJoCo or OpenGL: those are
loaded once the first frame is on the screen.
"""
