report-total = { $name } : { $total }, hits { $hits }
report-head-start = début
report-head-finish = fin
report-head-magic = N° MAGIQUE
report-head-scorekeeper = scribe
report-head-packer = bourre la douille
report-head-rule-11000-by = règle 11 000 par
report-head-rule-11000-at = règle 11 000 à
