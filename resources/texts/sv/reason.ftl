reason-rolls-gains = { $dice ->
    [one] Slår: en tärning missar { $miss-figure } av 100, och att gå vidare är värt { $by-figure } mer.
   *[other] Slår: { $dice-figure } tärningar missar { $miss-figure } av 100, och att gå vidare är värt { $by-figure } mer.
}
reason-stays-saves = { $by ->
    [0] Stannar på { $points-figure }: att slå vidare skulle ge lika mycket.
   *[other] Stannar på { $points-figure }: att slå vidare skulle kosta { $by-figure } i snitt.
}
reason-entry = { $dice ->
    [one] Slår: { $points-figure } räcker inte för att stanna. En tärning missar { $miss-figure } av 100.
   *[other] Slår: { $points-figure } räcker inte för att stanna. { $dice-figure } tärningar missar { $miss-figure } av 100.
}
reason-begins = Börjar omgången.
reason-forced = { $dice ->
    [one] Slår en tärning, för så säger reglerna.
   *[other] Slår { $dice-figure } tärningar, för så säger reglerna.
}
reason-only = Det finns inget annat att göra.
reason-dare-taken = Antar utmaningen: det finns mer att vinna än att förlora.
reason-dare-refused = Avstår från utmaningen: en chans på sex räcker inte.
reason-takes-over = Tar över { $points-figure } poäng: tärningarna missar { $miss-figure } av 100.
reason-last-roll = Slår: det är sista omgången, och { $points-figure } måste passeras.
reason-last-won = Stannar: det är sista omgången, och { $points-figure } är passerat.
reason-whim = Kände för det. Det bästa valet var värt { $cost-figure } mer.
reason-feel = På känn: oddsen för de här reglerna är inte uträknade.
reason-rerolls = { $hits ->
    [yes] Använder ett omkast: nästa kast ger mer, träffar medräknade.
   *[no] Använder ett omkast: det ger { $by-figure } poäng mer nu än sparat till senare.
}
reason-catches-up = Utropar 11 000-regeln: { $by-figure } poäng efter någon som snart är i mål.
reason-dares = Utmanar: fyra lika är inget skäl att vara försiktig.
reason-doubts = Tvivlar på summan: { $said-figure } sades, tärningarna gav { $points-figure }.
reason-accounts = Nämner tärningarna som summan bestod av.
reason-stakes = Lägger i det som alla lägger i.
reason-takes-hits = Tar { hits-counted } med gott humör.
reason-gives = Ger bort { hits-counted }, för sällskaps skull.
reason-asks = { $times ->
    [one] Frågar om det går bra att slå.
   *[other] Frågar { $times-figure } gånger om det går bra att slå.
}
reason-answers = Släpper fram nästa spelare.
reason-own = Det egna programmet valde så.
