site-name = Zonk
site-about = Lance cinq dés dans le navigateur, garde ce qui marque, ose relancer le reste. Lit le code d’une feuille de score imprimée.
site-skip = Aux dés
site-heading = { $dice ->
    [5] Cinq
   *[other] Six
} dés. Garde ce qui marque, ose le reste.
site-match = Toi et { $other }, au premier à { $goal-figure }, selon la feuille { $sheet }.
site-you = Toi
site-guest = Invité
site-you-verbs = guest
site-menu = Menu
site-link-evening = Première soirée
site-link-odds = Probabilités
site-link-fair = Dés honnêtes
site-link-source = Source
site-tray = La piste avec les dés

site-leave = Garder
site-next-misses = lancer suivant raté, sur 100
site-miss = raté
site-card = Garder { $dice } : { $points-figure } points. Le lancer suivant rate { $chance } fois sur 100.
site-card-safe = Garder { $dice } : { $points-figure } points.

site-throw = Lancer { $dice-word }
site-throw-first = Lancer
site-throw-again = Relancer les { $dice-word }
site-throw-leaves = garde { $dice }
site-stay = S’arrêter
site-stay-makes = fait { $points-figure }
site-stay-needs = il faut { $points-figure } par tour
site-key-throw = Espace
site-key-stay = S
site-thinking = { $name } réfléchit…
site-coming = L’autre arrive…
site-no-engine = Une partie de cette page n’est pas arrivée : { $why }. Recharge la page.
site-go-on = Laisser faire
site-new-game = Rejouer
site-turn = dans ce tour
site-see-sheet = Voir la feuille
site-no-webgl = Ce navigateur ne dessine pas de dés ici ; les cartes dessous disent comment ils tombent.

site-get = Prendre le programme
site-get-about = Les mêmes dés sur une vraie table, avec des amis, des feuilles à imprimer, et cette partie à continuer.
site-get-linux = Linux
site-get-linux-how = .deb, .rpm, AppImage ou archive
site-get-windows = Windows
site-get-windows-how = 10 et 11
site-get-mac = macOS
site-get-mac-how = 15 et après
site-file = Cette partie en fichier
site-file-about = s’ouvre dans le programme à ce lancer même
site-file-name = zonk.zonk
site-dare = Chiche !
site-take-dare = Relever le défi
site-refuse-dare = Refuser

site-read = Lire une feuille
site-hold = Place le code d’une feuille imprimée devant la caméra.
site-no-camera = Aucune caméra n’est utilisable ici. Choisis une image de la feuille.
site-pictures = Choisir des images…
site-no-picture = { $file } n’est pas une image que ce navigateur sait ouvrir. Choisis une photo de la feuille.
site-reading = Tous les dés se relancent…
site-looking = Recherche du code…
site-head = { $parts-comma }
site-honest = Les dés sont honnêtes
site-not-read = Ceci n’a pas été lu
site-not-honest = Les dés ne tiennent pas
site-real = Vrais dés
site-why = { $why-first }.
site-race = Totaux, manche par manche
site-nothing-sent = Rien n’a été envoyé.
site-nothing-sent-how = La partie est venue du code sur le papier ; cet appareil a relancé tous ses dés.
site-cannot-know = Ce qu’un code ne peut pas savoir
site-pledge = Le sceau de la graine
site-open = Ouvrir dans le programme
site-watch = Regarder
site-throw-yourself = Lancer cinq dés
