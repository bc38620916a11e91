# The Zonk File, the database of all games: what went wrong with it, what was kept, what to do.
# $why is what the system or SQLite says, in its own words, or a message of this file.

## Opening it

# $file: its path
archive-file-trouble = { $file } cannot be written: { $why }. It stays under its name, and nothing in it is lost. Games are played in memory and saved as soon as this is mended. Make room or mend the disk.
# The same, told where something else than playing was asked for: an import, a copy.
archive-half-moved = its journal (-wal) lies there, and the file itself does not
archive-file-closed = { $file } cannot be written: { $why }. It stays under its name, and nothing in it is lost. Make room or mend the disk.
archive-unread = { $file } cannot be read: { $why }. It was not changed.
archive-newer = { $file } was written by a newer version of the program. It was not changed: its games can be looked at, new ones are not saved. Start the newer version.
archive-reading-only = It is opened for reading only.
archive-none-yet = There is no Zonk File in { $folder } yet.
archive-not-a-folder = { $folder } is not a folder. It was not changed; name another folder with --data-dir. Until then no game is saved.
# What lies under the name of a file of ours.
archive-not-a-file = { $file } is { $kind ->
    [folder] a folder, not a file
    [link] a link that leads nowhere
   *[other] a pipe or a device, not a file
}. It was not changed; move it away and start again. Until then no game is saved.
archive-no-folder = { $folder } cannot be made: { $why }. Games are played in memory; name another folder with --data-dir.
archive-folder-not-written = { $folder } cannot be written: { $why }. The games in it can be looked at; new ones are played in memory and are lost at the end. Make room or mend the rights, or name another folder with --data-dir.
# Two of $why.
archive-no-memory = there is too little memory
archive-too-large = it is too large to be read into memory

## A file that is damaged, or none of the program's

# $met games were found in the damaged file, $going of the whole ones were not over; $there: how
# much of the file is there, in percent.
archive-rescued = { $met ->
    [0] No game could be found in it.
    [1] { $parts ->
        [0] { $whole-figure } of { $met-figure } game was rescued.
       *[other] { $whole-figure } of { $met-figure } game was rescued, { $parts-figure } more up to the damaged place.
    }
   *[other] { $parts ->
        [0] { $whole-figure } of { $met-figure } games were rescued.
       *[other] { $whole-figure } of { $met-figure } games were rescued, { $parts-figure } more up to the damaged place.
    }
}{ $going ->
    [0] {""}
   *[other] {" "}A game that is not over may lack what was chosen after its last throw.
}{ $there ->
    [100] {""}
   *[other] {" "}The file breaks off after { $there-figure } % of its length: games behind that left no trace.
}
# $rescued is the message above; $aside is the name of a file.
archive-damaged = { $file } is damaged. { $rescued } The damaged file was kept, unchanged, as { $aside } in the same folder.
archive-damaged-stays = { $file } is damaged, and no new one can be made: { $why }. It stays under its name, unchanged. Games are played in memory and saved as soon as this is mended. { $rescued }
# $games: how many were rescued, whole or in part.
archive-damaged-to-read = { $file } is damaged. { $rescued } It was not changed; when the window opens it, it is kept aside and a new file begun{ $games ->
    [0] {""}
    [one] {" "}with the one that was rescued
   *[other] {" "}with those that were rescued
}.
archive-foreign = { $file } is not a Zonk File. It was set aside, unchanged, as { $aside } in the same folder, and a new one begun.
archive-foreign-to-read = { $file } is not a Zonk File. It was not changed; the window sets it aside when it opens it.
archive-foreign-stays = { $file } is not a Zonk File, and no new one can be made: { $why }. It stays under its name, unchanged. Games are played in memory and saved as soon as this is mended.
# archive-damaged or archive-foreign, and archive-file-trouble
archive-kept-in-trouble = { $kept } { $trouble }
# The title of a game that could be read only in part
# $ways: lines of its journal, one of which came next
archive-rescued-title = Rescued up to throw { $throws }{ $ways-count ->
    [0] {""}
   *[other] , then { $ways-either }
}
# On the start page and in the Zonk File. $day: date-long
archive-aside = A damaged Zonk File of { $day } is kept beside this one.
archive-aside-rescued = A damaged Zonk File of { $day } is kept beside this one. { $rescued }

## Copies

archive-no-copy = No copy was made: { $why }. The older ones are kept.
archive-not-read = { $file } cannot be read: { $why }.
archive-no-copy-to-use = { $copy } is no Zonk File to go on with. Nothing was changed.
archive-not-put-in-place = { $copy } could not be put in place: { $why }. Nothing was changed.
archive-restored = { $copy } is the Zonk File now. The one before is kept as { $aside }.
# Why a file is not deleted
archive-itself = this is the Zonk File itself

## Games in and out

archive-not-written = { $file } could not be written: { $why }. What was saved before is kept.
archive-no-game = There is no game number { $game } in the Zonk File.
archive-odd-game = Game { $game } cannot be read: { $part ->
    [told] the entry after which its seed was told
    [pledges] the list of its further pledges
   *[entry] entry { $line }
} is nothing that this program writes. Somebody or something has changed the Zonk File; nothing was changed now. Copies of the Zonk File may have the game whole.
archive-seed-damaged = The seed of this game is damaged. It can be watched, not played.
archive-rules-outside = This game names house rules in a place outside the folder. Nothing was written.
archive-rules-there = { $file } lies in { $folder } already and says something else. Nothing was written; choose another folder.
archive-twin = { $titled ->
    [yes] This game is in the Zonk File already as { $title }, number { $game }.
   *[no] This game is in the Zonk File already, number { $game }.
}
archive-another-file = There is another file of this name already.
archive-file-not-written = It cannot be written: { $why }.
archive-not-taken = { $why }

## Names of the files that games are written to

archive-game-number = game { $number }
archive-and-others = and others
