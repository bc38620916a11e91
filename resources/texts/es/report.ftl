report-total = { $name }: { $total }, hits { $hits }
report-head-start = inicio
report-head-finish = final
report-head-magic = N.º MÁGICO
report-head-scorekeeper = anota
report-head-packer = carga la pipa
report-head-rule-11000-by = regla de los 11.000 de
report-head-rule-11000-at = regla de los 11.000 a las
