report-total = { $name }: { $total }, Treffer { $hits }
report-head-start = Beginn
report-head-finish = Ende
report-head-magic = MAGISCHE ZAHL
report-head-scorekeeper = schreibt
report-head-packer = stopft
report-head-rule-11000-by = 11.000er-Regel von
report-head-rule-11000-at = 11.000er-Regel um
