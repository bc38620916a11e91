compact-no-room = Aucun code ne peut contenir cette partie.
compact-not-a-game = Le code ne contient pas de partie rejouable.
compact-unknown-rules = Le code contient une partie aux règles « { $name } », que ce programme n’a pas.
compact-other-version = Le code vient d’une version plus récente du programme. Installe cette version, et lis la feuille avec elle.
compact-cut-off = L’adresse de cette partie a perdu sa fin. Recopie-la en entier, ou lis la feuille elle-même.
compact-no-code = Aucun code de feuille terminée trouvé. Prends la photo de plus près, sous une lumière égale, avec tout le carré et le blanc autour.
compact-lacking = { $found ->
    [one] Trouvé : seulement le code { $there } sur { $of }.
   *[other] Trouvés : seulement les codes { $there } sur { $of }.
} Prends une photo de chacun des autres, et lis-les tous ensemble.
compact-not-read = { $file } est illisible : { $why }.
compact-too-large = { $file } dépasse { $most } Mo. Enregistre l’image en plus petit, et recommence.
compact-took-too-long = { $file } demande trop de temps à lire. Enregistre l’image en plus petit, et recommence.
compact-no-picture = { $file } n’est ni une image ni un PDF lisible.
