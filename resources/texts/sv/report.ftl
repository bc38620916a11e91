report-total = { $name }: { $total }, träffar { $hits }
report-head-start = start
report-head-finish = slut
report-head-magic = MAGISKT TAL
report-head-scorekeeper = protokollförare
report-head-packer = stoppar pipan
report-head-rule-11000-by = 11 000-regeln av
report-head-rule-11000-at = 11 000-regeln vid
