rules-keeps = La partita in corso tiene le regole con cui è cominciata.
rules-ask-leave = Uscire senza salvare ciò che hai cambiato in { $names }?
rules-leave-about = Le modifiche vanno perse. Salva le conserva sotto un nome proprio.
rules-leave = Esci
rules-stay = Continua a cambiare
rules-waits = Ciò che hai cambiato in { $name } aspetta lì.
rules-saved = Salvate come { $name }. La partita in corso tiene le regole con cui è cominciata.
rules-imported = Importate: { $name }.
rules-written = Scritto: { $file }.
rules-not-saved = Non salvate. { $why }
rules-not-deleted = Non eliminate. { $why }
rules-not-imported = Non importate. { $why }
rules-not-written = Non scritte. { $why }
rules-choice-unplayable = { $name } (non giocabili)
rules-in-the-catalogue = Nel catalogo delle regole: { $sources }
rules-told-changed = Cambiato, era { $was }.
rules-told-refused = Rifiutato: { $reason }
rules-group-told = { $group }{ $changed ->
    [0] {""}
   *[other] , cambiate: { $changed-figure }
}{ $refused ->
    [0] {""}
   *[other] , rifiutate: { $refused-figure }
}
rules-portrait = Regole della casa su { $sheet }. { $what }
rules-portrait-change = { $title }: { $value }.
rules-portrait-other = Regole della casa su { $sheet }. Altre combinazioni o { hits-plain }.
rules-portrait-same = Regole della casa su { $sheet }. Nessuna modifica.
rules-more-changes = { $left ->
    [one] Un’altra modifica
   *[other] Altre { $left-word } modifiche
}
rules-no-effect = Nessun effetto con «{ $other }»: { $value }.
rules-nobody-dials-in = Nessuno potrebbe entrare: la partita finisce a { $limit-figure }. Prova { $most-figure } o meno.
rules-nobody-stops = Nessuno potrebbe fermarsi: la partita finisce a { $limit-figure }. Prova { $most-figure } o meno.
rules-blocked = { rules-use-these-rules }: { $why }
rules-blocked-brief = { $why-first }
rules-refused = { $why-first }.
rules-combo-wrong = { $combo-first }: { $why }.
rules-field-wrong = { $field }: { $why }.
rules-alike = { $count-word } uguali
rules-of-a-face = { $count-word } { $face }
rules-each = ognuno
rules-a-royale = Royale
rules-a-straight = scala
rules-was-nothing = niente
rules-was = era { $was }
rules-called-was = { $text }, era { $was }
rules-line = { $faces } { $text } { $worth }
rules-line-changed = { $faces } { $text } { $worth }, era { $was }
rules-faces-to = a
rules-chance-told = { dice-counted }: { $chance }
rules-dice = { $dice ->
    [one] { $dice-figure } dado
   *[other] { $dice-figure } dadi
}
rules-example-dice = Un esempio: { $faces }
rules-example-out = Elimina chi ha tirato.
rules-example-loses = Perde la partita.
rules-example-wins = Vince la partita.
rules-example-at-once = Subito, qualunque siano i totali.
rules-example-royale = { $hits ->
    [0] Una Royale.
    [one] Una Royale e { hit-a }.
   *[other] Una Royale e { $hits-word } { hits-plain }.
}
rules-example-royale-rolls = Per il suo valore, dadi da tirare: { $dice-word }.
rules-example-nothing = { $hits ->
    [0] Niente.
    [one] Niente e { hit-a }.
   *[other] Niente e { $hits-word } { hits-plain }.
}
rules-example-miss = Un buco.
rules-example-must = Valgono tutti e { $count-word }. Vanno tirati.
rules-example-may = Valgono tutti e { $count-word }. Si possono tirare.
rules-example-left = { $dice ->
    [one] Resta un dado da tirare.
   *[other] Restano { $dice-word } dadi da tirare.
}
rules-example-worth = { $hits ->
    [0] { $points-figure }.
    [one] { $points-figure } e { hit-a }.
   *[other] { $points-figure } e { $hits-word } { hits-plain }.
}
rules-put-it-back = Ripristina
rules-put-back-told = Ripristina: { $name }
rules-changed-was = cambiato, era { $was }
rules-off = No
rules-on = Sì
rules-groups-of-rules = Gruppi di regole
rules-house-rules = Regole della casa
rules-nothing-in-these-rules-uses = Niente in queste regole lo usa.
rules-idle-tables = { $tables ->
    [one] Una tabella del file non fa nulla:
   *[other] Alcune tabelle del file non fanno nulla:
}
rules-scoring-table = Tabella dei punti
rules-chance-to-miss = Rischio di buco
rules-what-these-rules-do = Che cosa fanno queste regole
rules-over-every-throw = su ogni tiro
rules-an-example = Un esempio
rules-house-rules-written-from-nothing = Regole della casa, scritte da zero.
rules-rule-sets = Regolamenti
rules-start-from = Parti da
rules-save-as = Salva come
rules-a-name-of-its-own = Un nome proprio
rules-save = Salva
rules-import = Importa…
rules-export = Esporta…
rules-duplicate = Duplica
rules-delete = Elimina
rules-preview = Anteprima
rules-file = File…
rules-import-export-duplicate-delete = Importa, esporta, duplica, elimina
rules-cancel = Annulla
rules-use-these-rules = Usa queste regole
rules-rules-settings = Impostazioni delle regole
rules-this-file-does-not-hold = Questo file non regge. { $wrong }
rules-only-rules-of-your-own = Si possono eliminare solo regole tue.
rules-mend-first = prima sistema «{ $title }»
rules-brief-file-does-not-hold = questo file non regge
rules-a-copy = { $name }, copia
rules-this-is-give-it-a = Questo è { $copy }. Dagli un nome proprio.
rules-the-sheets-stay-only-rules = I fogli restano. Si possono eliminare solo regole tue.
rules-deleted-games-played-by-these = Eliminate. Le partite giocate con queste regole ne tengono una copia.
rules-import-rules = Importa regole
rules-export-rules = Esporta regole
rules-cannot-be-written = Non posso scrivere { $name }: { $strerror }.
rules-ask-delete = Eliminare { $name }?
rules-the-file-goes-for-good = Il file sparisce per sempre. Le partite giocate con queste regole ne tengono una copia.
rules-keep = Tieni
rules-our-way = { $name }, a modo nostro
rules-ctrl-f = Ctrl F
rules-find-a-rule = Cerca una regola
rules-group-of-rules = Gruppo di regole
rules-show-only-the-changed = Mostra solo le cambiate
rules-show-only-so-many = { $total ->
    [1] Mostra solo la cambiata
   *[other] Mostra solo le { $total-word } cambiate
}
rules-changed = Cambiate
rules-only-the-changed = Solo le cambiate
rules-no-rule-goes-by-that = Nessuna regola con questa parola. Esc svuota la ricerca.
rules-nothing-is-changed-yet = Non è ancora cambiato niente.
rules-of-changed = { $changed } di { $of } cambiate
rules-quoted = «{ $words }»
