tray-themes = Würfel und Tisch
tray-themes-how = Klick oder Pfeiltasten zeigen sie, Enter nimmt sie.
tray-preview = So sehen sie zusammen aus
tray-throw-these = &Damit würfeln
tray-leave = &Alles lassen
tray-take = { $dice } auf { $table }
tray-words = { $dice } { $table }
tray-words-in-use = { $words } Liegen jetzt auf dem Tisch.
tray-shapes = In jedem Satz haben Farben ihre eigene Augenform: Niemand muss Rot von Grün unterscheiden.

tray-set-ivory = Elfenbein
tray-set-words-ivory = Aus Opas Schachtel, wie sie immer waren.
tray-set-casino = Kasino
tray-set-words-casino = Lampenlicht durch Bonbons. Ein scharfes, hartes Klicken.
tray-set-wooden = Holz
tray-set-words-wooden = Ahorn, Padouk, Wachs. Matt und warm, sie klopfen.
tray-set-pewter = Zinn
tray-set-words-pewter = Kalt, schwer, emailliert. Sie klingen ein wenig nach.
tray-set-glow = Leuchtstoff
tray-set-words-glow = Wie ein Zifferblatt. Leise, für späte Runden.

tray-felt-moss = Moos
tray-felt-words-moss = Wolle.
tray-felt-night = Nacht
tray-felt-words-night = Samt, das Weichste.
tray-felt-charcoal = Anthrazit
tray-felt-words-charcoal = Billardtuch.
tray-felt-walnut = Nussbaum
tray-felt-words-walnut = Gar kein Stoff: Es scheppert.

tray-menu-themes = &Würfel und Tisch…
tray-menu-replay = Letzten Wurf wie&derholen
tray-menu-clip = &Clip sichern…
tray-menu-picture = Zettel als B&ild…
tray-nothing-to-see-again = Es gibt keinen Wurf, den man noch mal sehen könnte.

tray-clip = Clip sichern
tray-clip-head = Ein Wurf zum Herumzeigen
tray-clip-last-throw = Der letzte Wurf: { $name }, { $points }
tray-clip-last-throw-none = Der letzte Wurf: noch keiner
tray-clip-best-turn = Der beste Zug: { $name }, { $points }
tray-clip-best-turn-none = Der beste Zug: noch keine Punkte geschrieben
tray-clip-this-turn = Dieser Zug: { $name }, { $points }
tray-clip-as-file = Ein bewegtes Bild (WebP)
tray-clip-as-frames = Nummerierte Bilder in einem Ordner (PNG)
tray-clip-folder = Der Ordner, in dem die Bilder einen eigenen bekommen
tray-clip-progress = Wie weit der Clip ist
tray-clip-cancel = &Abbrechen
tray-clip-save = &Sichern…
tray-clip-busy = Der Clip wird gerade gezeichnet.
tray-clip-file = { $name } { $points }
tray-clip-saved = Der Clip ist gesichert: { $file }.
tray-clip-failed = Kein Clip gesichert: { $reason }
tray-no-clip = Hier liegt kein Wurf eines gespeicherten Spiels. Würfle einmal, dann sichere ihn.

tray-picture = Der Zettel als Bild
tray-no-picture = Auf dem Tisch ist kein Spiel.
tray-picture-saved = Der Zettel ist gesichert: { $file }.
tray-picture-failed = { $file } lässt sich nicht schreiben: { $reason }. Nichts wurde geändert.

tray-button-share = Teilen
tray-button-share-note = ein Clip oder der Zettel

tray-not-drawn = Das Würfelbrett wurde noch nicht gezeichnet.
tray-painter-by-variable = ZONK_TRAY will den Maler.
tray-painter-by-settings = Die Einstellungen wollen den Maler.
tray-no-gl-windows = Die Plattform { $platform } hat keine OpenGL-Fenster.
tray-no-gl-context = Es ließ sich kein OpenGL-Kontext anlegen.
tray-gl-old = OpenGL { $version } ist älter als 3.3.
tray-gl-in-software = { $renderer } zeichnet in Software; der Maler ist schneller.
tray-gl = { $forced ->
    [yes] OpenGL { $version } auf { $renderer }: ZONK_TRAY will es so.
   *[no] OpenGL { $version } auf { $renderer }: Die Grafikkarte bietet es an.
}
tray-gl-not-started = OpenGL ließ sich nicht starten ({ $why }), also malt Qt.
tray-gl-failed = OpenGL ist ausgefallen ({ $why }), also malt Qt.
tray-gl-context-lost = der Kontext ging verloren

tray-no-physics = { $file } fehlt
tray-physics-does-not-load = lässt sich nicht laden: { $why }

tray-clip-not-drawn = Der Film ließ sich nicht zeichnen.
tray-webp-failed = Das Bild ließ sich nicht packen: { $why }.
tray-webp-unknown = Das Bild wurde so gepackt, wie dieses Programm es nicht kennt.
