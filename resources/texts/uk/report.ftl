report-total = { $name }: { $total }, хіти { $hits }
report-head-start = початок
report-head-finish = кінець
report-head-magic = МАГ. ЧИСЛО
report-head-scorekeeper = писар
report-head-packer = люлька
report-head-rule-11000-by = правило 11 000 від
report-head-rule-11000-at = правило 11 000 о
