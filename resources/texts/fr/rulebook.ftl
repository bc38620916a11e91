rulebook-not-read = est illisible : { $why }
rulebook-no-file-name = n’est pas un nom de fichier ; écris-en un autre
rulebook-too-large = dépasse { $most } octets ; raccourcis-le
rulebook-not-utf-8 = n’est pas du texte UTF-8 ; enregistre-le en UTF-8
rulebook-not-toml = n’est pas du TOML : { $why }
rulebook-toml-too-deep = n’est pas du TOML : trop de niveaux imbriqués
rulebook-too-deep = a trop de niveaux imbriqués
rulebook-too-many-dots = a une ligne avec plus de { $most } points
rulebook-endless-number = contient un nombre à des milliers de chiffres ; donne au plus { $most }
rulebook-number-too-large = ce nombre est trop grand ; donne au plus { $most }
rulebook-key-too-long = cette clé est trop longue ; donne au plus { $most } lettres
rulebook-not-written = ne peut pas être écrit : { $why }
rulebook-not-written-nothing-changed = ne peut pas être écrit : { $why }. Rien n’a changé
rulebook-not-deleted = ne peut pas être supprimé : { $why }

rulebook-extends-one-of = donne l’un de { $known-comma }, ou un fichier .toml du même dossier
rulebook-lies-elsewhere = { $file } est ailleurs ; nomme un fichier du même dossier
rulebook-circle = cela tourne en rond : { $circle }
rulebook-too-many-files = plus de { $most } fichiers s’étendent les uns les autres ; fonds-en quelques-uns en un
rulebook-not-at-hand = { $file } n’est pas là ; mets les deux fichiers dans un dossier et nomme celui-ci
rulebook-extended-wrong = { $file } { $why }
rulebook-name-rules = nomme l’un de { $known-comma } ou un fichier .toml
rulebook-no-such-rules = ces règles n’existent pas ; { $hint }

rulebook-did-you-mean = voulais-tu dire { $name } ?
rulebook-known-are = on connaît { $known-comma }
rulebook-list-knobs = zonk-desktop rules --knobs les énumère tous
rulebook-unknown = inconnu ; { $hint }
rulebook-unknown-section = section inconnue ; { $hint }
rulebook-is-a-knob = c’est un réglage ; écris-le sous [knobs] comme { $name }
rulebook-is-a-table = c’est un tableau ; écris [{ $key }]
rulebook-too-many-entries = trop d’entrées ; au plus { $most }
rulebook-missing = manque ; donne-lui une valeur
rulebook-no-such-knob = ce réglage n’existe pas ; { $hint }
rulebook-is-no-knob = ne nomme aucun réglage ; { $hint }
rulebook-names-no-knob = { $name } ne nomme aucun réglage ; { $hint }
rulebook-no-such-fault = cette faute n’existe pas ; { $hint } ; une faute à toi demande un titre
rulebook-no-such-award = ce prix n’existe pas ; { $hint }
rulebook-list-of-awards = donne une liste de prix
rulebook-key-is-total = la clé est un total, comme 2100
rulebook-bonus-name = donne un nom au bonus
rulebook-format = seul le format 1 est lisible ; écris format = 1
rulebook-conditions = donne un tableau de réglages et de valeurs, comme { $example }

rulebook-text-of = donne un texte de 1 à { $most } caractères
rulebook-word-of = donne un mot de 1 à { $most } caractères
rulebook-text-at-most = donne un texte de { $most } caractères au plus
rulebook-texts-of = donne des textes de { $most } caractères au plus
rulebook-numbers = donne jusqu’à { $most } nombres de { $low } à { $high }
rulebook-number-from-0 = donne un nombre de 0 à { $most }
rulebook-number-from-2 = donne un nombre de 2 à { $most }
rulebook-number-to = nomme un nombre de 1 à { $most }
rulebook-whole-number = donne un nombre entier, au plus { $most }
rulebook-true-or-false = donne true ou false
rulebook-one-of = donne l’un de { $known-comma }
rulebook-list = donne une liste, comme { $example }
rulebook-a-face = une face est un nombre de 1 à 6
rulebook-least = donne { $least } ou plus
rulebook-most = donne { $most } au plus
rulebook-below-modulus = donne moins que modulus, { $modulus }
rulebook-name-one = nommes-en au moins un
rulebook-negative-points = seules les pénalités retirent des points ; donne 0 ou plus

rulebook-nothing-scores = aucune combinaison ne marque ; ajoutes-en une, comme une face seule
rulebook-one-die-never-scores = un dé seul ne pourrait jamais marquer ; laisse marquer une face seule
rulebook-only-dice = il n’y a que { $dice } dés
rulebook-all-faces = nomme les faces des { $dice } dés
rulebook-throw-faces = nomme les { $dice } faces d’un tel lancer
rulebook-straight-faces = nomme 2 à { $most } faces
rulebook-shape = donne jusqu’à 3 nombres, { $dice } dés en tout
rulebook-made-for = { $key } est fait pour { $dice } dés ; ici, dice-count est { $have }
rulebook-made-for-cure = { $key } est fait pour { $dice } dés ; ici, dice-count est { $have } ; { $cure }
rulebook-worth-nothing = mets aussi { $knob } = 0
rulebook-no-win-throw = mets aussi win-throw = none
rulebook-table-away = enlève-le dans un fichier de règles maison, par off = true sous [{ $table }]

rulebook-last-round-alone-ending = seulement dans une dernière manche ; mets ending = lastRound
rulebook-last-round-alone-rounds = seulement dans une dernière manche ; mets rounds = 0
rulebook-last-licks = on ne dépasse la tête que dans une dernière manche avec des points au-delà de la limite ; mets { $cure-listed }
rulebook-rounds-have-no-limit = cela déplace la limite, et une partie en tant de manches n’en a pas ; mets rounds = 0
rulebook-extension-no-call = une limite prolongée si manquée ne se déplace pas par une annonce ; mets extension = 0
rulebook-rounds-have-no-landing = une partie en tant de manches n’a pas de limite où tomber ; mets rounds = 0
rulebook-extension-beyond = seulement si les points au-delà de la limite comptent ; mets { $cure-listed }
rulebook-no-red-die = il n’y a pas de dé rouge ; mets special-dice = { $dice }
rulebook-dare-too-few = trop peu de dés pour un défi ; prends-en 3 ou plus
rulebook-idle = knobs.{ $knob } : rien dans ces règles ne s’en sert ; étends une feuille, ou nomme-le dans un tableau à toi
rulebook-idle-beside = knobs.{ $knob } : sans effet à côté de { $other } = { $value } ; change l’un des deux
rulebook-off-nothing = { $key } : enlève ce qui n’est pas là ; { $hint }
rulebook-nothing-to-take-away = ce que ces règles étendent n’a rien de ce nom
rulebook-never-shown = { $key } : aucun lancer ne peut donner cela ; { $why }
rulebook-no-magic-number = il n’y a pas de Nombre magique ; mets magic-number = on
rulebook-no-three-colours = les dés n’ont pas trois couleurs ; mets special-dice = three-colours

rulebook-scores-already = { $face } marque déjà par [combo.{ $table }] ; change celle-là, ou enlève-la par off = true
rulebook-most-below-count = moins que count, { $count } ; augmente-le, ou supprime-le
rulebook-straight-twice = une suite montre chaque face une fois ; nomme chacune une fois
rulebook-key-of-a-sheet = c’est la clé d’une feuille ; donne à ces règles la leur

rulebook-players-above-max = plus que players-max, { $most } ; baisse-le
rulebook-players-below-min = moins que players-min, { $least } ; augmente-le
rulebook-limit-below-minimum = moins que ce qu’il faut marquer en un tour, { $minimum } ; augmente-le
rulebook-above-limit = plus que la limite ; personne ne pourrait le marquer. Baisse-le
rulebook-ice-above-limit = demande { $minimum }, plus que la limite ; augmente celle-ci
rulebook-exact-with-minimum = tomber juste avec un minimum à chaque tour peut empêcher tout le monde de finir ; prends over ou cap, ou mets stop-minimum à 0
rulebook-minimum-with-exact = quand il faut tomber juste, un minimum à chaque tour peut empêcher tout le monde de finir ; mets-le à 0, ou landing sur over ou cap
rulebook-exact-with-11k = tomber juste et la Règle des 11 000 s’excluent ; mets aussi rule11k = off
rulebook-rule11k-with-exact = tomber juste et la Règle des 11 000 s’excluent ; mets aussi landing = over ou cap
rulebook-stop-dice-wants = stop-dice veut { $dice-either } de côté ; augmente-le, ou mets stop-dice = none
rulebook-stop-dice-rolled = stop-dice veut tous les dés de côté, et il faut alors les relancer ; augmente-le, ou mets stop-dice plus bas
rulebook-entry-dice-wants = entry-dice veut { $dice } de côté ; augmente-le, ou baisse celui-là
rulebook-stop-dice-all = il faut relancer tous les dés, nomme donc un nombre plus petit
rulebook-hot-dice-stop = stop-dice veut { $dice } dés de côté, et avec tous personne ne pourrait s’arrêter ; mets stop-dice plus bas
rulebook-entry-dice-rolled = entry-dice veut { $dice } de côté, et il faut relancer tous les dés ; baisse celui-là
rulebook-entry-dice-above = plus de dés qu’il ne peut y en avoir de côté ; baisse-le
rulebook-entry-dice-never-stop = personne ne pourrait entrer : stop-dice veut { $dice-either } de côté. Baisse-le, ou augmente celui-là
rulebook-stop-dice-no-entry = personne ne pourrait entrer avec si peu : entry-dice veut { $dice } de côté. Nommes-en plus, ou baisse celui-là
rulebook-never-passed = la partie ne finirait jamais : aucun total ne dépasse la limite. Mets finish-compare = reach, ou landing = over
rulebook-landing-never-passes = la partie ne finirait jamais : elle finit au-delà de la limite, où aucun total n’arrive. Mets landing = over, ou finish-compare = reach
rulebook-no-stop-from-high = pas sous no-stop-below, { $below } ; baisse-le ou augmente celui-là
rulebook-no-stop-below-low = pas au-dessus de no-stop-from, { $above } ; augmente-le
rulebook-no-stop-wide = personne ne pourrait s’arrêter : un tour devrait rapporter { $gap }, plus que la limite ; baisse-le
rulebook-no-stop-wide-from = personne ne pourrait s’arrêter : un tour devrait rapporter { $gap }, plus que la limite ; augmente-le
rulebook-limit-no-stop = personne ne pourrait s’arrêter : un tour devrait rapporter { $gap }, plus que ceci ; augmente-le
rulebook-no-landing-on = personne ne pourrait tomber sur la limite de { $limit } ; baisse-le
rulebook-no-landing = personne ne pourrait tomber sur la limite, où no-stop-below défend de s’arrêter ; mets landing = over
rulebook-limit-no-landing = personne ne pourrait tomber dessus : personne ne s’arrête sous { $below } ; augmente-le
rulebook-tied-must-beat = pas d’égalité quand il faut battre qui mène ; mets last-licks = everybody, ou must-beat = false
rulebook-must-beat-tied = pas d’égalité quand il faut battre qui mène ; laisse-le à non, ou mets last-licks = everybody
rulebook-extension-low = pas au-delà de la limite de { $limit } ; augmente-le
rulebook-limit-above-extension = pas sous extension, { $extension } ; baisse-le ou augmente celui-là

rulebook-refused-now = { $knob } : { $why }.
