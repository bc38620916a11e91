lesson-scores = Tända tärningar ger poäng, här { $points-figure }. R sparar dem och slår { dice-counted }.
lesson-entry = { $every ->
    [yes] En omgång räknas från { $need-figure }. Slå tills dess.
   *[no] En omgång på { $need-figure } släpper in dig. Slå tills dess.
}
lesson-dice = Ingen stannar förrän { $need-either } tärningar ligger åt sidan. Slå tills dess.
lesson-stay = S stannar: { $points-figure } är dina. Ett kast till kan kosta dig dem.
lesson-pick = Du får spara färre: klicka på en tärning eller tryck på dess siffra.
lesson-hint = Osäker? H visar det bästa valet, och varför.
lesson-all-score = { $must ->
    [yes] Alla { $dice-word } ger poäng: de slås igen. En miss kostar ändå allt.
   *[no] Alla { $dice-word } ger poäng: slå alla igen, eller stanna.
}
lesson-forced = Bara blodtärningen ger inga poäng, så den måste slås.
lesson-miss = { $points ->
    [0] Inget ger poäng: omgången är slut, utan en enda poäng.
   *[other] Inget ger poäng: omgången är slut, och dess { $points-figure } är förlorade.
}
lesson-hit = { $by ->
    [hits] { hit-a-first }, märkt på blocket. Flest { hits-plain } vinner.
   *[other] { hit-a-first }, märkt på blocket, för ärans skull. Poängen vinner spelet.
}
lesson-gate = { $how ->
    [courtesy] { hits-plain-first } tas innan någon slår. C säger att det är klart.
    [word] Ingen slår innan { general-the-hits } är tagna. C ger klartecken.
   *[asks] Fråga en gång per { hit-one }: C. Det sista jaet öppnar spärren.
}
lesson-may-dare = Fyra lika. Andra får utmana dig: sista tärningen måste passa, annars är allt borta.
lesson-dared = Slå en tärning: passar den blir det { $worth-figure }, annars ryker { $stake-figure }. Eller avstå.
lesson-show = Halvtid: en omgång var, vid sidan av protokollet. Den bästa ger { hit-a }.
lesson-royale = Royale! Spara den: { $dice-word } tärningar slås om vad den ger.
lesson-reroll = Du har ett omkast: det slår om en miss, nu eller i en senare omgång.
lesson-magic = Ett kast som visar de här { $dice-word } igen ger alla { hit-a }.
lesson-eleven = 11 000-regeln får utropas: C. Då går spelet vidare förbi { $limit-figure }.
lesson-end = { $how ->
    [last] Målet är nått. De som är kvar har en sista omgång.
    [immediate] { $limit-figure } avslutar spelet direkt.
    [finishRound] { $limit-figure } avslutar spelet, när rundan är färdigspelad.
   *[lastRound] { $limit-figure } avslutar spelet, efter en omgång till för de andra.
}
lesson-no-more = Inga fler lektioner
lesson-menu = &Lektioner i de första spelen
