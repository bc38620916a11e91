columns-no-total = { $text } n’est pas un total. Écris des chiffres, ou – pour un raté.
columns-falls = { $before-figure } est juste avant : un total ne tombe pas à { $total-figure }.
columns-over = La partie est finie avant ce tour.
columns-left-out = Rien ici, mais plus bas oui. Un raté s’écrit { $sign }.

columns-title = Taper une feuille
columns-head = Depuis le papier
columns-how = Descends une colonne : Entrée après chaque total, Entrée seule pour un raté. Tab passe à la colonne suivante.
columns-note = Les lancers sont inconnus : { general-hits-the } comptent là où les totaux les disent. Ce qui est tapé attend ici d’être gardé.
columns-rules = Règles
columns-players = Joueurs
columns-day = Jour, comme 2026-11-20
columns-magic = Nombre magique
columns-called = 11 000, annoncé par, et quand
columns-teams = Une équipe s’écrit ainsi : Rouges : Ann, Bob.
columns-name = Nom
columns-player = Joueur { $number }
columns-cell = { $name }, { $row ->
    [0] nom
   *[other] manche { $row }
} : { $text } { $told }
columns-hits = { hits-counted }
columns-awaited = { $show ->
    [yes] À écrire : { $name }, Show de mi-temps.
   *[no] À écrire : { $name }, manche { $row }.
}
columns-wrong-at = { $name }, manche { $row } : { $why }
columns-over-won = { $names-count ->
    [0] La partie est finie. { general-hits-the-first } décident, et les totaux ne les disent pas tous.
    [one] La partie est finie : { $names-listed } emporte la feuille.
   *[other] La partie est finie : { $names-listed } emportent la feuille.
}
columns-undo = &Annuler
columns-nothing-to-undo = Rien n’est encore tapé.
columns-afresh = Feuille &vide
columns-close = Fermer
columns-keep = &Garder
