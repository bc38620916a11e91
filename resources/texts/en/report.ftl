# The score sheet as text, in the terminal. Keys of its JSON stay as they are.

report-total = { $name }: { $total }, hits { $hits }
# Heads before a value.
report-head-start = start
report-head-finish = finish
report-head-magic = MAGIC NO.
report-head-scorekeeper = scorekeeper
report-head-packer = packs the bowl
report-head-rule-11000-by = rule 11,000 by
report-head-rule-11000-at = rule 11,000 at
