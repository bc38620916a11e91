transcript-cannot-be-read = est illisible : { $strerror }
transcript-is-no-name-of-a = n’est pas un nom de fichier
transcript-larger-than-bytes-no-game = dépasse { $most } octets ; aucune partie ne les atteint
transcript-is-not-utf-8-text = n’est pas du texte UTF-8 (octet { $start })

transcript-a-name-is-not-closed = un nom n’est pas fermé ; finis-le par un guillemet

transcript-the-first-statement-must-be = la première instruction doit être : zonk 1
transcript-only-format-1-can-be = seul le format 1 est lisible ; la ligne doit être : zonk 1
transcript-belongs-before-the-first-action = { $words } a sa place avant la première action

transcript-write-and-one-value = écris : { $words } et une valeur

transcript-the-format-is-named-once = le format se nomme une fois, en haut
transcript-write-option-name-value = écris : option NAME=VALUE
transcript-at-most-options-fit = au plus { $options } options tiennent
transcript-write-once-magic-and-its = écris une seule fois : magic et ses faces
transcript-no-rules-are-named-write = aucune règle n’est nommée ; écris : rules KEY
transcript-nobody-plays-write-player-name = personne ne joue ; écris : player NAME

transcript-is-given-twice = { $key } est donné deux fois

transcript-is-no-time = { $word } n’est pas une heure ; écris : { $key } 2002-03-13T12:44

transcript-write-names-in-quotes-where = écris : { $wanted } (les noms entre guillemets s’ils ont des espaces)
transcript-plays-already = { $names } joue déjà
transcript-at-most-columns-fit = au plus { $most-players } colonnes tiennent

transcript-write-score-name-points = écris : score NAME POINTS
transcript-is-not-among-the-players = { $words } n’est pas parmi les joueurs ci-dessus
transcript-the-score-of-is-given = le score est donné deux fois : { $words }

transcript-is-not-a-whole-number = { $word } n’est pas un nombre entier jusqu’à 9 999 999

transcript-is-not-a-die-such = { $word } n’est pas un dé comme 4 ou 4R
transcript-a-die-shows-1-to = un dé montre 1 à 6, pas { $digit }
transcript-a-colour-is-r-w = { $word } : une couleur est R, W ou G

transcript-nobody-called-plays = personne du nom { $name } ne joue
transcript-no-die-of-that-colour = aucun dé de cette couleur n’est lancé : { $named }

transcript-is-no-statement = { $words } n’est pas une instruction ; { $hint }

transcript-no-such-fault-but = Ces règles ne connaissent pas cette faute ; { $hint }
transcript-no-faults = elles n’en ont aucune
transcript-fault-of-another = { $keeps ->
    [yes] { $kind } est une faute du scribe, { $name } ; ne nomme personne d’autre.
   *[no] { $kind } est une faute de qui joue, { $name } ; ne nomme personne d’autre.
}
transcript-another-asks = Demande réservée au suivant : { $name }.
transcript-another-dares = C’est à { $name } de lancer ; quelqu’un d’autre dit le défi.

transcript-these-rules-have-no-magic = ces règles n’ont pas de Nombre magique
transcript-the-magic-number-has-faces = le Nombre magique a { $faces } faces
transcript-this-magic-number-must-be = ce Nombre magique doit être relancé
transcript-score-at-the-end = la partie finit à { $limit-figure } ; commence en dessous
transcript-does-not-play = { $office ->
    [packer] { $name }, qui bourre la douille, ne joue pas
   *[scorekeeper] le scribe { $name } ne joue pas
}

transcript-names-no-knob = { $name } ne nomme aucun réglage ; { $hint }
transcript-no-rules-are-called = aucune règle ne s’appelle { $rules } ; { $hint }
transcript-no-further-die = le lancer ne montre pas d’autre { $die }

transcript-of-a-knob = { $name } : { $why }
transcript-of-a-file = { $file } : { $key } : { $why }
