lesson-scores = Verlichte stenen tellen, hier { $points-figure }. R houdt ze en gooit { dice-counted }.
lesson-entry = { $every ->
    [yes] Een beurt telt vanaf { $need-figure }. Gooi tot dan door.
   *[no] Met { $need-figure } in één beurt ben je erin. Gooi tot dan door.
}
lesson-dice = Stoppen mag pas met { $need-either } stenen opzij. Gooi tot dan door.
lesson-stay = S stopt: de { $points-figure } zijn van jou. Nog een worp kan ze je kosten.
lesson-pick = Je mag minder houden: klik op een steen, of druk op zijn cijfer.
lesson-hint = Twijfel je? H toont de beste keuze, en waarom.
lesson-all-score = { $must ->
    [yes] Alle { $dice-word } tellen: ze gaan opnieuw. Een misser kost nog steeds alles.
   *[no] Alle { $dice-word } tellen: gooi ze allemaal opnieuw, of stop.
}
lesson-forced = Alleen de Bloedsteen telt niet, dus die moet je gooien.
lesson-miss = { $points ->
    [0] Niets telt: de beurt is om, zonder één punt.
   *[other] Niets telt: de beurt is om, en de { $points-figure } zijn weg.
}
lesson-hit = { $by ->
    [hits] Een { hit-one }, aangetekend op het blok. Meeste { hits-plain } wint.
   *[other] Een { hit-one }, aangetekend op het blok, voor de eer. Punten winnen het spel.
}
lesson-gate = { $how ->
    [courtesy] Eerst worden de { hits-plain } genomen, dan pas gegooid. C zegt dat het klaar is.
    [word] Niemand gooit voor de { hits-plain } genomen zijn. C geeft het sein.
   *[asks] Vraag één keer per { hit-one }: C. Het laatste ja opent de poort.
}
lesson-may-dare = Vier gelijke. Anderen mogen je uitdagen: de laatste steen past, of alles is weg.
lesson-dared = Gooi één steen: past hij, dan { $worth-figure }; zo niet, dan { $stake-figure } kwijt. Of weiger.
lesson-show = Halftime: elk één beurt naast de score. De beste krijgt een { hit-one }.
lesson-royale = Royale! Houd hem: { $dice-word } stenen bepalen wat hij oplevert.
lesson-reroll = Een herkansing voor jou: die gooit één misser over, nu of later.
lesson-magic = Eén worp die weer deze { $dice-word } toont, geeft iedereen een { hit-one }.
lesson-eleven = De 11.000-regel mag worden geroepen: C. Het spel gaat dan verder voorbij { $limit-figure }.
lesson-end = { $how ->
    [last] Het doel is bereikt. Wie nog moet, heeft één laatste beurt.
    [immediate] Bij { $limit-figure } is het spel meteen uit.
    [finishRound] Bij { $limit-figure } eindigt het spel, zodra de ronde is uitgespeeld.
   *[lastRound] Bij { $limit-figure } eindigt het spel, na nog één beurt voor de anderen.
}
lesson-no-more = Geen lessen meer
lesson-menu = &Lessen in de eerste spellen
