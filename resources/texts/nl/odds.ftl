odds-only-totals = Dit is een blad met totalen: wat de stenen toonden is niet bekend, dus ook het geluk niet, noch wat keuzes weggaven.
odds-too-many-hands = Deze regels kennen meer dan { $most-figure } soorten handen; hun kansen worden niet berekend.
odds-clear = Deze regels hebben combinaties die bevestigd moeten worden; hun kansen worden niet berekend.
odds-last-die = Deze regels geven de laatste steen meerdere pogingen; hun kansen worden niet berekend.
odds-beat-previous = Bij deze regels moet een beurt meer opleveren dan die ervoor; hun kansen worden niet berekend.
odds-first-throw = Deze regels trekken punten af voor een eerste worp zonder punten; hun kansen worden niet berekend.
odds-last-licks = Bij deze regels opent een nieuwe koploper de laatste beurten opnieuw; de kans op winst is niet bekend.
odds-show = De Halftime Show gaat om een treffer, niet om punten: voor de winst beslist ze niets.
odds-decided = Wie het eerst binnen was, heeft gewonnen; wat nog volgt beslist niets.
odds-unknown-hits = Hier winnen treffers: de kans op winst is niet bekend.
odds-unknown-same-total = Wie op het totaal van een ander landt, stuurt die terug: bij deze regels is de kans op winst niet bekend.
odds-unknown-take-over = Stenen en punten mogen van de vorige worden overgenomen: bij deze regels is de kans op winst niet bekend.
odds-unknown-extension = Wie over de limiet gaat zonder hem te raken, verlegt hem voor allen: bij deze regels is de kans op winst niet bekend.
odds-unknown-landing = De limiet moet precies worden geraakt: bij deze regels is de kans op winst niet bekend.
odds-hits-win = Hier winnen treffers: waarden zijn punten, en { $each-figure } voor elke treffer.
odds-review-measure = { $measure ->
    [hits] Punten, en { $each-figure } voor elk van de { hits-plain }:
   *[points] Punten:
}
odds-review-player = { $name }: { $whole } = par { $par }, geluk { $luck }, weggegeven { $cost }, rest { $rest }{ $start ->
    [0] {""}
   *[other] { " " }(vanaf { $start-figure })
}
odds-review-dear = { $name } gaf { $cost } weg: { $chosen } met { $points-figure } punten{ $dice-count ->
    [0] {""}
   *[other] , stenen { $dice }
}; het beste { $best }
odds-review-luckiest = Gelukkigste worp: { $name }, { $dice }: { $luck }
odds-review-unluckiest = Ongelukkigste worp: { $name }, { $dice }: { $luck }
odds-review-chances = Kans op winst aan het eind: { $chances-comma }
