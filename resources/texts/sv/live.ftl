live-the-dice-lie-on-your = Tärningarna ligger på ert bord. Skriv vad de visar.
live-dice-that-have-landed-stay = Tärningar som har landat ligger kvar.
live-this-entry-is-not-there = Den posten finns inte längre.
live-not-written = Det senaste är inte nedskrivet än; nytt försök görs med några sekunders mellanrum.
live-not-corrected = Inget rättades: ”{ $line }” skulle inte stämma längre. { $why }
live-behind = { $shown } kast i spelet har visats, men det står vid kast { $made }. Därför fortsätter det med nya tärningar under ett nytt sigill, och det antecknas.
live-unwatched = Vilka av spelets kast som har visats är inte antecknat här: det kommer någon annanstans ifrån, eller så är anteckningen borta. Därför fortsätter det med nya tärningar under ett nytt sigill, och det antecknas.
live-not-watched = Tärningarna väntar: det går inte att anteckna bredvid Zonk-arkivet vilka kast som har visats ({ $why }). Inget är förlorat; slå igen när det går att skriva.
live-no-totals = Programmet slår tärningarna i det här spelet: ingen omgång skrivs upp som en summa.
live-seed-is-told = Spelet är slut och tärningarnas frö avslöjat; det förblir så.
live-rules-are-refused = Inget spel spelas längre efter de reglerna{ $over ->
    [yes] {""}
   *[no] , så det kan inte fortsätta
}; Zonk-arkivet spelar upp, skriver ut och exporterar det. { $why }
