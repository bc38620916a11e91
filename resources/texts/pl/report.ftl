report-total = { $name }: { $total }, trafienia { $hits }
report-head-start = początek
report-head-finish = koniec
report-head-magic = MAGICZNA LICZBA
report-head-scorekeeper = prowadzi kartę
report-head-packer = nabija fajkę
report-head-rule-11000-by = zasada 11 000, kto
report-head-rule-11000-at = zasada 11 000, kiedy
