new-game-seat-of = Plaats van { $name }
new-game-seat-of-told = Sleep, of druk op omhoog en omlaag, om van plaats te wisselen
new-game-move-up = Een plaats omhoog
new-game-move-down = Een plaats omlaag
new-game-team = Team { $number-figure }
new-game-seated = { $people ->
    [0] { $computers ->
        [one] Eén steen met een mening
       *[other] { $computers-word-first } stenen met een mening
    }
    [one] Eén mens{ $computers ->
        [0] {""}
        [one] , één steen met een mening
       *[other] , { $computers-word } stenen met een mening
    }
   *[other] { $people-word-first } mensen{ $computers ->
        [0] {""}
        [one] , één steen met een mening
       *[other] , { $computers-word } stenen met een mening
    }
}. { $left ->
    [0] De tafel is vol.
   *[other] Nog plaats voor { $left-word }.
}
new-game-room-for = Plaats voor { $most-word }.
new-game-summary = { $rules }, { $computers ->
    [0] { $people ->
        [one] één speler
       *[other] { $people-word } spelers
    }
   *[other] { $people ->
        [0] {""}
        [one] één mens,{" "}
       *[other] { $people-word } mensen,{" "}
    }{ $computers ->
        [one] één computerspeler
       *[other] { $computers-word } computerspelers
    }
}, { $dice-word } stenen
new-game-enter = Enter
new-game-colour-and-symbol-of = Kleur en teken van { $name }: { $symbol }
new-game-another-colour = Andere kleur
new-game-team-of = Team van { $shown }
new-game-office = { $office ->
    [packer] stopper
   *[scorekeeper] schrijver
}
new-game-office-told = { $office ->
    [packer] { $shown } stopt de bong
   *[scorekeeper] { $shown } schrijft de score
}
new-game-leaves-the-table = Gaat van tafel: { $shown }
new-game-new-game = Nieuw spel
new-game-which-rules = Welke regels?
new-game-who-plays = Wie speelt?
new-game-a-name = Een naam
new-game-name-of-a-further-player = Naam van nog een speler
new-game-sit-down = Aanschuiven
new-game-at-the-table-before = Eerder aan tafel
new-game-always-free = Computerspelers
new-game-strength = Gemeten: { $rules }, { $players-word } aan tafel, telkens { $games-figure } spellen. Een gelijk deel is { $even }.
new-game-strength-brief = Gemeten over telkens { $games-figure } spellen; { $even } is een gelijk deel.
new-game-strength-unknown = Niemand heeft gemeten hoe sterk ze zijn bij deze regels.
new-game-wins = wint { $wins } van de 100
new-game-sits-already = zit er al
new-game-a-computer = Een computerspeler
new-game-computer-named = { $name }, een computerspeler
new-game-roll-for-order = Gooien om de volgorde
new-game-one-die-each-highest-goes = Elk één steen, de hoogste begint.
new-game-magic = Magisch Getal gooien
new-game-magic-told = { $name } gooit het voor de eerste beurt.
new-game-magic-nobody = Voor de eerste beurt.
new-game-magic-on-the-table = Op tafel gegooid, hieronder getypt.
new-game-magic-number = Magisch Getal, als 2 3 3 5 5
new-game-magic-as = als 2 3 3 5 5
new-game-magic-missing = Gooi { dice-counted } op tafel en typ ze als Magisch Getal, of speel zonder.
new-game-magic-too-easy = Een straat of allemaal gelijk is bij deze regels geen Magisch Getal. Gooi opnieuw.
new-game-keys = Ieder een eigen toets
new-game-keys-told = Die doet de eerste worp van een beurt.
new-game-keys-for-several = Voor twee mensen of meer.
new-game-key-of = Toets van { $name }: { $key }
new-game-key-of-told = Druk erop, dan op een andere toets
new-game-key-waits = ?
new-game-key-of-the-table = Die toets heeft de tafel nodig. Vrij zijn { $free-listed }.
new-game-how-long = Hoe lang?
new-game-how-long-one = { $wish ->
    [own] { $known ->
        [yes] Tot { $goal-figure }, { $minutes-figure } minuten
       *[no] Zoals de regels zeggen
    }
    [night-own] De hele avond, tot { $goal-figure }, { $minutes-figure } minuten
    [night] De hele avond{ $known ->
        [yes] , tot { $goal-figure }
       *[no] { "" }
    }
   *[other] { $wish } minuten{ $known ->
        [yes] , tot { $goal-figure }
       *[no] { "" }
    }
}
new-game-hints = Tips
new-game-hints-told = De toets H toont de beste keuze.
new-game-coach = Coach
new-game-coach-told = Zegt wat elke keuze kostte.
new-game-gestures-told = Geen worp is vooraf te weten.
new-game-teams = Teams
new-game-computers-alone = Computerspelers zitten alleen.
new-game-no-teams-with-computers = Computerspelers zitten alleen: met hen geen teams.
new-game-dice = Stenen
new-game-on-screen = Op het scherm
new-game-by-gesture = Met een zwaai
new-game-by-word = Met een woord
new-game-on-the-real-table = Echt
new-game-words = Woorden
new-game-rules-settings = Regels instellen…
new-game-cancel = Annuleren
new-game-is-ticked-this-game-is = { $name } is aangevinkt. Dit spel gaat daarmee.
new-game-each-pair-or-more-is = Elk duo of meer is één kolom.
new-game-from-players-up = Vanaf { $teams-from-word } spelers.
new-game-begin = Beginnen
new-game-type-a-name-to-sit = Typ een naam om aan te schuiven. Deze regels vragen { $least-word } of meer.
new-game-these-rules-take-at-most = Deze regels zijn voor hoogstens { $most-word }.
new-game-sits-here-already = Zit hier al.
new-game-new-name-it-is-for = Nieuwe naam. Voor altijd: de Zonk-goden houden een lijst bij.
new-game-the-table-is-full = De tafel is vol.
new-game-first-game = Eerste spel
new-game-every-team-needs-two-players = Elk team heeft twee spelers of meer, en er zijn twee teams.
