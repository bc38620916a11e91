# A rule set in short: `zonk-desktop rules`, and the panel of rules in the window. Most of it is the
# cheat sheet of paper (cheat.ftl).

# What a turn is, before all else.
describe-a-turn = Throw all { $dice-word } dice. Set aside what scores and throw the rest, or stay: then the points of the turn are yours. A throw in which nothing scores loses them. Either way the next player throws.

## Headings

describe-head-how = How it goes
describe-head-faults = Faults
describe-head-ceremony-text = At the table
describe-head-symbol = Signs on the sheet
describe-head-about = Where it comes from
describe-head-notice = Notice

## Titles of hits

# A title of a hit within a line: "landing on a square".
describe-title-within = { $title-small }
# Two titles of the same hit: "Landing on a square, or passing one".
describe-title-or = { $first }, or { $next-small }
# Where hits come from, in lists: "Integrity: 10"
describe-by-integrity = integrity
