list-last = { $first } en { $last }
list-either = { $first } of { $last }
general-language = Nederlands
group-separator = .
decimal-sign = ,
list-comma = ,{ " " }
list-semicolon = ;{ " " }
sentence-gap = { " " }
full-stop = .
alphabet = abcdefghijklmnopqrstuvwxyz
number-word = { $number ->
    [0] geen
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
   *[other] twaalf
}
dice-counted = { $dice ->
    [one] één steen
   *[other] { $dice-word } stenen
}
times-counted = { $times ->
    [0] nooit
   *[other] { $times-word } keer
}
whose = van { $name }
per-cent = { $value }%
per-cent-under-one = <1%
hits-counted = { $hit-word ->
    [stars] { $hits ->
        [one] { $hits-figure } ster
       *[other] { $hits-figure } sterren
    }
    [honour] { $hits ->
        [one] { $hits-figure } erepunt
       *[other] { $hits-figure } erepunten
    }
   *[hits] { $hits ->
        [one] { $hits-figure } treffer
       *[other] { $hits-figure } treffers
    }
}
hit-a = { $hit-word ->
    [stars] een ster
    [honour] een erepunt
   *[hits] een treffer
}
hits-plain = { $hit-word ->
    [stars] sterren
    [honour] erepunten
   *[hits] treffers
}
hits-plain-first = { $hit-word ->
    [stars] Sterren
    [honour] Erepunten
   *[hits] Treffers
}
hit-one = { $hit-word ->
    [stars] ster
    [honour] erepunt
   *[hits] treffer
}
hit-one-first = { $hit-word ->
    [stars] Ster
    [honour] Erepunt
   *[hits] Treffer
}
hit-a-first = { $hit-word ->
    [stars] Een ster
    [honour] Een erepunt
   *[hits] Een treffer
}
hits-short = { $hit-word ->
    [stars] sterren
    [honour] eer
   *[hits] treffers
}
general-not-a-file = het is een map of een apparaat, geen bestand
general-no-such-file = dat bestand of die map bestaat niet
general-not-allowed = geen toestemming
general-disk-full = er is geen ruimte meer op de schijf
general-is-a-folder = het is een map
general-is-no-folder = een deel van het pad is geen map
general-read-only = de schijf is alleen te lezen
general-file-exists = het bestand bestaat al
general-long-name = de bestandsnaam is te lang
general-disk-error = de schijf geeft een fout
general-games = { $games ->
    [one] 1 spel
   *[other] { $games-figure } spellen
}
general-files = { $files ->
    [one] 1 bestand
   *[other] { $files-figure } bestanden
}
giver-gives = { $giver-count ->
   *[one] { $giver } geeft
    [other] { $giver } geven
}
name-answers = { $name-count ->
   *[one] { $name } antwoordt
    [other] { $name } antwoorden
}
name-dares = { $name-count ->
   *[one] { $name } daagt
    [other] { $name } dagen
}
name-asks = { $name-count ->
   *[one] { $name } vraagt
    [other] { $name } vragen
}
name-calls = { $name-count ->
   *[one] { $name } roept
    [other] { $name } roepen
}
name-doubts = { $name-count ->
   *[one] { $name } betwijfelt
    [other] { $name } betwijfelen
}
name-gets = { $name-count ->
   *[one] { $name } krijgt
    [other] { $name } krijgen
}
name-gives = { $name-count ->
   *[one] { $name } geeft
    [other] { $name } geven
}
name-goes = { $name-count ->
   *[one] { $name } gaat
    [other] { $name } gaan
}
name-has = { $name-count ->
   *[one] { $name } heeft
    [other] { $name } hebben
}
name-is = { $name-count ->
   *[one] { $name } is
    [other] { $name } zijn
}
name-keeps = { $name-count ->
   *[one] { $name } houdt
    [other] { $name } houden
}
name-leads = { $name-count ->
   *[one] { $name } staat
    [other] { $name } staan
}
name-loses = { $name-count ->
   *[one] { $name } verliest
    [other] { $name } verliezen
}
name-names = { $name-count ->
   *[one] { $name } noemt
    [other] { $name } noemen
}
name-puts = { $name-count ->
   *[one] { $name } legt
    [other] { $name } leggen
}
name-refuses = { $name-count ->
   *[one] { $name } weigert
    [other] { $name } weigeren
}
name-rolls = { $name-count ->
   *[one] { $name } gooit
    [other] { $name } gooien
}
name-says = { $name-count ->
   *[one] { $name } zegt
    [other] { $name } zeggen
}
name-starts = { $name-count ->
   *[one] { $name } begint
    [other] { $name } beginnen
}
name-stays = { $name-count ->
   *[one] { $name } stopt
    [other] { $name } stoppen
}
name-takes = { $name-count ->
   *[one] { $name } neemt
    [other] { $name } nemen
}
other-rolls = { $other-count ->
   *[one] { $other } gooit
    [other] { $other } gooien
}
name-throws = { $name-count ->
   *[one] { $name } gooit
    [other] { $name } gooien
}
name-uses = { $name-count ->
   *[one] { $name } gebruikt
    [other] { $name } gebruiken
}
name-was = { $name-count ->
   *[one] { $name } had
    [other] { $name } hadden
}
name-wins = { $name-count ->
   *[one] { $name } wint
    [other] { $name } winnen
}
other-asks = { $other-count ->
   *[one] { $other } vraagt
    [other] { $other } vragen
}
other-dares = { $other-count ->
   *[one] { $other } daagt
    [other] { $other } dagen
}
other-lands = { $other-count ->
   *[one] { $other } landt
    [other] { $other } landen
}
player-doubts = { $player-count ->
   *[one] { $player } betwijfelt
    [other] { $player } betwijfelen
}
player-puts = { $player-count ->
   *[one] { $player } legt
    [other] { $player } leggen
}
player-starts = { $player-count ->
   *[one] { $player } begint
    [other] { $player } beginnen
}
