tray-themes = Dés et table
tray-themes-how = Un clic ou les flèches les montrent, Entrée les garde.
tray-preview = L’ensemble
tray-throw-these = &Lancer ceux-ci
tray-leave = Laisse&r tel quel
tray-take = { $dice } sur { $table-small }
tray-words = { $dice } { $table }
tray-words-in-use = { $words } Sur la table en ce moment.
tray-shapes = Dans chaque jeu, les couleurs gardent la forme de leurs points : nul besoin de distinguer le rouge du vert.

tray-set-ivory = Ivoire
tray-set-words-ivory = La boîte du grand-père, comme depuis toujours.
tray-set-casino = Casino
tray-set-words-casino = La lampe à travers des bonbons. Un clic sec et dur.
tray-set-wooden = Bois
tray-set-words-wooden = Érable, padouk, cire. Sourds et chauds, ils toquent.
tray-set-pewter = Étain
tray-set-words-pewter = Froids, lourds, émaillés. Ils tintent un peu.
tray-set-glow = Lueur
tray-set-words-glow = Un cadran de montre. Doux, pour les tables tardives.

tray-felt-moss = Mousse
tray-felt-words-moss = De la laine.
tray-felt-night = Nuit
tray-felt-words-night = Du velours, le plus doux.
tray-felt-charcoal = Anthracite
tray-felt-words-charcoal = Du drap de billard.
tray-felt-walnut = Noyer
tray-felt-words-walnut = Pas de tapis du tout : ça claque.

tray-menu-themes = Dés et ta&ble…
tray-menu-replay = Re&voir le dernier lancer
tray-menu-clip = Enregistrer un c&lip…
tray-menu-picture = Feuille en ima&ge…
tray-nothing-to-see-again = Il n’y a pas de lancer à revoir.

tray-clip = Enregistrer un clip
tray-clip-head = Un lancer à montrer
tray-clip-last-throw = Le dernier lancer : { $name }, { $points }
tray-clip-last-throw-none = Le dernier lancer : personne n’a encore lancé
tray-clip-best-turn = Le meilleur tour : { $name }, { $points }
tray-clip-best-turn-none = Le meilleur tour : personne n’a encore marqué
tray-clip-this-turn = Ce tour : { $name }, { $points }
tray-clip-as-file = Une image animée (WebP)
tray-clip-as-frames = Des images numérotées dans un dossier (PNG)
tray-clip-folder = Le dossier où les images auront le leur
tray-clip-progress = Avancée du clip
tray-clip-cancel = &Annuler
tray-clip-save = &Enregistrer…
tray-clip-busy = Le clip est en train d’être dessiné.
tray-clip-file = { $name } { $points }
tray-clip-saved = Le clip est enregistré : { $file }.
tray-clip-failed = Aucun clip enregistré : { $reason }
tray-no-clip = Il n’y a pas de lancer enregistré ici. Lance une fois, puis enregistre.

tray-picture = La feuille en image
tray-no-picture = Aucune partie n’est sur la table.
tray-picture-saved = La feuille est enregistrée : { $file }.
tray-picture-failed = { $file } n’a pas pu être écrit : { $reason }. Rien n’a changé.

tray-button-share = Partager
tray-button-share-note = un clip, ou la feuille

tray-not-drawn = La piste n’a pas encore été dessinée.
tray-painter-by-variable = ZONK_TRAY demande le dessin simple.
tray-painter-by-settings = Les réglages demandent le dessin simple.
tray-no-gl-windows = La plateforme { $platform } n’a pas de fenêtres OpenGL.
tray-no-gl-context = Aucun contexte OpenGL n’a pu être créé.
tray-gl-old = OpenGL { $version } est plus ancien que 3.3.
tray-gl-in-software = { $renderer } dessine par logiciel ; le dessin simple est plus rapide.
tray-gl = { $forced ->
    [yes] OpenGL { $version } sur { $renderer } : ZONK_TRAY le demande.
   *[no] OpenGL { $version } sur { $renderer } : la carte graphique l’offre.
}
tray-gl-not-started = OpenGL n’a pas pu démarrer ({ $why }), alors Qt dessine.
tray-gl-failed = OpenGL a échoué ({ $why }), alors Qt dessine.
tray-gl-context-lost = le contexte a été perdu

tray-no-physics = { $file } manque
tray-physics-does-not-load = ne se charge pas : { $why }

tray-clip-not-drawn = Le film n’a pas pu être dessiné.
tray-webp-failed = L’image n’a pas pu être compressée : { $why }.
tray-webp-unknown = L’image est compressée d’une façon que ce programme ne connaît pas.
