window-bar-game = &Partie
window-bar-edit = É&dition
window-bar-view = &Affichage
window-bar-rules = &Règles
window-bar-tools = &Outils
window-bar-help = A&ide
window-menu-quit = &Quitter
window-menu-undo = &Annuler
window-menu-results = &Résultats
window-menu-calls = &Annonces à la table (E à la table)
window-menu-look = &Aspect
window-menu-contrast = &Contraste
window-menu-motion = &Mouvement
window-menu-tray = P&iste
window-menu-told = Dit à voix &haute
window-menu-words = M&ots
window-menu-felt = &Tapis
window-menu-keyboard = &Clavier
window-menu-about = À pr&opos
window-menu-news = &Nouveautés
window-menu-report = &Signaler un problème…

window-choice-speed-slow = Lente
window-choice-speed-normal = Normale
window-choice-speed-fast = Rapide
window-choice-speed-off = Aucune
window-choice-look-system = Comme le système
window-choice-look-light = Clair
window-choice-look-dark = Sombre
window-choice-contrast-system = Comme le système
window-choice-contrast-usual = Habituel
window-choice-contrast-more = Renforcé
window-choice-scale-system = Comme le système
window-choice-motion-system = Comme le système
window-choice-motion-all = Tout
window-choice-motion-less = Moins
window-choice-tray-auto = Automatique
window-choice-tray-gl = OpenGL
window-choice-tray-painter = Dessin simple à plat
window-choice-told-few = &Peu de mots
window-choice-told-normal = &Normal
window-choice-told-all = &Tout
window-choice-words-hits = Hits
window-choice-words-stars = Étoiles
window-choice-words-honour = Points d’honneur
window-choice-felt-moss = Mousse
window-choice-felt-night = Bleu nuit
window-choice-felt-charcoal = Anthracite
window-choice-felt-walnut = Planches de noyer

window-panel-sheet = Feuille
window-panel-told = Annonces
window-panel-log = Journal
window-panel-rules = Règles
window-panels = Panneaux
window-panel-float = Détacher : { $panel }
window-panel-close = Fermer : { $panel }

window-title = { $over ->
    [yes] { $rules }, partie finie · Zonk Desktop
   *[no] { $rules } · Zonk Desktop
}
window-look-into-copies = { $found } Outils > Copies permet de regarder dedans.
window-milliseconds = {" "}ms
window-close-key = &Fermer

window-saved = { $throws ->
    [0] Enregistré
   *[other] Enregistré au lancer { $throws-figure }
}

window-page-first-steps = Premiers pas
window-page-keyboard = Clavier
window-page-about = À propos de Zonk Desktop
window-page-news = Nouveautés
window-page-report = Signaler un problème
window-web-releases = Versions plus récentes…
window-page-handbook = Manuel (en anglais)
window-menu-handbook = &Manuel (en anglais)…
window-handbook-pages = Pages du manuel
window-web-reports = Page des rapports…
window-web-site = Sur le web…
window-updated = Voici la version { $version }. Aide > Nouveautés dit ce que cela change.
window-no-such-page = Cette page n’existe pas.
window-page-is-missing = Ce texte n’est pas venu avec le programme. Une réinstallation le ramène.
window-system = Système
window-system-missing = manque ({ $why })
window-system-no-physics = { $missing } ; la piste invente ses propres lancers, et les faces sont aussi justes
window-drawn-by-opengl = OpenGL. { $reason }
window-drawn-by-qt = Le dessin de Qt au lieu d’OpenGL. { $reason }

window-mishap = Quelque chose a mal tourné dans le programme ({ $kind }). La partie est gardée telle quelle ; continue, ou reprends-la par le menu Partie. Aide > À propos > Système montre le journal.
window-mishap-stuck = Quelque chose a mal tourné dans le programme, et la table ne bougeait plus. La partie est gardée telle quelle ; continue. Aide > À propos > Système montre le journal.
window-mishap-memory = Il y a trop peu de mémoire. La partie est gardée telle quelle ; continue, ou reprends-la par le menu Partie. Aide > À propos > Système montre le journal.

window-unsaved = { $actions ->
    [one] { $actions-figure } action n’est pas enregistrée.
   *[other] { $actions-figure } actions ne sont pas enregistrées.
}
window-unsaved-again = Réessayer
window-unsaved-transcript = Enregistrer une transcription…
window-unsaved-leave = Quitter
window-unsaved-stay = Rester

window-new-game = &Nouvelle partie…
window-continue-the-last-game = &Continuer la dernière partie
window-open-a-transcript = &Ouvrir une transcription…
window-export-the-transcript = &Exporter la transcription…
window-print-the-sheet = Im&primer la feuille…
window-sheet-as-p-df = Feuille en P&DF…
window-print-blank-sheets = Imprimer des feuilles &vierges…
window-correct-an-entry = &Corriger une entrée…
window-fl-oat-the-panel-in = &Détacher le panneau de devant
window-panels-as-at-first = &Panneaux comme au début
window-full-screen = Pl&ein écran
window-dice-speed = Vite&sse des dés
window-sound = So&n…
window-mute-or-not = Co&uper le son
window-text-size = Taille du te&xte
window-rules-settings = &Réglages des règles…
window-quick-reference = Aide-&mémoire
window-menu-key = Menu
window-copy-the-pledge = Copier le &sceau des dés
window-scorekeeper-mode = Mode &vrais dés…
window-zonk-file = &Fichier Zonk…
window-read-a-sheet = &Lire une feuille…
window-type-in-a-sheet = &Taper une feuille…
window-copies-of-the-zonk-file = &Copies du Fichier Zonk…
window-first-steps = &Premiers pas
window-leave-the-big-picture = Quitter la grande vue
window-menu-language = &Langue
window-language-system = Comme le système
window-language-fixed = ZONK_LANGUAGE vaut { $language } : c’est la langue parlée.
window-language-at-the-next-start = La langue change au prochain démarrage du programme.
window-the-tray-changes-when-the = La piste change au prochain démarrage du programme.

window-panel-print = Imprimer la feuille

window-close = Fermer

window-page-quick-reference = Aide-mémoire
window-rules-to-read = Règles à lire
window-on-the-table = Sur la table : { $name }
window-rules = Règles

window-copy-the-system-section = Copier la partie système
window-copy-the-log = Copier le journal
window-read-the-log = Lire le journal
window-zonk-desktop = Zonk Desktop { $version }
window-copied = Copié
window-nothing-has-been-written-yet = Rien n’a encore été écrit.

window-save-a-transcript = Enregistrer une transcription
window-no-file-was-chosen = Aucun fichier choisi.
window-was-not-written = { $name } n’a pas été écrit : { $said }.

window-of-unknown-version = de version inconnue

window-not-there = absente

window-silent-as-there-is-no = muet, car il n’y a pas encore de table

window-python = Python
window-qt = Qt
window-tray = Piste
window-dialog-sound = Son
window-printers = Imprimantes
window-none-found-a-pdf-can = aucune trouvée ; un PDF peut toujours être écrit
window-data-folder = Dossier des données
window-log = Journal
window-none-is-written-in-this = aucun dans cette session

window-not-saved-another-window-keeps = Non enregistré : une autre fenêtre tient le Fichier Zonk.

window-rules-in-short = Les règles en bref

window-dice-tray = Piste de dés
window-who-begins = Qui commence ?
window-the-dice-say-ties-are = Aux dés de le dire. On départage les égalités.

window-volume = Volume
window-mute-m-at-the-table = Couper le son (M à la table)
window-dice-as-they-fall = Les dés qui tombent
window-the-table-pencil-plates-hits = La table : crayon, plaques, { general-hits-the }, un raté, la cloche
window-marks-for-players-who-do = Repères pour qui ne voit pas la table
window-after-a-throw-one-tick = Après un lancer, un tic par dé, de gauche à droite : laiton, il marque ; tapis, non. À ton tour, autant de coups que ton numéro de place.
window-sound-comes-late-by = Retard du son
window-wireless-headphones-need-100-to = Un casque sans fil demande 100 à 300 ms, pour entendre les dés quand ils tombent.
window-hear-it = Éc&outer

window-games-and-last = { $games ->
    [one] { $games-figure } partie, le { $day }
   *[other] { $games-figure } parties, dernière le { $day }
}

window-and-more-before =
    { $last }
    Et { $more } autres avant.
window-these-files-were-not-opened = Ces fichiers n’ont pas été ouverts
window-this-file-was-not-opened = Ce fichier n’a pas été ouvert

window-a-word-before-the-first = Un mot avant la première partie
window-dialog-open = Ouvrir une transcription
window-line = { $name }, ligne { $wrong }
window-nothing-was-changed =
    { $found }
    Rien n’a changé.
window-nothing-to-export = Rien à exporter
window-no-saved-game-is-on = Aucune partie enregistrée n’est sur la table.
window-dialog-export = Exporter la transcription
window-not-exported = Non exporté

window-nothing-to-print = Rien à imprimer
window-no-game-is-on-the = Aucune partie n’est sur la table.
window-nothing-to-write = Rien à écrire

window-is-ticked-for-the-next = { $name } est coché pour la prochaine partie.

window-nothing-to-correct = Rien à corriger
window-no-entry-has-been-made = Il n’y a encore aucune entrée.
window-written = Écrit : { $names-comma }.

window-sound-off = Son coupé.
window-sound-on = Son activé.
window-corrected = Corrigé.
window-taken-back = Annulé.

window-fonts-missing = Polices manquantes : { $fonts-comma }.
window-another-keeps-the-file = Une autre fenêtre du programme tient le Fichier Zonk. On peut regarder ses parties ; ce qui se joue ici n’est pas enregistré.

window-already-there = Zonk Desktop est déjà lancé ; sa fenêtre est passée devant.
window-already-silent = Zonk Desktop est déjà lancé, mais sa fenêtre ne répond pas. Ferme-la, ou arrête-la, et recommence ; toute action dite enregistrée est gardée.

window-there-is-no-screen-here = Il n’y a pas d’écran ici (ni DISPLAY ni WAYLAND_DISPLAY). Les commandes de zonk-desktop --help n’en ont pas besoin.
window-screen-gone = L’écran a disparu, et la fenêtre avec lui. Toute action dite enregistrée est gardée ; relance le programme, et la partie continue.
window-no-screen-answers = La fenêtre ne peut pas s’ouvrir : { $screen ->
    [none] aucun écran ne répond
   *[other] l’écran { $screen } ne répond pas
}, ou une partie du système manque. Sous Debian et ses proches : apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0. Les commandes de zonk-desktop --help n’ont pas besoin d’écran.
