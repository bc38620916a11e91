verify-pledge = sigill: { $pledge }
verify-compare = (det bevisar något för den som såg det före första kastet: jämför)
verify-not-checked = inte kontrollerat: { $what }
verify-another-name = ett annat namn: { $said }
verify-renamed = { $old } heter { $new } sedan kast { $throws }
verify-throws = { $throws ->
    [1] 1 kast
   *[other] alla { $throws } kast
}
verify-honest = { $alone ->
    [yes] tärningarna är ärliga: { $parts-listed } följer av fröet som förseglades.
   *[no] tärningarna är ärliga: { $parts-listed } följer av fröet som förseglades.
}
verify-part-order = turordningen
verify-part-magic = det magiska talet
verify-part-names = vems namnen är
verify-part-rules = reglerna, ändringarna och startpoängen
verify-part-choices = vad som sparades och sades
verify-part-no-order = turordningen, eftersom inget kast om den är antecknat
verify-part-end = slutet, eftersom filen upphör innan spelet är slut
verify-part-peek = om någon tjuvtittade i en kopia av hela mappen, eller av en fil och dess frö
verify-part-hands = om gester och ord är de från bordet, eftersom den som har fröet kan leta fram andra
verify-part-helps = vem som var datorspelare, vilka tips som visades och när det var, eftersom ingen kedja har det
verify-part-course = vad som ångrades eller ändrades på vägen, eftersom ingen kedja har det

verify-chain = kedja: { $head }, obruten (jämför den med det slut som antecknades)
verify-chain-holds = journalens kedja håller och slutar i { $head }…
verify-on-record = antecknat: { $said }
verify-begins-taken-over = kedjan börjar efter rad { $line }, från en fil av en äldre version
verify-begins-imported = kedjan börjar efter rad { $line }, där en avskrift hämtades in
verify-begins-kept-both = kedjan börjar efter rad { $line }, där en avskrift hämtades in en andra gång
verify-begins-brought-over = kedjan börjar efter rad { $line }, där spelet hämtades över från en kopia
verify-begins-rescued = kedjan börjar efter rad { $line }, där spelet räddades ur en skadad fil
verify-begins-copy-put-in-place = kedjan börjar efter rad { $line }, där en kopia av Zonk-arkivet sattes på plats
verify-record-struck = { $times ->
    [1] 1 rad ångrades
   *[other] { $times } rader ångrades
}
verify-was-continued = { $times ->
    [1] spelet lämnades och fortsattes en gång
   *[other] spelet lämnades och fortsattes { $times } gånger
}
verify-was-copy-put-in-place = { $times ->
    [1] en kopia av Zonk-arkivet sattes på plats under tiden
   *[other] kopior av Zonk-arkivet sattes på plats { $times } gånger
}
verify-was-imported = { $times ->
    [1] det hämtades in från en avskrift
   *[other] det hämtades in från avskrifter { $times } gånger
}
verify-was-kept-both = { $times ->
    [1] det hämtades in en andra gång
   *[other] det hämtades in igen { $times } gånger
}
verify-gestures = gester: i { $throws } kast ingår vad spelarens hand gjorde, så att ingen kunde veta dem i förväg
verify-behind = efter kast { $throws } stod spelet efter det som hade visats av dess tärningar, { $shown } kast, och gick vidare med nya under ett nytt sigill
verify-unwatched = efter kast { $throws } var det inte antecknat vad som hade visats av dess tärningar, och spelet gick vidare med nya under ett nytt sigill
verify-record-computer = { $throw ->
    [0] { $name } spelades av datorspelaren { $who } ({ $level })
   *[other] { $name } spelades av datorspelaren { $who } ({ $level }) efter kast { $throw }
}
verify-record-person = { $name } spelades av en människa efter kast { $throw }
verify-record-hints = { $times ->
    [1] { $name } fick ett tips en gång
   *[other] { $name } fick { $times } tips
}
verify-record-times = { $ended ->
    [yes] spelat från { $start } till { $end }
   *[no] påbörjat { $start }
}

verify-wrong-faces = kast { $number } är skrivet som { $written }, men fröet ger { $seed }
verify-wrong-order = turordningen är skriven som { $written }, men fröet ger { $seed }
verify-wrong-magic = { $there ->
    [yes] det magiska talet är skrivet som { $written }, men fröet ger { $seed }
   *[no] det magiska talet är inte skrivet, men fröet ger { $seed }
}
verify-blame-no-record = inget sägs om tärningarna; de slogs för hand eller skrevs in
verify-blame-not-revealed = tärningarna är förseglade, men fröet avslöjas först när spelet är slut
verify-blame-not-pledged = ett frö är avslöjat, men det förseglades aldrig; det bevisar inget
verify-blame-no-throw = inget kast är skrivet, så inget visar att några tärningar var ärliga
verify-blame-late-pledge = sigillet står efter första kastet; det måste komma före
verify-blame-early-seed = fröet avslöjades före sista kastet; den som kände det visste vad som skulle komma
verify-blame-wrong-seed = fröet är inte det som förseglades före första kastet
verify-blame-broken-chain = spelet är inte vad dess kedja säger: något ändrades efter att det skrevs
verify-blame-corrected = en post skrevs om; programmets tärningar rättas aldrig

verify-must-be-followed-by-64 = { $kind } måste följas av 64 hexadecimala siffror
verify-seated-must-be-followed-by = seated måste följas av namnen som de satt
verify-behind-must-be-followed-by = dice-behind måste följas av ett antal kast
verify-is-given-twice = { $kind } är angivet två gånger
