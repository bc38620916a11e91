read-sheet-title = Lire une feuille
read-sheet-open = Images de feuilles terminées
read-sheet-looking = Recherche du code…
read-sheet-files = { $files-listed }
read-sheet-attached = Le PDF contient sa partie : aucun code à lire.
read-sheet-another = Une a&utre image…
read-sheet-head = { $rules }, { $day }
read-sheet-home = { $points-figure } points, { $rounds } manches
read-sheet-broken-off = Arrêtée à la manche { $rounds }
read-sheet-throws = { $throws } lancers sur { $throws } découlent de la graine.
read-sheet-pledge = Le sceau sur le papier est bien celui de la graine.
read-sheet-real = Vrais dés : les lancers sont tels qu’ils ont été notés.
read-sheet-new = Nouvelle ici : elle n’est pas encore dans le Fichier Zonk.
read-sheet-there = Déjà là : partie { $game } du Fichier Zonk.
read-sheet-more = { $games ->
    [one] Une autre partie a été lue avec elle.
   *[other] { $games } autres parties ont été lues avec elle.
}
read-sheet-note = Noms et heures sont ceux du papier. Rien n’a été envoyé.
read-sheet-close = Fermer
read-sheet-play = &Rejouer
read-sheet-add = Ajouter au Fichier Zonk
read-sheet-go-there = Ouvrir
read-sheet-nothing-read = Rien n’a encore été lu.
