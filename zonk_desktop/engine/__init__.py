"""The rules: a pure value machine.

``apply(game, action) -> (game, events)``. Nothing in here asks a clock, a disk, a screen or a
random source: dice are an action (`DiceLanded`), whoever threw them.
"""
