# The rules dialog: the knobs of a rule set, its house rules, and what they do.

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

rules-portrait = House rules on { $sheet }. { $what }.
rules-portrait-other = House rules on { $sheet }. Other combinations or { hits-plain }.
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
