list-last = { $first } et { $last }
list-either = { $first } ou { $last }

general-language = Français

group-separator = { "\u202F" }
decimal-sign = ,
sentence-gap = { " " }
full-stop = .
alphabet = abcdefghijklmnopqrstuvwxyz
list-comma = ,{ " " }
list-semicolon = { "\u202F" };{ " " }
number-word = { $number ->
    [0] zéro
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
   *[other] douze
}
dice-counted = { $dice ->
    [one] { $dice-word } dé
   *[other] { $dice-word } dés
}
times-counted = { $times ->
    [0] jamais
    [1] une fois
   *[other] { $times-word } fois
}
whose = à { $name }

per-cent = { $value } %
per-cent-under-one = <1 %

hits-counted = { $hit-word ->
    [stars] { $hits ->
        [one] { $hits-figure } étoile
       *[other] { $hits-figure } étoiles
    }
    [honour] { $hits ->
        [one] { $hits-figure } point d’honneur
       *[other] { $hits-figure } points d’honneur
    }
   *[hits] { $hits ->
        [one] { $hits-figure } hit
       *[other] { $hits-figure } hits
    }
}

hit-a = { $hit-word ->
    [stars] une étoile
    [honour] un point d’honneur
   *[hits] un hit
}

hits-plain = { $hit-word ->
    [stars] étoiles
    [honour] points d’honneur
   *[hits] hits
}

hits-plain-first = { $hit-word ->
    [stars] Étoiles
    [honour] Points d’honneur
   *[hits] Hits
}

hit-one = { $hit-word ->
    [stars] étoile
    [honour] point d’honneur
   *[hits] hit
}

hit-one-first = { $hit-word ->
    [stars] Étoile
    [honour] Point d’honneur
   *[hits] Hit
}

hit-a-first = { $hit-word ->
    [stars] Une étoile
    [honour] Un point d’honneur
   *[hits] Un hit
}

hits-short = { $hit-word ->
    [stars] étoiles
    [honour] honneur
   *[hits] hits
}

general-hits-the = { $hit-word ->
    [stars] les étoiles
    [honour] les points d’honneur
   *[hits] les hits
}
general-hits-the-first = { $hit-word ->
    [stars] Les étoiles
    [honour] Les points d’honneur
   *[hits] Les hits
}
general-hits-of = { $hit-word ->
    [stars] d’étoiles
    [honour] de points d’honneur
   *[hits] de hits
}
general-hits-of-the = { $hit-word ->
    [stars] des étoiles
    [honour] des points d’honneur
   *[hits] des hits
}
general-hits-of-the-first = { $hit-word ->
    [stars] Des étoiles
    [honour] Des points d’honneur
   *[hits] Des hits
}
general-hit-of = { $hit-word ->
    [stars] d’étoile
    [honour] de point d’honneur
   *[hits] de hit
}
general-hit-by = { $hit-word ->
    [stars] par étoile
    [honour] par point d’honneur
   *[hits] par hit
}

general-not-a-file = c’est un dossier ou un périphérique, pas un fichier
general-no-such-file = aucun fichier ni dossier de ce nom
general-not-allowed = permission refusée
general-disk-full = il n’y a plus de place sur le disque
general-is-a-folder = c’est un dossier
general-is-no-folder = une partie du chemin n’est pas un dossier
general-read-only = le disque est en lecture seule
general-file-exists = le fichier existe déjà
general-long-name = le nom du fichier est trop long
general-disk-error = le disque répond par une erreur

giver-gives = { $giver-count ->
   *[one] { $giver } donne
    [other] { $giver } donnent
}
name-answers = { $name-count ->
   *[one] { $name } répond
    [other] { $name } répondent
}
name-dares = { $name-count ->
   *[one] { $name } défie
    [other] { $name } défient
}
name-asks = { $name-count ->
   *[one] { $name } demande
    [other] { $name } demandent
}
name-calls = { $name-count ->
   *[one] { $name } annonce
    [other] { $name } annoncent
}
name-doubts = { $name-count ->
   *[one] { $name } conteste
    [other] { $name } contestent
}
name-gets = { $name-count ->
   *[one] { $name } reçoit
    [other] { $name } reçoivent
}
name-gives = { $name-count ->
   *[one] { $name } donne
    [other] { $name } donnent
}
name-goes = { $name-count ->
   *[one] { $name } part
    [other] { $name } partent
}
name-has = { $name-count ->
   *[one] { $name } a
    [other] { $name } ont
}
name-is = { $name-count ->
   *[one] { $name } est
    [other] { $name } sont
}
name-keeps = { $name-count ->
   *[one] { $name } garde
    [other] { $name } gardent
}
name-leads = { $name-count ->
   *[one] { $name } mène
    [other] { $name } mènent
}
name-loses = { $name-count ->
   *[one] { $name } perd
    [other] { $name } perdent
}
name-names = { $name-count ->
   *[one] { $name } nomme
    [other] { $name } nomment
}
name-puts = { $name-count ->
   *[one] { $name } mise
    [other] { $name } misent
}
name-refuses = { $name-count ->
   *[one] { $name } refuse
    [other] { $name } refusent
}
name-rolls = { $name-count ->
   *[one] { $name } lance
    [other] { $name } lancent
}
name-says = { $name-count ->
   *[one] { $name } dit
    [other] { $name } disent
}
name-starts = { $name-count ->
   *[one] { $name } commence
    [other] { $name } commencent
}
name-stays = { $name-count ->
   *[one] { $name } s’arrête
    [other] { $name } s’arrêtent
}
name-takes = { $name-count ->
   *[one] { $name } prend
    [other] { $name } prennent
}
other-rolls = { $other-count ->
   *[one] { $other } lance
    [other] { $other } lancent
}
name-throws = { $name-count ->
   *[one] { $name } lance
    [other] { $name } lancent
}
name-uses = { $name-count ->
   *[one] { $name } utilise
    [other] { $name } utilisent
}
name-was = { $name-count ->
   *[one] { $name } était
    [other] { $name } étaient
}
name-wins = { $name-count ->
   *[one] { $name } gagne
    [other] { $name } gagnent
}
other-asks = { $other-count ->
   *[one] { $other } demande
    [other] { $other } demandent
}
other-dares = { $other-count ->
   *[one] { $other } défie
    [other] { $other } défient
}
other-lands = { $other-count ->
   *[one] { $other } tombe
    [other] { $other } tombent
}
player-doubts = { $player-count ->
   *[one] { $player } conteste
    [other] { $player } contestent
}
player-puts = { $player-count ->
   *[one] { $player } mise
    [other] { $player } misent
}
player-starts = { $player-count ->
   *[one] { $player } commence
    [other] { $player } commencent
}
general-name-meets = { $name-count ->
   *[one] { $name } relève
    [other] { $name } relèvent
}
