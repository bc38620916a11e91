# A game being played: actions in, snapshots out; written down before anybody sees them.

# One game, its dice and its journal.
live-the-dice-lie-on-your = The dice lie on your table. Type their faces.
live-dice-that-have-landed-stay = Dice that have landed stay landed.
live-this-entry-is-not-there = This entry is not there any more.
live-not-written = What was played last is not written down yet; that is tried again every few seconds.
# A correction that later entries do not bear; $line is the entry as a statement.
live-not-corrected = Nothing was corrected: “{ $line }” would not hold any more. { $why }
live-behind = { $shown } throws of this game have been seen, and it stands at throw { $made }. So it goes on with fresh dice under a new pledge, and this is on record.
live-unwatched = Nothing is noted here of which throws of this game have been seen: it comes from elsewhere, or the note is gone. So it goes on with fresh dice under a new pledge, and this is on record.
live-not-watched = The dice wait: which throws were shown cannot be noted beside the Zonk File ({ $why }). Nothing is lost; roll again when it can be written.
live-no-totals = This program throws the dice of this game: no turn is written down as a total.
live-seed-is-told = The game is over and the seed of its dice told; that stays so.
# $why: the message of the rule book, rulebook-refused-now.
live-rules-are-refused = No game is played by its rules any more{ $over ->
    [yes] {""}
   *[no] , so it cannot go on
}; the Zonk File replays, prints and exports it. { $why }
