archive-file-trouble = { $file } ne peut pas être écrit : { $why }. Il garde son nom, et rien n’y est perdu. Les parties se jouent en mémoire et seront enregistrées dès que c’est réparé. Fais de la place ou répare le disque.
archive-half-moved = son journal (-wal) est là, et le fichier lui-même non
archive-file-closed = { $file } ne peut pas être écrit : { $why }. Il garde son nom, et rien n’y est perdu. Fais de la place ou répare le disque.
archive-unread = { $file } est illisible : { $why }. Il n’a pas changé.
archive-newer = { $file } vient d’une version plus récente du programme. Il n’a pas changé : on peut regarder ses parties, les nouvelles ne sont pas enregistrées. Lance la version plus récente.
archive-reading-only = Il est ouvert en lecture seule.
archive-none-yet = Il n’y a pas encore de Fichier Zonk dans { $folder }.
archive-not-a-folder = { $folder } n’est pas un dossier. Rien n’a changé ; nomme un autre dossier avec --data-dir. D’ici là, aucune partie n’est enregistrée.
archive-not-a-file = { $file } est { $kind ->
    [folder] un dossier, pas un fichier
    [link] un lien qui ne mène nulle part
   *[other] un tube ou un périphérique, pas un fichier
}. Rien n’a changé ; déplace-le et recommence. D’ici là, aucune partie n’est enregistrée.
archive-no-folder = { $folder } ne peut pas être créé : { $why }. Les parties se jouent en mémoire ; nomme un autre dossier avec --data-dir.
archive-folder-not-written = { $folder } n’accepte pas d’écriture : { $why }. On peut regarder ses parties ; les nouvelles se jouent en mémoire et sont perdues à la fin. Fais de la place ou répare les droits, ou nomme un autre dossier avec --data-dir.
archive-no-memory = il y a trop peu de mémoire
archive-too-large = il est trop grand pour être lu en mémoire

archive-rescued = { $met ->
    [0] Aucune partie n’a pu y être trouvée.
    [1] { $parts ->
        [0] { $whole-figure } partie sauvée sur { $met-figure }.
       *[other] { $whole-figure } partie sauvée sur { $met-figure }, { $parts-figure } de plus jusqu’à l’endroit abîmé.
    }
   *[other] { $parts ->
        [0] { $whole-figure } parties sauvées sur { $met-figure }.
       *[other] { $whole-figure } parties sauvées sur { $met-figure }, { $parts-figure } de plus jusqu’à l’endroit abîmé.
    }
}{ $going ->
    [0] {""}
   *[other] {" "}Une partie non finie peut manquer de ce qui a été choisi après son dernier lancer.
}{ $there ->
    [100] {""}
   *[other] {" "}Le fichier s’interrompt à { $there-figure } % de sa longueur : les parties au-delà n’ont laissé aucune trace.
}
archive-damaged = { $file } est abîmé. { $rescued } Le fichier abîmé est gardé, intact, sous le nom { $aside } dans le même dossier.
archive-damaged-stays = { $file } est abîmé, et aucun nouveau ne peut être créé : { $why }. Il garde son nom, intact. Les parties se jouent en mémoire et seront enregistrées dès que c’est réparé. { $rescued }
archive-damaged-to-read = { $file } est abîmé. { $rescued } Il n’a pas changé ; quand la fenêtre l’ouvre, il est mis de côté et un nouveau fichier commence{ $games ->
    [0] {""}
    [1] {" "}avec celle qui est sauvée
   *[other] {" "}avec celles qui sont sauvées
}.
archive-foreign = { $file } n’est pas un Fichier Zonk. Il est mis de côté, intact, sous le nom { $aside } dans le même dossier, et un nouveau commence.
archive-foreign-to-read = { $file } n’est pas un Fichier Zonk. Il n’a pas changé ; la fenêtre le met de côté quand elle l’ouvre.
archive-foreign-stays = { $file } n’est pas un Fichier Zonk, et aucun nouveau ne peut être créé : { $why }. Il garde son nom, intact. Les parties se jouent en mémoire et seront enregistrées dès que c’est réparé.
archive-kept-in-trouble = { $kept } { $trouble }
archive-rescued-title = Sauvée jusqu’au lancer { $throws }{ $ways-count ->
    [0] {""}
   *[other] , puis { $ways-either }
}
archive-aside = Un Fichier Zonk abîmé, du { $day }, est gardé à côté de celui-ci.
archive-aside-rescued = Un Fichier Zonk abîmé, du { $day }, est gardé à côté de celui-ci. { $rescued }

archive-no-copy = Aucune copie faite : { $why }. Les anciennes sont gardées.
archive-not-read = { $file } est illisible : { $why }.
archive-no-copy-to-use = { $copy } n’est pas un Fichier Zonk avec lequel continuer. Rien n’a changé.
archive-not-put-in-place = { $copy } n’a pas pu être mis en place : { $why }. Rien n’a changé.
archive-restored = { $copy } est maintenant le Fichier Zonk. Celui d’avant est gardé sous le nom { $aside }.
archive-itself = c’est le Fichier Zonk lui-même

archive-not-written = { $file } n’a pas pu être écrit : { $why }. Ce qui était enregistré avant est gardé.
archive-no-game = Il n’y a pas de partie numéro { $game } dans le Fichier Zonk.
archive-odd-game = La partie { $game } est illisible : { $part ->
    [told] l’entrée après laquelle sa graine est dite
    [pledges] la liste de ses autres sceaux
   *[entry] l’entrée { $line }
} n’est rien que ce programme écrive. Quelqu’un ou quelque chose a changé le Fichier Zonk ; rien n’a changé maintenant. Des copies du Fichier Zonk ont peut-être la partie entière.
archive-seed-damaged = La graine de cette partie est abîmée. On peut la regarder, pas la jouer.
archive-rules-outside = Cette partie nomme des règles maison en dehors du dossier. Rien n’a été écrit.
archive-rules-there = { $file } est déjà dans { $folder } et dit autre chose. Rien n’a été écrit ; choisis un autre dossier.
archive-twin = { $titled ->
    [yes] Cette partie est déjà dans le Fichier Zonk : { $title }, numéro { $game }.
   *[no] Cette partie est déjà dans le Fichier Zonk, numéro { $game }.
}
archive-another-file = Il y a déjà un autre fichier de ce nom.
archive-file-not-written = Écriture impossible : { $why }.
archive-not-taken = { $why }

archive-game-number = partie { $number }
archive-and-others = et autres
