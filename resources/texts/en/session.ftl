# What the game's thread has to tell: mishaps, and the state of the Zonk File.

session-no-memory = There is too little memory. The game stands as it was last written down; go on. Help > About > System shows the log.
session-broken = Something went wrong in the program ({ $kind }). The game stands as it was last written down; go on. Help > About > System shows the log.

## The engine's thread: requests in, snapshots out. The window never waits for it.

# Lives in the worker thread and owns the game and the archive's connection.
session-the-zonk-file-could-not = The Zonk File could not be opened ({ $name }). It was not changed; games are played in memory.
session-the-zonk-file-is-damaged = The Zonk File is damaged. Its games are rescued: { $done-figure } of { $of-figure }.
session-the-zonk-file-is-not = The Zonk File is not open.
# $said: the message archive-no-copy, or that something went wrong in the program.
session-no-weekly-copy = The Zonk File has no copy of this week. { $said } It is tried again at the next start.
session-no-stories = The stories of the players could not be worked out. { $why }
session-not-read = The Zonk File could not be read: { $wrong }. Nothing was changed.
session-unplayable = This game cannot be played again, line { $wrong }
