end-takes-the-sheet = { $names-count ->
    [one] { $names-listed } si prende il foglio
   *[other] { $names-listed } si dividono il foglio
}
end-nobody-wins = Nessuno vince
end-computer-says = { $note } { $line }
end-others = altri { $count-word }
end-won = { $by ->
    [hits] { $value ->
        [1] { hit-one }, nel giro { $round-figure }
       *[other] { hits-plain }, nel giro { $round-figure }
    }
    [titles] { $value ->
        [one] titolo, nel giro { $round-figure }
       *[other] titoli, nel giro { $round-figure }
    }
   *[points] nel giro { $round-figure }
}
end-won-shared = { $by ->
    [hits] { $value ->
        [1] { hit-one } a pari merito
       *[other] { hits-plain } a pari merito
    }
    [titles] { $value ->
        [one] titolo a pari merito
       *[other] titoli a pari merito
    }
   *[points] a pari merito
}
end-most-hits = Più { hits-plain }
end-of-all-hits = su { $hits-figure } al tavolo
end-in-the-show = nello Show dell’intervallo
end-in-one-turn = in un turno
end-turns-with-a-hit = turni di fila con { hit-a }
end-best-turn = Miglior turno
end-points-in-one-turn = punti in un turno
end-longest-drought = Digiuno più lungo
end-turns-without-a-point = { $turns ->
    [one] turno senza un punto
   *[other] turni senza un punto
}
end-by-these-rules = con queste regole
end-hits-told = { hits-plain }: { $told }
end-group-average = { $hit-word ->
    [stars] Media stelle
    [honour] Media onore
   *[hits] Media colpi
} del gruppo
end-dice-landed = { $dice-figure } dadi caduti. Tratteggio: attesi { $expected-figure }.
end-how-it-went = Com’è andata. { $told }
end-chart-race = Com’è andata
end-were-the-dice-honest = I dadi erano onesti? { $told }
end-chart-dice = I dadi erano onesti?
end-nothing-odd = Niente di strano.
end-point-here-for-what-that = Punta qui per sapere che cosa vuol dire.
end-play-again = Gioca ancora
end-same-players-same-rules = stessi giocatori, stesse regole
end-print-the-sheet = Stampa il foglio
end-the-winner-keeps-it = lo tiene chi vince
end-open-the-zonk-file = Apri l’Archivio Zonk
end-already-in-it = è già lì
end-back-to-the-table = Torna al tavolo
end-the-dice-still-lie-there = i dadi sono ancora lì
end-one-throw-did-it = È bastato un tiro.
end-home-with = Al traguardo con { $home }.
end-home-hits-win = { name-is } al traguardo. { $hit-word ->
    [stars] Vince chi ha più stelle.
    [honour] Vince chi ha più onore.
   *[hits] Vince chi ha più colpi.
}
end-home-titles-win = { name-is } al traguardo. Vince chi ha più titoli.
end-one-throw-lost-it = Un tiro l’ha persa.
end-the-last-round-is-played = L’ultimo giro è giocato.
end-everybody-wins-something = Ognuno vince qualcosa.
end-everybody-wins = Vincono tutti
