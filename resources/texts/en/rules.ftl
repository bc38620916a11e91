# The rules dialog: the knobs of a rule set, its house rules, and what they do.

## The foot of the dialog: what became of what was changed

rules-keeps = The game on the table keeps the rules it began with.
# Whoever closes the dialog is asked. $names: the rule sets, one or more.
rules-ask-leave = Leave without saving what you changed on { $names }?
rules-leave-about = The changes are lost. Save keeps them under a name of their own.
rules-leave = Leave
rules-stay = Go on changing
rules-waits = What you changed on { $name } waits there.
rules-saved = Saved as { $name }. The game on the table keeps the rules it began with.
rules-imported = Imported: { $name }.
rules-written = Written: { $file }.
rules-not-saved = Not saved. { $why }
rules-not-deleted = Not deleted. { $why }
rules-not-imported = Not imported. { $why }
rules-not-written = Not written. { $why }
rules-choice-unplayable = { $name } (cannot be played)

## A row of the dialog: one knob

# Under the pointer. $sources are numbers of the catalogue of rules.
rules-in-the-catalogue = In the catalogue of rules: { $sources }
# Read aloud after the knob's own sentence.
rules-told-changed = Changed, was { $was }.
rules-told-refused = Refused: { $reason }
# The list of groups, read aloud: how many knobs of it differ from the sheet, or cannot be.
rules-group-told = { $group }{ $changed ->
    [0] {""}
   *[other] , { $changed-figure } changed
}{ $refused ->
    [0] {""}
   *[other] , { $refused-figure } refused
}

## House rules in a line, in lists of rules

rules-portrait = House rules on { $sheet }. { $what }
rules-portrait-change = { $title }: { $value }.
rules-portrait-other = House rules on { $sheet }. Other combinations or { hits-plain }.
rules-portrait-same = House rules on { $sheet }. Nothing is changed.
# After three changes, each named; then how many there are besides.
rules-more-changes = { $left ->
    [one] { $left-word-first } more change
   *[other] { $left-word-first } more changes
}

## Why rules cannot be played, beside the field to mend

# $other is the title of another knob, $value what it is set to.
rules-no-effect = No effect beside “{ $other }”: { $value }.
rules-nobody-dials-in = Nobody could dial in: the game ends at { $limit-figure }. Try { $most-figure } or less.
rules-nobody-stops = Nobody could stop: the game ends at { $limit-figure }. Try { $most-figure } or less.
# The button that uses the rules, with the reason why they cannot be used; the second where there
# is little room.
rules-blocked = { rules-use-these-rules }: { $why }
rules-blocked-brief = { $why-first }
# $why: a message of rulebook.ftl
rules-refused = { $why-first }.
rules-combo-wrong = { $combo-first }: { $why }.
rules-field-wrong = { $field }: { $why }.

## The scoring table, the chance to miss and an example, beside the knobs

rules-alike = { $count-word } alike
rules-of-a-face = { $count-word } { $face }s
rules-each = each
rules-a-royale = Royale
rules-a-straight = straight
# What a throw was worth that scored nothing before.
rules-was-nothing = nothing
rules-was = was { $was }
rules-called-was = { $text }, was { $was }
# A line of the table, read aloud.
rules-line = { $faces } { $text } { $worth }
rules-line-changed = { $faces } { $text } { $worth }, was { $was }
# Between two throws: 2 2 2 to 6 6 6.
rules-faces-to = to
rules-chance-told = { dice-counted }: { $chance }
rules-dice = { $dice ->
    [one] { $dice-figure } die
   *[other] { $dice-figure } dice
}
rules-example-dice = An example: { $faces }
rules-example-out = Puts its thrower out.
rules-example-loses = Loses the game.
rules-example-wins = Wins the game.
rules-example-at-once = At once, whatever the totals are.
rules-example-royale = { $hits ->
    [0] A Royale.
    [one] A Royale and { hit-a }.
   *[other] A Royale and { $hits-word } { hits-plain }.
}
rules-example-royale-rolls = { $dice-word-first } dice are rolled for its worth.
rules-example-nothing = { $hits ->
    [0] Nothing.
    [one] Nothing and { hit-a }.
   *[other] Nothing and { $hits-word } { hits-plain }.
}
rules-example-miss = A miss.
rules-example-must = All { $count-word } score. They must be rolled.
rules-example-may = All { $count-word } score. They may be rolled.
rules-example-left = { $dice ->
    [one] { $dice-word-first } die left to roll.
   *[other] { $dice-word-first } dice left to roll.
}
rules-example-worth = { $hits ->
    [0] { $points-figure }.
    [one] { $points-figure } and { hit-a }.
   *[other] { $points-figure } and { $hits-word } { hits-plain }.
}

## The rows of the rules settings: a knob in words, its field, what became of it.

# What stands below a sentence when there is something: changed, put it back, refused.
rules-put-it-back = Put it back
rules-put-back-told = Put it back: { $name }
rules-changed-was = changed, was { $was }

# One knob: words at the left, its field at the right.
rules-off = Off
rules-on = On

# The groups, how many knobs were changed in each, and where something is refused.
rules-groups-of-rules = Groups of rules

## House rules while they are being written: values, what changed, what is refused and where.

# Knobs of a preset, or of house rules, with what a person has changed.
rules-house-rules = House rules
rules-nothing-in-these-rules-uses = Nothing in these rules uses it.

## What rules do: the scoring table on a pad, the chance to miss, an example throw.

# Above sentences of rulebook.ftl, a line each.
rules-idle-tables = { $tables ->
    [one] A table of the file does nothing:
   *[other] Tables of the file do nothing:
}

# The scoring table on legal paper.
rules-scoring-table = Scoring table

# The chance to miss with one die, two, and so on.
rules-chance-to-miss = Chance to miss

# All three, worked out in small steps so that typing never waits.
rules-what-these-rules-do = What these rules do
rules-over-every-throw = over every throw
rules-an-example = An example

## The list of rule sets: dice, name, one line each.

# What house rules are, in a line.
rules-house-rules-written-from-nothing = House rules, written from nothing.

# Pick one.
rules-rule-sets = Rule sets

## Head and foot of the rules settings: which rules, under what name, and what becomes of them.

# Where to start, the name to save under, and the buttons for files.
rules-start-from = Start from
rules-save-as = Save as
rules-a-name-of-its-own = A name of its own
rules-save = Save
rules-import = Import…
rules-export = Export…
rules-duplicate = Duplicate
rules-delete = Delete
rules-preview = Preview
rules-file = File…
rules-import-export-duplicate-delete = Import, export, duplicate, delete

# What was done or stands against it, Cancel, and Use these rules.
rules-cancel = Cancel
rules-use-these-rules = Use these rules

## Every rule a knob: the dialog where people make a sheet their own.

# `saved` is the file of the rules to use, empty when nothing was saved.
rules-rules-settings = Rules settings
rules-this-file-does-not-hold = This file does not hold. { $wrong }
rules-only-rules-of-your-own = Only rules of your own can be deleted.
rules-mend-first = mend “{ $title }” first
rules-brief-file-does-not-hold = this file does not hold
rules-a-copy = { $name }, a copy
rules-this-is-give-it-a = This is { $copy }. Give it a name of its own.
rules-the-sheets-stay-only-rules = The sheets stay. Only rules of your own can be deleted.
rules-deleted-games-played-by-these = Deleted. Games played by these rules keep a copy of them.
rules-import-rules = Import rules
rules-export-rules = Export rules
rules-cannot-be-written = { $name } cannot be written: { $strerror }.

# Ask whether these rules may be deleted.
rules-ask-delete = Delete { $name }?
rules-the-file-goes-for-good = The file goes for good. Games played by it keep a copy.
rules-keep = Keep

## Rules at work: a draft for each sheet or file that was opened, and the shelf they are kept on.

# The rules being changed now, and those that wait.
rules-our-way = { $name }, our way

## Ways to a rule: the search, the groups, the tick for what was changed.

# A column at the left of the rows, or in a narrow window a strip above them.
rules-ctrl-f = Ctrl F
rules-find-a-rule = Find a rule
rules-group-of-rules = Group of rules
rules-show-only-the-changed = Show only the changed
rules-show-only-so-many = Show only the { $total-word } changed
rules-changed = Changed
rules-only-the-changed = Only the changed

## The rows of all knobs, group by group, under the name of the group in sight.

# Lists rows, hides those that are not sought, and knows which group is at the top.
rules-no-rule-goes-by-that = No rule goes by that word. Esc clears the search.
rules-nothing-is-changed-yet = Nothing is changed yet.
rules-of-changed = { $changed } of { $of } changed
# What a sheet says of a rule, word for word.
rules-quoted = “{ $words }”
