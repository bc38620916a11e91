reason-rolls-gains = { $dice ->
    [one] Gooit: één steen mist { $miss-figure } op de 100, en doorgaan is { $by-figure } meer waard.
   *[other] Gooit: { $dice-figure } stenen missen { $miss-figure } op de 100, en doorgaan is { $by-figure } meer waard.
}
reason-stays-saves = { $by ->
    [0] Stopt met { $points-figure }: doorgooien zou evenveel opleveren.
   *[other] Stopt met { $points-figure }: doorgooien zou gemiddeld { $by-figure } kosten.
}
reason-entry = { $dice ->
    [one] Gooit: met { $points-figure } mag je hier niet stoppen. Eén steen mist { $miss-figure } op de 100.
   *[other] Gooit: met { $points-figure } mag je hier niet stoppen. { $dice-figure } stenen missen { $miss-figure } op de 100.
}
reason-begins = Begint de beurt.
reason-forced = { $dice ->
    [one] Gooit één steen, want de regels zeggen het.
   *[other] Gooit { $dice-figure } stenen, want de regels zeggen het.
}
reason-only = Er is niets anders te doen.
reason-dare-taken = Neemt de uitdaging aan: er is meer te winnen dan te verliezen.
reason-dare-refused = Weigert de uitdaging: één kans op zes is te weinig.
reason-takes-over = Neemt { $points-figure } punten over: de stenen missen { $miss-figure } op de 100.
reason-last-roll = Gooit: dit is de laatste beurt, en { $points-figure } moet worden verslagen.
reason-last-won = Stopt: dit is de laatste beurt, en { $points-figure } is verslagen.
reason-whim = Had er zin in. De beste keuze was { $cost-figure } meer waard.
reason-feel = Op gevoel: de kansen bij deze regels worden niet berekend.
reason-rerolls = { $hits ->
    [yes] Gebruikt een herkansing: de volgende worp levert meer op, treffers meegeteld.
   *[no] Gebruikt een herkansing: nu levert die { $by-figure } punten meer op dan later.
}
reason-catches-up = Roept de 11.000-regel: { $by-figure } punten achter iemand die bijna binnen is.
reason-dares = Daagt uit: vier gelijke zijn geen reden voor voorzichtigheid.
reason-doubts = Betwijfelt het totaal: er is { $said-figure } gezegd, de stenen waren { $points-figure }.
reason-accounts = Noemt de stenen waaruit het totaal bestaat.
reason-stakes = Legt in wat iedereen inlegt.
reason-takes-hits = Neemt { hits-counted }, zoals het hoort.
reason-gives = Geeft { hits-counted } weg, voor de gezelligheid.
reason-asks = { $times ->
    [one] Vraagt of gooien mag.
   *[other] Vraagt { $times-figure } keer of gooien mag.
}
reason-answers = Laat de volgende gooien.
reason-own = Het eigen programma heeft dit gekozen.
