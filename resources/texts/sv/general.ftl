list-last = { $first } och { $last }
list-either = { $first } eller { $last }
general-language = Svenska
group-separator = { " " }
decimal-sign = ,
list-comma = ,{ " " }
list-semicolon = ;{ " " }
sentence-gap = { " " }
full-stop = .
alphabet = abcdefghijklmnopqrstuvwxyzåäö
number-word = { $number ->
    [0] noll
    [1] en
    [2] två
    [3] tre
    [4] fyra
    [5] fem
    [6] sex
    [7] sju
    [8] åtta
    [9] nio
    [10] tio
    [11] elva
   *[other] tolv
}
dice-counted = { $dice ->
    [one] en tärning
   *[other] { $dice-word } tärningar
}
times-counted = { $times ->
    [0] aldrig
    [1] en gång
   *[other] { $times-word } gånger
}
whose = { $name-ending ->
    [s] { $name }
    [x] { $name }
    [z] { $name }
   *[other] { $name }s
}

per-cent = { $value } %
per-cent-under-one = <1 %

hits-counted = { $hit-word ->
    [stars] { $hits ->
        [one] { $hits-figure } stjärna
       *[other] { $hits-figure } stjärnor
    }
    [honour] { $hits-figure } hederspoäng
   *[hits] { $hits ->
        [one] { $hits-figure } träff
       *[other] { $hits-figure } träffar
    }
}
hit-a = { $hit-word ->
    [stars] en stjärna
    [honour] en hederspoäng
   *[hits] en träff
}
hits-plain = { $hit-word ->
    [stars] stjärnor
    [honour] hederspoäng
   *[hits] träffar
}
hits-plain-first = { $hit-word ->
    [stars] Stjärnor
    [honour] Hederspoäng
   *[hits] Träffar
}
hit-one = { $hit-word ->
    [stars] stjärna
    [honour] hederspoäng
   *[hits] träff
}
hit-one-first = { $hit-word ->
    [stars] Stjärna
    [honour] Hederspoäng
   *[hits] Träff
}
hit-a-first = { $hit-word ->
    [stars] En stjärna
    [honour] En hederspoäng
   *[hits] En träff
}
hits-short = { $hit-word ->
    [stars] stjärnor
    [honour] heder
   *[hits] träffar
}
general-the-hits = { $hit-word ->
    [stars] stjärnorna
    [honour] hederspoängen
   *[hits] träffarna
}
general-another-hit = { $hit-word ->
    [stars] en stjärna till
    [honour] en hederspoäng till
   *[hits] en träff till
}
general-games = { $games ->
    [one] 1 spel
   *[other] { $games-figure } spel
}

general-not-a-file = det är en mapp eller en enhet, ingen fil
general-no-such-file = filen eller mappen finns inte
general-not-allowed = behörighet saknas
general-disk-full = det finns ingen plats kvar på disken
general-is-a-folder = det är en mapp
general-is-no-folder = en del av sökvägen är ingen mapp
general-read-only = disken är skrivskyddad
general-file-exists = filen finns redan
general-long-name = filnamnet är för långt
general-disk-error = disken svarar med ett fel

giver-gives = { $giver } ger
name-answers = { $name } svarar
name-dares = { $name } utmanar
name-asks = { $name } frågar
name-calls = { $name } utropar
name-doubts = { $name } tvivlar på
name-gets = { $name } får
name-gives = { $name } ger
name-goes = { $name } går
name-has = { $name } har
name-is = { $name } är
name-keeps = { $name } sparar
name-leads = { $name } leder
name-loses = { $name } förlorar
name-names = { $name } nämner
name-puts = { $name } lägger
name-refuses = { $name } avstår från
name-rolls = { $name } slår
name-says = { $name } säger
name-starts = { $name } börjar
name-stays = { $name } stannar
name-takes = { $name } tar
other-rolls = { $other } slår
name-throws = { $name } kastar
name-uses = { $name } använder
name-was = { $name } var
name-wins = { $name } vinner
other-asks = { $other } frågar
other-dares = { $other } utmanar
other-lands = { $other } landar
player-doubts = { $player } tvivlar på
player-puts = { $player } lägger
player-starts = { $player } börjar
