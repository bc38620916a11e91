card-title = La regola
card-menu = La regola su una &carta (? al tavolo)
card-row = { $kind ->
    [run] da { $dice-comma } a { $until-comma }: { $worth }.
    [dice] { $dice-comma }: { $worth }.
   *[words] { $words }: { $worth }.
}
card-leave-one = Tieni ciò che vale, tira il resto, o fermati.
card-leave-all = Tieni tutto ciò che vale, tira il resto, o fermati.
card-enter = Prima entra: { $points-figure } in un turno.
card-enter-dice = Entra con { $dice-figure } dadi da parte.
card-stop = Per fermarti: { $points-figure }.
card-stop-dice = Fermati con { $dice-either } dadi da parte.
card-beat-previous = Batti lo stop precedente.
card-wild-face = Il { $face } rosso è jolly.
card-miss = Niente punti: turno perso.
card-all-score = { $forced ->
    [yes] Valgono tutti e { $dice-word }: tira ancora.
   *[no] Valgono tutti e { $dice-word }: tira ancora, o fermati.
}
card-blood-die-alone = Solo il rosso non vale: va tirato.
card-blood-die-among = Il rosso senza punti va tirato.
card-dare = Quattro uguali: gli altri possono sfidare.
card-hit-each = Ogni { $step-figure }: { hit-a }.
card-hit-turn = { $step-figure } in un turno: { hit-a }.
card-rounds = { $by ->
    [hits] { $rounds-figure } giri: vince chi ha più { hits-plain }.
    [titles] { $rounds-figure } giri: vince chi ha più titoli.
   *[points] { $rounds-figure } giri: vince chi ha più punti.
}
card-end = { $by ->
    [first] { $over ->
        [yes] Vince chi supera per primo { $limit-figure }.
       *[no] Vince chi arriva per primo a { $limit-figure }.
    }
    [hits] { $over ->
        [yes] Oltre { $limit-figure }
       *[no] A { $limit-figure }
    } è finita: vince chi ha più { hits-plain }.
    [titles] { $over ->
        [yes] Oltre { $limit-figure }
       *[no] A { $limit-figure }
    } è finita: vince chi ha più titoli.
   *[points] { $over ->
        [yes] Oltre { $limit-figure }
       *[no] A { $limit-figure }
    } è finita: vince chi ha più punti.
}
