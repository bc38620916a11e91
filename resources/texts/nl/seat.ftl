seat-nobody = Niemand hier heet { $name }.
seat-game-over = Het spel is uit; niemand speelt het meer.
seat-taken-before = { $name } was eerder in dit spel de naam van { $now }: wie die neemt, zou overnemen wat { $now } heeft gespeeld. Wil je twee spelers ruilen, begin dan een ander spel.
seat-taken = { $name } zit hier al.
seat-name-title = Naam
seat-name-tip = Een klik op een naam verandert hem
seat-name-ask = Hoe heet { $name }? Het hele spel krijgt de nieuwe naam.
seat-name-field = Naam
seat-gender = { $gender ->
    [she] zij
    [he] hij
   *[unknown] niet gezegd
}
seat-gender-of = Hoe je over { $name } spreekt
seat-name-leave = Annuleren
seat-name-use = Deze naam
seat-name-not-now = Een naam wijzigen kan terwijl iemand de stenen heeft en nadenkt.
seat-pause-note = De computers pauzeren. { $name-count ->
   *[one] { $name } wacht.
    [other] { $name } wachten.
}
seat-go-on = Verder
seat-hits-taken = { hits-plain-first } genomen
seat-hits-due = { name-has } { hits-counted }
seat-computer-plays-why = { $name-count ->
   *[one] { $name } is een computerspeler en heeft de stenen.
    [other] { $name } hebben de stenen, en een computer speelt voor hen.
}
seat-why = { $name }: { $why }
seat-computer-failed = Een computerspeler kwam er niet uit. Het spel staat zoals het stond; speel die beurt, of geef de plaats aan een ander.
seat-plays = speelt { $how }
seat-level-of = Hoe { $name } speelt
seat-menu = &Wie speelt
seat-menu-person = Een mens
seat-menu-name = Andere &naam…
seat-menu-pause = Co&mputers pauzeren
seat-paused = { $paused ->
    [yes] De computers pauzeren. R laat ze verdergaan.
   *[no] De computers gaan verder.
}
seat-handed = { $now ->
    [yes] { $who ->
        [nobody] Vanaf nu speelt een mens { $name }.
       *[other] Vanaf nu speelt { $who } voor { $name }.
    }
   *[no] { $who ->
        [nobody] Een mens speelt { $name }, zodra dit is getoond.
       *[other] { $who } speelt voor { $name }, zodra dit is getoond.
    }
}
seat-menu-none = Er ligt geen spel op tafel
seat-menu-computer = { $name }, speelt { $how }
seat-listed = { $players } ({ $computers-count ->
    [one] { $computers-listed } is een computer
   *[other] { $computers-listed } zijn computers
})
seat-strength = Wint { $wins } van de 100 aan een tafel met computers ({ $games-figure } spellen; een gelijk deel is { $even }).
