verify-pledge = sceau : { $pledge }
verify-compare = (il prouve quelque chose à qui l’a vu avant le premier lancer : compare)
verify-not-checked = non vérifié : { $what }
verify-another-name = un autre nom : { $said }
verify-renamed = { $old } s’appelle { $new } depuis { $throws ->
    [1] le lancer 1
   *[other] le lancer { $throws }
}
verify-throws = { $throws ->
    [1] 1 lancer
   *[other] les { $throws } lancers
}
verify-honest = { $alone ->
    [yes] les dés sont honnêtes ; de la graine scellée découle : { $parts-listed }.
   *[no] les dés sont honnêtes ; de la graine scellée découlent : { $parts-listed }.
}
verify-part-order = l’ordre de jeu
verify-part-magic = le Nombre magique
verify-part-names = à qui sont ces noms
verify-part-rules = les règles, options et scores de départ
verify-part-choices = ce qui a été gardé et dit
verify-part-no-order = l’ordre de jeu, faute de lancer noté pour lui
verify-part-end = la fin, car le fichier s’arrête avant la fin de la partie
verify-part-peek = si quelqu’un a regardé d’avance dans une copie de tout le dossier, ou d’un fichier et de sa graine
verify-part-hands = si les gestes et les mots sont ceux de la table, car qui a la graine peut en chercher d’autres
verify-part-helps = qui était un ordinateur, quels conseils ont été montrés et quand, car aucune chaîne ne les tient
verify-part-course = ce qui a été annulé ou changé en chemin, car aucune chaîne ne le tient

verify-chain = chaîne : { $head }, intacte (compare-la avec la tête notée à la fin)
verify-chain-holds = la chaîne de son journal tient et finit par { $head }…
verify-on-record = noté : { $said }
verify-begins-taken-over = la chaîne commence après la ligne { $line }, venue d’un fichier d’une version plus ancienne
verify-begins-imported = la chaîne commence après la ligne { $line }, où une transcription a été reprise
verify-begins-kept-both = la chaîne commence après la ligne { $line }, où une transcription a été reprise une seconde fois
verify-begins-brought-over = la chaîne commence après la ligne { $line }, où la partie a été reprise d’une copie
verify-begins-rescued = la chaîne commence après la ligne { $line }, où la partie a été sauvée d’un fichier abîmé
verify-begins-copy-put-in-place = la chaîne commence après la ligne { $line }, où une copie du Fichier Zonk a été mise en place
verify-record-struck = { $times ->
    [1] 1 ligne a été annulée
   *[other] { $times } lignes ont été annulées
}
verify-was-continued = { $times ->
    [1] la partie a été quittée et continuée une fois
   *[other] la partie a été quittée et continuée { $times } fois
}
verify-was-copy-put-in-place = { $times ->
    [1] une copie du Fichier Zonk a été mise en place entre-temps
   *[other] des copies du Fichier Zonk ont été mises en place { $times } fois
}
verify-was-imported = { $times ->
    [1] elle a été reprise d’une transcription
   *[other] elle a été reprise de transcriptions { $times } fois
}
verify-was-kept-both = { $times ->
    [1] elle a été reprise une seconde fois
   *[other] elle a été reprise encore { $times } fois
}
verify-gestures = gestes : { $throws ->
    [1] 1 lancer contient ce qu’a fait la main de qui jouait, si bien que personne ne pouvait le connaître d’avance
   *[other] { $throws } lancers contiennent ce qu’a fait la main de qui jouait, si bien que personne ne pouvait les connaître d’avance
}
verify-behind = après le lancer { $throws }, la partie était en retard sur ce qui avait été montré de ses dés, { $shown } lancers, et elle a continué avec des dés frais sous un nouveau sceau
verify-unwatched = après le lancer { $throws }, rien ne disait ce qui avait été montré de ses dés, et la partie a continué avec des dés frais sous un nouveau sceau
verify-record-computer = { $throw ->
    [0] l’ordinateur { $who } ({ $level }) a joué pour { $name }
   *[other] l’ordinateur { $who } ({ $level }) a joué pour { $name } après le lancer { $throw }
}
verify-record-person = une personne a joué pour { $name } après le lancer { $throw }
verify-record-hints = { $times ->
    [1] { $name } a vu un conseil
   *[other] { $name } a vu { $times } conseils
}
verify-record-times = { $ended ->
    [yes] jouée de { $start } à { $end }
   *[no] commencée { $start }
}

verify-wrong-faces = le lancer { $number } est écrit { $written }, mais la graine donne { $seed }
verify-wrong-order = l’ordre de jeu est écrit { $written }, mais la graine donne { $seed }
verify-wrong-magic = { $there ->
    [yes] le Nombre magique est écrit { $written }, mais la graine donne { $seed }
   *[no] le Nombre magique n’est pas écrit, mais la graine donne { $seed }
}
verify-blame-no-record = rien n’est dit des dés ; ils ont été lancés à la main ou tapés
verify-blame-not-revealed = les dés sont scellés, mais leur graine se dit à la fin de la partie
verify-blame-not-pledged = une graine est dite, mais elle n’a jamais été scellée ; cela ne prouve rien
verify-blame-no-throw = aucun lancer n’est écrit, rien ne montre donc des dés honnêtes
verify-blame-late-pledge = le sceau vient après le premier lancer ; il doit venir avant
verify-blame-early-seed = la graine a été dite avant le dernier lancer ; qui la connaissait savait ce qui tomberait
verify-blame-wrong-seed = la graine n’est pas celle qui a été scellée avant le premier lancer
verify-blame-broken-chain = la partie n’est pas ce que dit sa chaîne : quelque chose a changé après l’écriture
verify-blame-corrected = une entrée a été récrite ; les dés du programme ne se corrigent jamais

verify-must-be-followed-by-64 = { $kind } doit être suivi de 64 chiffres hexadécimaux
verify-seated-must-be-followed-by = seated doit être suivi des noms autour de la table
verify-behind-must-be-followed-by = dice-behind doit être suivi d’un nombre de lancers
verify-is-given-twice = { $kind } est donné deux fois
