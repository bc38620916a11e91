report-total = { $name }: { $total }, hits { $hits }
report-head-start = início
report-head-finish = fim
report-head-magic = Nº MÁGICO
report-head-scorekeeper = anota
report-head-packer = prepara o bong
report-head-rule-11000-by = regra 11.000 por
report-head-rule-11000-at = regra 11.000 às
