archive-file-trouble = { $file } lässt sich nicht schreiben: { $why }. Sie bleibt unter ihrem Namen, und nichts darin geht verloren. Gespielt wird im Arbeitsspeicher und gespeichert, sobald das behoben ist. Schaff Platz oder richte die Platte.
archive-half-moved = ihr Journal (-wal) liegt da, die Datei selbst nicht
archive-file-closed = { $file } lässt sich nicht schreiben: { $why }. Sie bleibt unter ihrem Namen, und nichts darin geht verloren. Schaff Platz oder richte die Platte.
archive-unread = { $file } lässt sich nicht lesen: { $why }. Sie wurde nicht verändert.
archive-newer = { $file } stammt von einer neueren Version des Programms. Sie wurde nicht verändert: Ihre Spiele kann man ansehen, neue werden nicht gespeichert. Starte die neuere Version.
archive-reading-only = Sie ist nur zum Lesen geöffnet.
archive-none-yet = In { $folder } gibt es noch keine Zonk-Akte.
archive-not-a-folder = { $folder } ist kein Ordner. Nichts wurde verändert; nenne mit --data-dir einen anderen Ordner. Bis dahin wird kein Spiel gespeichert.
archive-not-a-file = { $file } ist { $kind ->
    [folder] ein Ordner, keine Datei
    [link] ein Verweis ins Leere
   *[other] eine Pipe oder ein Gerät, keine Datei
}. Nichts wurde verändert; räum das weg und starte neu. Bis dahin wird kein Spiel gespeichert.
archive-no-folder = { $folder } lässt sich nicht anlegen: { $why }. Gespielt wird im Arbeitsspeicher; nenne mit --data-dir einen anderen Ordner.
archive-folder-not-written = In { $folder } lässt sich nicht schreiben: { $why }. Die Spiele darin kann man ansehen; neue laufen im Arbeitsspeicher und sind am Ende verloren. Schaff Platz, richte die Rechte oder nenne mit --data-dir einen anderen Ordner.
archive-no-memory = der Speicher reicht nicht
archive-too-large = sie ist zu groß, um in den Speicher zu passen

archive-were = { $whole ->
    [one] wurde
   *[other] wurden
}
archive-rescued = { $met ->
    [0] Es fand sich kein Spiel darin.
    [1] { $parts ->
        [0] { $whole-figure } von { $met-figure } Spiel wurde gerettet.
       *[other] { $whole-figure } von { $met-figure } Spiel wurde gerettet, { $parts-figure } weiteres bis zur Schadstelle.
    }
   *[other] { $parts ->
        [0] { $whole-figure } von { $met-figure } Spielen { archive-were } gerettet.
       *[other] { $whole-figure } von { $met-figure } Spielen { archive-were } gerettet, { $parts-figure } weitere bis zur Schadstelle.
    }
}{ $going ->
    [0] {""}
   *[other] {" "}Einem Spiel, das noch läuft, kann fehlen, was nach dem letzten Wurf gewählt wurde.
}{ $there ->
    [100] {""}
   *[other] {" "}Die Datei bricht nach { $there-figure } % ihrer Länge ab: Spiele dahinter haben keine Spur hinterlassen.
}
archive-damaged = { $file } ist beschädigt. { $rescued } Die beschädigte Datei liegt unverändert als { $aside } im selben Ordner.
archive-damaged-stays = { $file } ist beschädigt, und eine neue lässt sich nicht anlegen: { $why }. Sie bleibt unverändert unter ihrem Namen. Gespielt wird im Arbeitsspeicher und gespeichert, sobald das behoben ist. { $rescued }
archive-damaged-to-read = { $file } ist beschädigt. { $rescued } Sie wurde nicht verändert; wenn das Fenster sie öffnet, wird sie beiseitegelegt und eine neue angefangen{ $games ->
    [0] {""}
    [one] {" "}mit dem einen geretteten Spiel
   *[other] {" "}mit den geretteten Spielen
}.
archive-foreign = { $file } ist keine Zonk-Akte. Sie liegt jetzt unverändert als { $aside } im selben Ordner, und eine neue ist angefangen.
archive-foreign-to-read = { $file } ist keine Zonk-Akte. Sie wurde nicht verändert; das Fenster legt sie beiseite, wenn es sie öffnet.
archive-foreign-stays = { $file } ist keine Zonk-Akte, und eine neue lässt sich nicht anlegen: { $why }. Sie bleibt unverändert unter ihrem Namen. Gespielt wird im Arbeitsspeicher und gespeichert, sobald das behoben ist.
archive-kept-in-trouble = { $kept } { $trouble }
archive-rescued-title = Gerettet bis Wurf { $throws }{ $ways-count ->
    [0] {""}
   *[other] , dann { $ways-either }
}
archive-aside = Eine beschädigte Zonk-Akte vom { $day } liegt neben dieser.
archive-aside-rescued = Eine beschädigte Zonk-Akte vom { $day } liegt neben dieser. { $rescued }

archive-no-copy = Es wurde keine Kopie gemacht: { $why }. Die älteren bleiben.
archive-not-read = { $file } lässt sich nicht lesen: { $why }.
archive-no-copy-to-use = { $copy } ist keine Zonk-Akte, mit der es weitergehen könnte. Nichts wurde verändert.
archive-not-put-in-place = { $copy } ließ sich nicht einsetzen: { $why }. Nichts wurde verändert.
archive-restored = { $copy } ist jetzt die Zonk-Akte. Die vorige liegt als { $aside } bereit.
archive-itself = das ist die Zonk-Akte selbst

archive-not-written = { $file } ließ sich nicht schreiben: { $why }. Was vorher gespeichert war, bleibt.
archive-no-game = Ein Spiel Nummer { $game } gibt es in der Zonk-Akte nicht.
archive-odd-game = Spiel { $game } lässt sich nicht lesen: { $part ->
    [told] der Eintrag, nach dem sein Startwert verraten wurde,
    [pledges] die Liste seiner weiteren Siegel
   *[entry] Eintrag { $line }
} ist nichts, was dieses Programm schreibt. Jemand oder etwas hat die Zonk-Akte verändert; jetzt wurde nichts verändert. Kopien der Zonk-Akte haben das Spiel vielleicht ganz.
archive-seed-damaged = Der Startwert dieses Spiels ist beschädigt. Man kann es ansehen, nicht weiterspielen.
archive-rules-outside = Dieses Spiel nennt Hausregeln außerhalb des Ordners. Nichts wurde geschrieben.
archive-rules-there = { $file } liegt schon in { $folder } und sagt etwas anderes. Nichts wurde geschrieben; wähl einen anderen Ordner.
archive-twin = { $titled ->
    [yes] Dieses Spiel ist schon in der Zonk-Akte, als { $title }, Nummer { $game }.
   *[no] Dieses Spiel ist schon in der Zonk-Akte, Nummer { $game }.
}
archive-another-file = Es gibt schon eine andere Datei dieses Namens.
archive-file-not-written = Sie lässt sich nicht schreiben: { $why }.
archive-not-taken = { $why }

archive-game-number = Spiel { $number }
archive-and-others = und andere
