cheat-term = { $term }:
cheat-push-your-luck = Almeno { $dice-word } dadi da parte per fermarsi, ma mai tutti e sei.
cheat-misses-in-a-row = { $count ->
    [1] Ogni buco
   *[other] { $count-word-first } buchi di fila
}
cheat-first-throw = Un primo tiro senza punti
cheat-beat-previous = Ti fermi solo con più del turno precedente, se è stato segnato.
cheat-leave-all = Lascia tutti i dadi che valgono e tira gli altri, o fermati.
cheat-leave-one = Lascia almeno un dado che vale a ogni tiro, o fermati.
cheat-all-score = { $forced ->
    [yes] Valgono tutti e { $dice-word }: riprendili e tirali tutti.
   *[no] Valgono tutti e { $dice-word }: si possono tirare tutti di nuovo.
}{ $alike-may-stay ->
    [yes] {" "}Se sono tutti uguali, possono restare.
   *[no] {""}
}
cheat-blood-die-alone = Solo il Dado di Sangue non vale: va tirato.
cheat-blood-die-among = Solo il Dado di Sangue non vale: deve essere tra quelli tirati.
cheat-dare = { $worth ->
    [total1000] Sfida: dopo quattro uguali in un tiro gli altri possono sfidarti a tirare il dado diverso. Se riesce: i cinque dadi valgono 1.000, tira ancora.
    [plus1000] Sfida: dopo quattro uguali in un tiro gli altri possono sfidarti a tirare il dado diverso. Se riesce: altri 1.000, tira ancora.
   *[plus100] Sfida: dopo quattro uguali in un tiro gli altri possono sfidarti a tirare il dado diverso. Se riesce: altri 100, tira ancora.
}
cheat-last-die = L’ultimo dado ha { $tries-word } tentativi per fare punti.
cheat-take-over-entered = Chi è entrato può continuare con i dadi e i punti di chi si è fermato.
cheat-take-over-next = Chi viene dopo può continuare con i dadi e i punti di chi si è fermato.
cheat-release-asks = Chiedi «Posso tirare?» una volta per ogni colpo di chi ha giocato prima, e aspetta il sì.
cheat-release-word = Chi prende un colpo ti fa tirare: «Vai pure», «Fatto», un colpo di tosse.
cheat-to = a
cheat-release-courtesy = I colpi si prendono prima che tiri il prossimo.
cheat-miss-dare = la sfida fallisce
cheat-miss-blood = Dado di Sangue obbligato, buco
cheat-miss-after-all = valevano tutti, tirati di nuovo, buco
cheat-miss-all = tutti i dadi, niente
cheat-miss-first = primo tiro, niente
cheat-miss-any = un tiro non fa punti
cheat-points-risked-and-missed = punti rischiati, e persi
cheat-automatic-kept = Quelli automatici restano anche con un buco.
cheat-shown-kept = Ciò che i dadi mostrano resta anche con un buco.
cheat-alike-with-the-odd-die = { $count-word } uguali col dado diverso
cheat-earned = { $what }{ $everyone ->
    [yes] , per tutti
   *[no] {""}
}{ $automatic ->
    [yes] , in automatico
   *[no] {""}
}
cheat-more-totals = { $count ->
    [one] e un altro totale
   *[other] e altri { $count-figure } totali
}
cheat-each-step = { $strict ->
    [yes] ogni { $step-figure } superati
   *[no] ogni { $step-figure } raggiunti o superati
}
cheat-step-in-one-turn = { $strict ->
    [yes] più di { $step-figure } in un turno
   *[no] ogni { $step-figure } in un turno
}
cheat-total-ends-in = il totale finisce per { $ending }
cheat-totals = totale { $totals-comma }
cheat-first-home = { $over ->
    [yes] primo oltre { $limit-figure }
   *[no] primo a { $limit-figure }
}{ $more ->
    [yes] , ancora uno
   *[no] {""}
}
cheat-misses-without-a-hit = { $count-word } buchi di fila, nessun colpo prima dell’ultimo
cheat-if-kept = { $what }, se si tiene
cheat-alike-in-one-throw = { $count-word } { $face } in un tiro
cheat-halftime = Quando qualcuno arriva a { $total-figure }: una riga su tutta la pagina e la canzone. Ognuno ha un turno fuori dal punteggio, a partire da chi segue; le caselle non giocate hanno un trattino. { $tie ->
    [all] Pari tra i migliori: un colpo ciascuno.
    [rolloff] Pari tra i migliori: spareggio.
   *[none] Pari tra i migliori: nessuno.
}
cheat-limit = { $over ->
    [yes] { $how ->
        [immediate] Più di { $limit-figure }: finita subito.
        [finishRound] Più di { $limit-figure }: finita; il giro si completa.
       *[lastRound] Più di { $limit-figure }: finita; gli altri hanno ancora un turno.
    }
   *[no] { $how ->
        [immediate] A { $limit-figure } è finita subito.
        [finishRound] A { $limit-figure } è finita; il giro si completa.
       *[lastRound] A { $limit-figure } è finita; gli altri hanno ancora un turno.
    }
}
cheat-rounds = La partita finisce dopo { $rounds-figure } giri.
cheat-cut = Sul foglio nessuno supera { $limit-figure }.
cheat-exactly = { $limit-figure } va centrato in pieno.
cheat-extension = Chi va oltre senza centrarlo lo sposta a { $extension-figure }.
cheat-same-total = { $back ->
    [previous] Se un altro arriva sul tuo totale, torni a quello di prima.
    [start] Se un altro arriva sul tuo totale, torni dov’era l’altro.
   *[zero] Se un altro arriva sul tuo totale, torni a 0.
}
cheat-last-licks = { $who ->
    [passed] Chi è superato negli ultimi turni ne ha un altro.
    [tied] Chi passa in testa, o pareggia, dà a tutti gli altri un altro ultimo turno.
   *[everybody] Chi passa in testa negli ultimi turni ne dà un altro a tutti gli altri.
}
cheat-only-a-new-leader = Nell’ultimo giro ci si ferma solo passando in testa.
cheat-wins-first = Vince chi arriva per primo.
cheat-wins-points = Vince chi ha più punti.
cheat-wins-hits = Vince chi ha più colpi.
cheat-wins-titles = Vince chi ha più titoli.
cheat-11000-rule = Regola degli 11.000: chiamala da { $least-figure } in su, dadi in mano, prima che qualcuno abbia { $limit-figure }. Poi { $points-figure } in un turno partendo da { $limit-figure } vince; il più alto di quel giro ruba il foglio.
cheat-award = { $award }: { $told-small }.
cheat-award-big-hit = { $award }: { $told-small }; un Doppio batte due singoli.
cheat-so-many-alike = { $shape } uguali
cheat-any-alike = { $count-word } uguali qualsiasi
cheat-factor-of-dice = { $factor } × { $rolled-word } dadi
cheat-across-rolls = I dadi lasciati prima possono completare un tris.
cheat-throw-out = fuori
cheat-throw-loses = perde
cheat-throw-wins = vince
cheat-three-alike = { $more ->
    [yes] Tris, scale e simili in un tiro.
   *[no] Tris in un tiro.
}
cheat-each-further = { $later ->
    [yes] Ogni altro uguale, nello stesso tiro o dopo: { $step } in più.
   *[no] Ogni altro uguale, nello stesso tiro: { $step } in più.
}
cheat-all-dice = { $kept ->
    [yes] Ogni volta che tutti i dadi hanno fatto punti: { $points-figure } in più, che restano con un buco.
   *[no] Ogni volta che tutti i dadi hanno fatto punti: { $points-figure } in più.
}
cheat-clear = Conferma { $what-listed } con altri { $points-figure } punti prima di fermarti.
cheat-clear-alike = dadi uguali
cheat-clear-straight = scale
cheat-clear-shape = coppie e simili
cheat-safe-straights = Le scale messe da parte restano anche con un buco.
cheat-safe-some = Certi punti messi da parte restano anche con un buco.
cheat-wild-face = Il { $face } del dado rosso è jolly.
cheat-what-scores = Che cosa vale
cheat-your-turn = Il tuo turno
cheat-write-it-down = Scrivilo
cheat-hits = Colpi
cheat-halftime-show = Show dell’intervallo
cheat-the-end = La fine
cheat-words = Parole
cheat-advice = Consigli
cheat-enter = Per entrare in gioco, in un turno
cheat-enter-dice = Dadi da parte per entrare in gioco
cheat-stop = per fermarsi, a ogni turno
cheat-stop-dice = dadi da parte per fermarsi
cheat-stop-either = Punti o dadi, bastano gli uni o gli altri.
cheat-no-stop = niente stop con un totale di
cheat-delay = perdita di tempo, per votazione
cheat-out-of-turn = tiro fuori turno, per votazione
cheat-declare = Di’ il tuo totale. Se contestato, uno sbagliato costa il turno.
cheat-to-the-right = I dadi vanno a destra.
cheat-a-re-roll-kept-until = un tiro bis, tenuto finché non si usa
cheat-struck-out-when-it-is = barrato quando si usa
cheat-a-penalty-taken-off-from = una penalità, tolta da lì in poi
cheat-mishandled-touched-off-the-board = maneggiati male, toccati, fuori dal tavolo
cheat-own-bonuses = I nostri numeri bonus
cheat-never-two = Mai due: due colpi sono tre.
cheat-integrity-one-more = Integrità: dopo un turno con colpi, quello seguente ne dà almeno uno in più.
cheat-integrity-additive = Integrità: dopo un turno con colpi, quelli più i nuovi.
cheat-hits-at-once = Gli Insta-Bong subito, prima di tutto il resto.
cheat-total-begins-with-a-square = il totale comincia con un quadrato
cheat-a-straight = una scala
cheat-a-royale-1-to-6 = una Royale, da 1 a 6
cheat-g-h-a-all-hits = G.H.A.: tutti i colpi divisi per tutti i giocatori.
cheat-all-dice-and-none-scores = tutti i dadi, e nessuno vale
cheat-each-further-doubles = Ogni altro uguale nel tiro raddoppia.
cheat-a-fourth-adds-nothing = Un quarto 2, 3, 4 o 6 non aggiunge nulla.
cheat-singles-only = 1 e 5 solo come singoli.
cheat-a-royale-earns-a-reroll = Una Royale, da 1 a 6, dà un tiro bis.
