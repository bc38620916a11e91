transcript-cannot-be-read = non si può leggere: { $strerror }
transcript-is-no-name-of-a = non è un nome di file
transcript-larger-than-bytes-no-game = più grande di { $most } byte; nessuna partita lo è
transcript-is-not-utf-8-text = non è testo UTF-8 (byte { $start })
transcript-a-name-is-not-closed = un nome non è chiuso; finiscilo con le virgolette
transcript-the-first-statement-must-be = la prima riga deve essere: zonk 1
transcript-only-format-1-can-be = si legge solo il formato 1; la riga deve essere: zonk 1
transcript-belongs-before-the-first-action = { $words } va prima della prima azione
transcript-write-and-one-value = scrivi: { $words } e un valore
transcript-the-format-is-named-once = il formato si indica una volta, in cima
transcript-write-option-name-value = scrivi: option NAME=VALUE
transcript-at-most-options-fit = ci stanno al massimo { $options } opzioni
transcript-write-once-magic-and-its = scrivi una volta: magic e le sue facce
transcript-no-rules-are-named-write = mancano le regole; scrivi: rules KEY
transcript-nobody-plays-write-player-name = non gioca nessuno; scrivi: player NAME
transcript-is-given-twice = { $key } è dato due volte
transcript-is-no-time = { $word } non è un’ora; scrivi: { $key } 2002-03-13T12:44
transcript-write-names-in-quotes-where = scrivi: { $wanted } (nomi tra virgolette se hanno spazi)
transcript-plays-already = { $names } gioca già
transcript-at-most-columns-fit = ci stanno al massimo { $most-players } colonne
transcript-write-score-name-points = scrivi: score NAME POINTS
transcript-is-not-among-the-players = { $words } non è tra i giocatori qui sopra
transcript-the-score-of-is-given = il punteggio di { $words } è dato due volte
transcript-is-not-a-whole-number = { $word } non è un numero intero fino a 9.999.999
transcript-is-not-a-die-such = { $word } non è un dado come 4 o 4R
transcript-a-die-shows-1-to = un dado mostra da 1 a 6, non { $digit }
transcript-a-colour-is-r-w = { $word }: un colore è R, W o G
transcript-nobody-called-plays = nessuno di nome { $name } gioca
transcript-no-die-of-that-colour = non si tira un dado di quel colore: { $named }
transcript-is-no-statement = { $words } non è un’istruzione; { $hint }
transcript-no-such-fault-but = Queste regole non conoscono questo fallo; { $hint }
transcript-no-faults = non ne conoscono nessuno
transcript-fault-of-another = { $keeps ->
    [yes] { $kind } è un fallo di chi segna i punti, { $name }; non indicare altri.
   *[no] { $kind } è un fallo di chi è di turno, { $name }; non indicare altri.
}
transcript-another-asks = Chiede solo { $name }, che tira dopo.
transcript-another-dares = Tocca a { $name } tirare; la sfida la lancia un altro.
transcript-these-rules-have-no-magic = queste regole non hanno un Numero Magico
transcript-the-magic-number-has-faces = il Numero Magico ha { $faces } facce
transcript-this-magic-number-must-be = questo Numero Magico va tirato di nuovo
transcript-score-at-the-end = la partita finisce a { $limit-figure }; comincia da meno
transcript-does-not-play = { $office ->
    [packer] { $name }, che carica il braciere, non gioca
   *[scorekeeper] { $name }, che segna i punti, non gioca
}
transcript-names-no-knob = { $name } non indica un’impostazione; { $hint }
transcript-no-rules-are-called = nessun regolamento si chiama { $rules }; { $hint }
transcript-no-further-die = il tiro non mostra un altro { $die }
transcript-of-a-knob = { $name }: { $why }
transcript-of-a-file = { $file }: { $key }: { $why }
