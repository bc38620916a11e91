odds-only-totals = Det här är ett protokoll med summor: vad tärningarna visade är okänt, alltså både turen och det som slarvades bort.
odds-too-many-hands = De här reglerna har över { $most-figure } sorters lägen; oddsen räknas inte ut.
odds-clear = De här reglerna har kombinationer som måste bekräftas; oddsen räknas inte ut.
odds-last-die = De här reglerna ger sista tärningen flera försök; oddsen räknas inte ut.
odds-beat-previous = Enligt de här reglerna måste en omgång ge mer än den före; oddsen räknas inte ut.
odds-first-throw = De här reglerna drar poäng för ett första kast utan poäng; oddsen räknas inte ut.
odds-last-licks = Enligt de här reglerna öppnar en ny ledare sista omgångarna igen; vinstchanserna är okända.
odds-show = Halvtidsshowen gäller en träff, inte poäng: den avgör inget om segern.
odds-decided = Den som först var i mål har vunnit; resten av spelet avgör inget.
odds-unknown-hits = Här vinner träffar: vinstchanserna är okända.
odds-unknown-same-total = Den som landar på någon annans ställning skickar tillbaka den spelaren: med de här reglerna är vinstchanserna okända.
odds-unknown-take-over = Tärningar och poäng kan tas över från föregående spelare: med de här reglerna är vinstchanserna okända.
odds-unknown-extension = Den som går förbi målet utan att träffa det flyttar det för alla: med de här reglerna är vinstchanserna okända.
odds-unknown-landing = Målet måste träffas exakt: med de här reglerna är vinstchanserna okända.
odds-hits-win = Här vinner träffar: värden är poäng, och { $each-figure } för varje träff.

odds-review-measure = { $measure ->
    [hits] Poäng, och { $each-figure } för var och en av { general-the-hits }:
   *[points] Poäng:
}
odds-review-player = { $name }: { $whole } = par { $par }, tur { $luck }, bortslarvat { $cost }, rest { $rest }{ $start ->
    [0] {""}
   *[other] { " " }(från { $start-figure })
}
odds-review-dear = { $name } slarvade bort { $cost }: { $chosen } med { $points-figure } poäng{ $dice-count ->
    [0] {""}
   *[other] , tärningar { $dice }
}; bäst { $best }
odds-review-luckiest = Mest tur: { $name }, { $dice }: { $luck }
odds-review-unluckiest = Mest otur: { $name }, { $dice }: { $luck }
odds-review-chances = Chanser att vinna vid slutet: { $chances-comma }
