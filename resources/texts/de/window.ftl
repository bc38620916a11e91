window-bar-game = &Spiel
window-bar-edit = &Bearbeiten
window-bar-view = &Ansicht
window-bar-rules = &Regeln
window-bar-tools = &Extras
window-bar-help = &Hilfe
window-menu-quit = B&eenden
window-menu-undo = &Zurücknehmen
window-menu-results = &Ergebnis
window-menu-calls = Ansa&gen am Tisch (E am Tisch)
window-menu-look = &Aussehen
window-menu-contrast = &Kontrast
window-menu-motion = Bewe&gung
window-menu-tray = Würfel&brett
window-menu-told = An&sagen
window-menu-words = Wö&rter
window-menu-felt = F&ilz
window-menu-keyboard = &Tastatur
window-menu-about = &Über Zonk

window-choice-speed-slow = Langsam
window-choice-speed-normal = Normal
window-choice-speed-fast = Schnell
window-choice-speed-off = Aus
window-choice-look-system = Wie das System
window-choice-look-light = Hell
window-choice-look-dark = Dunkel
window-choice-contrast-system = Wie das System
window-choice-contrast-usual = Normal
window-choice-contrast-more = Stärker
window-choice-scale-system = Wie das System
window-choice-motion-system = Wie das System
window-choice-motion-all = Alles
window-choice-motion-less = Weniger
window-choice-tray-auto = Automatisch
window-choice-tray-gl = OpenGL
window-choice-tray-painter = Flacher Ersatz
window-choice-told-few = &Wenig
window-choice-told-normal = &Normal
window-choice-told-all = &Alles
window-choice-words-hits = Treffer
window-choice-words-stars = Sterne
window-choice-words-honour = Ehrenpunkte
window-choice-felt-moss = Moos
window-choice-felt-night = Nachtblau
window-choice-felt-charcoal = Anthrazit
window-choice-felt-walnut = Nussbaum

window-panel-sheet = Punktezettel
window-panel-told = Gesagt
window-panel-log = Verlauf
window-panel-rules = Regeln
window-panels = Felder
window-panel-float = Lösen: { $panel }
window-panel-close = Schließen: { $panel }

window-title = { $over ->
    [yes] { $rules }, zu Ende · Zonk Desktop
   *[no] { $rules } · Zonk Desktop
}
window-look-into-copies = { $found } Extras > Kopien sieht hinein.
window-milliseconds = {" "}ms
window-close-key = S&chließen

window-saved = { $throws ->
    [0] Gespeichert
   *[other] Gespeichert bei Wurf { $throws-figure }
}

window-page-first-steps = Erste Schritte
window-page-keyboard = Tastatur
window-page-about = Über Zonk Desktop
window-no-such-page = Diese Seite gibt es nicht.
window-page-is-missing = Dieser Text ist nicht mit dem Programm gekommen. Neu installieren bringt ihn.
window-system = System
window-system-missing = fehlt ({ $why })
window-system-no-physics = { $missing }; das Würfelbrett denkt sich eigene Würfe aus, die Augen sind genauso fair
window-drawn-by-opengl = OpenGL. { $reason }
window-drawn-by-qt = Qt malt statt OpenGL. { $reason }

window-mishap = Im Programm ist etwas schiefgegangen ({ $kind }). Das Spiel ist so bewahrt, wie es stand; spielt weiter oder setzt es über das Menü Spiel fort. Hilfe > Über Zonk > System zeigt das Protokoll.
window-mishap-stuck = Im Programm ist etwas schiefgegangen, und der Tisch stand still. Das Spiel ist so bewahrt, wie es stand; spielt weiter. Hilfe > Über Zonk > System zeigt das Protokoll.
window-mishap-memory = Der Speicher reicht nicht. Das Spiel ist so bewahrt, wie es stand; spielt weiter oder setzt es über das Menü Spiel fort. Hilfe > Über Zonk > System zeigt das Protokoll.

window-unsaved = { $actions ->
    [one] { $actions-figure } Aktion ist nicht gespeichert.
   *[other] { $actions-figure } Aktionen sind nicht gespeichert.
}
window-unsaved-again = Noch mal
window-unsaved-transcript = Mitschrift sichern…
window-unsaved-leave = Verlassen
window-unsaved-stay = Hierbleiben

window-new-game = &Neues Spiel…
window-continue-the-last-game = Letztes Spiel &fortsetzen
window-open-a-transcript = Mitschrift &öffnen…
window-export-the-transcript = Mitschrift e&xportieren…
window-print-the-sheet = Zettel &drucken…
window-sheet-as-p-df = Zettel als &PDF…
window-print-blank-sheets = &Leere Zettel drucken…
window-correct-an-entry = Eintrag &berichtigen…
window-fl-oat-the-panel-in = Vorderes Feld &lösen
window-panels-as-at-first = Felder wie am An&fang
window-full-screen = &Vollbild
window-dice-speed = Würfelte&mpo
window-sound = &Ton…
window-mute-or-not = Ton a&n oder aus
window-text-size = Sc&hriftgröße
window-rules-settings = Regeln &einstellen…
window-quick-reference = &Kurzregeln
window-menu-key = Menü
window-copy-the-pledge = &Siegel der Würfel kopieren
window-scorekeeper-mode = &Echte Würfel…
window-zonk-file = &Zonk-Akte…
window-read-a-sheet = Zettel &lesen…
window-type-in-a-sheet = Zettel ab&tippen…
window-copies-of-the-zonk-file = &Kopien der Zonk-Akte…
window-first-steps = &Erste Schritte
window-leave-the-big-picture = Großes Bild verlassen
window-menu-language = S&prache
window-language-system = Wie das System
window-language-fixed = ZONK_LANGUAGE steht auf { $language }, also wird das gesprochen.
window-language-at-the-next-start = Die Sprache wechselt beim nächsten Start des Programms.
window-the-tray-changes-when-the = Das Würfelbrett wechselt beim nächsten Start des Programms.

window-panel-print = Zettel drucken

window-close = Schließen

window-page-quick-reference = Kurzregeln
window-rules-to-read = Regeln zum Nachlesen
window-on-the-table = Auf dem Tisch: { $name }
window-rules = Regeln

window-copy-the-system-section = Systemangaben kopieren
window-copy-the-log = Protokoll kopieren
window-read-the-log = Protokoll lesen
window-zonk-desktop = Zonk Desktop { $version }
window-copied = Kopiert
window-nothing-has-been-written-yet = Noch nichts geschrieben.

window-save-a-transcript = Mitschrift sichern
window-no-file-was-chosen = Es wurde keine Datei gewählt.
window-was-not-written = { $name } wurde nicht geschrieben: { $said }.

window-of-unknown-version = unbekannte Version

window-not-there = nicht da

window-silent-as-there-is-no = stumm, es gibt noch keinen Tisch

window-python = Python
window-qt = Qt
window-tray = Würfelbrett
window-dialog-sound = Ton
window-printers = Drucker
window-none-found-a-pdf-can = keiner gefunden; ein PDF geht immer
window-data-folder = Datenordner
window-log = Protokoll
window-none-is-written-in-this = in diesem Lauf wird keins geschrieben

window-not-saved-another-window-keeps = Nicht gespeichert: Ein anderes Fenster hat die Zonk-Akte.

window-rules-in-short = Regeln in Kürze

window-dice-tray = Würfelbrett
window-who-begins = Wer fängt an?
window-the-dice-say-ties-are = Die Würfel sagen es. Bei Gleichstand wird gestochen.

window-volume = Lautstärke
window-mute-m-at-the-table = Stumm (M am Tisch)
window-dice-as-they-fall = Würfel, wie sie fallen
window-the-table-pencil-plates-hits = Der Tisch: Stift, Schilder, Treffer, Fehlwürfe, die Glocke
window-marks-for-players-who-do = Zeichen für alle, die den Tisch nicht sehen
window-after-a-throw-one-tick = Nach dem Wurf ein Tick je Würfel, von links nach rechts: Messing zählt, Filz nicht. Bist du dran, klopft es so oft wie dein Platz.
window-sound-comes-late-by = Der Ton kommt später um
window-wireless-headphones-need-100-to = Funkkopfhörer brauchen 100 bis 300 ms, damit Würfel klingen, wenn sie landen.
window-hear-it = An&hören

window-games-and-last = { $games ->
    [one] { $games-figure } Spiel, zuletzt { $day }
   *[other] { $games-figure } Spiele, zuletzt { $day }
}

window-and-more-before =
    { $last }
    Und davor noch { $more }.
window-these-files-were-not-opened = Diese Dateien wurden nicht geöffnet
window-this-file-was-not-opened = Diese Datei wurde nicht geöffnet

window-a-word-before-the-first = Ein Wort vor dem ersten Spiel
window-dialog-open = Mitschrift öffnen
window-line = { $name }, Zeile { $wrong }
window-nothing-was-changed =
    { $found }
    Nichts wurde geändert.
window-nothing-to-export = Nichts zu exportieren
window-no-saved-game-is-on = Auf dem Tisch ist kein gespeichertes Spiel.
window-dialog-export = Mitschrift exportieren
window-not-exported = Nicht exportiert

window-nothing-to-print = Nichts zu drucken
window-no-game-is-on-the = Auf dem Tisch ist kein Spiel.
window-nothing-to-write = Nichts zu schreiben

window-is-ticked-for-the-next = { $name } ist fürs nächste neue Spiel angehakt.

window-nothing-to-correct = Nichts zu berichtigen
window-no-entry-has-been-made = Es gibt noch keinen Eintrag.
window-written = Geschrieben: { $names-comma }.

window-sound-off = Ton aus.
window-sound-on = Ton an.
window-corrected = Berichtigt.
window-taken-back = Zurückgenommen.

window-fonts-missing = Schriften fehlen: { $fonts-comma }.
window-another-keeps-the-file = Ein anderes Fenster des Programms hat die Zonk-Akte. Ihre Spiele kann man ansehen; was hier gespielt wird, wird nicht gespeichert.

window-already-there = Zonk Desktop läuft schon; sein Fenster ist nach vorn gekommen.
window-already-silent = Zonk Desktop läuft schon, aber sein Fenster antwortet nicht. Schließ oder beende es und starte neu; alles, was es als gespeichert gemeldet hat, bleibt.

window-there-is-no-screen-here = Hier ist kein Bildschirm (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt). Die Befehle von zonk-desktop --help brauchen keinen.
window-screen-gone = Der Bildschirm ist weg und das Fenster mit ihm. Alles, was als gespeichert gemeldet wurde, bleibt; starte neu, und das Spiel geht weiter.
window-no-screen-answers = Das Fenster lässt sich nicht öffnen: { $screen ->
    [none] Kein Bildschirm antwortet
   *[other] Der Bildschirm { $screen } antwortet nicht
}, oder ein Teil des Systems fehlt. Auf Debian und Verwandten: apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0. Die Befehle von zonk-desktop --help brauchen keinen Bildschirm.

window-menu-news = &Neues
window-menu-report = &Problem melden…
window-page-news = Neues
window-page-report = Problem melden
window-web-releases = Neuere Versionen…
window-page-handbook = Handbuch (englisch)
window-menu-handbook = &Handbuch (englisch)…
window-handbook-pages = Seiten des Handbuchs
window-web-reports = Seite für Meldungen…
window-web-site = Im Web…
window-updated = Das ist jetzt Version { $version }. Hilfe > Neues sagt, was das heißt.
