report-total = { $name }: { $total }, treffers { $hits }
report-head-start = begin
report-head-finish = einde
report-head-magic = MAGISCH GETAL
report-head-scorekeeper = schrijver
report-head-packer = stopt de bong
report-head-rule-11000-by = 11.000-regel door
report-head-rule-11000-at = 11.000-regel om
