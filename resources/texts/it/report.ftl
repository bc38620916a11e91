report-total = { $name }: { $total }, colpi { $hits }
report-head-start = inizio
report-head-finish = fine
report-head-magic = N. MAGICO
report-head-scorekeeper = segnapunti
report-head-packer = carica il braciere
report-head-rule-11000-by = regola 11.000 da
report-head-rule-11000-at = regola 11.000 alle
