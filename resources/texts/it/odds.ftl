odds-only-totals = Questo è un foglio di totali: non si sa che cosa hanno mostrato i dadi, quindi nemmeno la fortuna, né quanto sono costate le scelte.
odds-too-many-hands = Queste regole hanno più di { $most-figure } tipi di mani; le loro probabilità non sono calcolate.
odds-clear = Queste regole hanno combinazioni da confermare; le loro probabilità non sono calcolate.
odds-last-die = Queste regole danno più tentativi all’ultimo dado; le loro probabilità non sono calcolate.
odds-beat-previous = Con queste regole un turno deve portare più del precedente; le loro probabilità non sono calcolate.
odds-first-throw = Queste regole tolgono punti per un primo tiro che non ne fa; le loro probabilità non sono calcolate.
odds-last-licks = Con queste regole chi passa in testa riapre gli ultimi turni; nessuno conosce la probabilità di vincere.
odds-show = Lo Show dell’intervallo è per un colpo, non per i punti: non decide nulla sulla vittoria.
odds-decided = Ha vinto chi è arrivato per primo; ciò che resta da giocare non decide nulla.
odds-unknown-hits = Qui vincono i colpi: nessuno conosce la probabilità di vincere.
odds-unknown-same-total = Chi arriva sul totale di un altro lo rimanda indietro: con queste regole nessuno conosce la probabilità di vincere.
odds-unknown-take-over = Si possono rilevare dadi e punti di chi ha giocato prima: con queste regole nessuno conosce la probabilità di vincere.
odds-unknown-extension = Chi supera il limite senza centrarlo lo sposta per tutti: con queste regole nessuno conosce la probabilità di vincere.
odds-unknown-landing = Il limite va centrato in pieno: con queste regole nessuno conosce la probabilità di vincere.
odds-hits-win = Qui vincono i colpi: i valori sono punti, più { $each-figure } per ogni colpo.
odds-review-measure = { $measure ->
    [hits] Punti, più { $each-figure } per ogni { hit-one }:
   *[points] Punti:
}
odds-review-player = { $name }: { $whole } = par { $par }, fortuna { $luck }, costo { $cost }, resto { $rest }{ $start ->
    [0] {""}
   *[other] { " " }(da { $start-figure })
}
odds-review-dear = { $name } ha buttato via { $cost }: { $chosen } con { $points-figure } punti{ $dice-count ->
    [0] {""}
   *[other] , dadi { $dice }
}; meglio { $best }
odds-review-luckiest = Tiro più fortunato: { $name }, { $dice }: { $luck }
odds-review-unluckiest = Tiro più sfortunato: { $name }, { $dice }: { $luck }
odds-review-chances = Probabilità di vincere alla fine: { $chances-comma }
