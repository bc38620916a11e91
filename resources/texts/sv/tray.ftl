tray-themes = Tärningar och bord
tray-themes-how = Klick eller piltangenter visar dem, Retur behåller dem.
tray-preview = Så ser de ut tillsammans
tray-throw-these = &Slå de här
tray-leave = &Låt bli
tray-take = { $dice } på { $table }
tray-words = { $dice } { $table }
tray-words-in-use = { $words } På bordet nu.
tray-shapes = Varje färg har samma form på prickarna i alla uppsättningar, så ingen behöver skilja rött från grönt.

tray-set-ivory = Elfenben
tray-set-words-ivory = Ur farfars ask, som de alltid har sett ut.
tray-set-casino = Kasino
tray-set-words-casino = Lampsken genom karameller. Ett vasst, hårt klick.
tray-set-wooden = Trä
tray-set-words-wooden = Lönn, padouk, vax. Dova och varma, de knackar.
tray-set-pewter = Tenn
tray-set-words-pewter = Kalla, tunga, emaljerade. De klingar lite.
tray-set-glow = Nattsken
tray-set-words-glow = En klocktavla. Mjuka, för sena kvällar.

tray-felt-moss = Mossa
tray-felt-words-moss = Ull.
tray-felt-night = Natt
tray-felt-words-night = Sammet, den mjukaste.
tray-felt-charcoal = Kol
tray-felt-words-charcoal = Biljardduk.
tray-felt-walnut = Valnötsplank
tray-felt-words-walnut = Ingen duk alls: det skramlar.

tray-menu-themes = Tärningar och &bord…
tray-menu-replay = S&enaste kastet igen
tray-menu-clip = Spara ett k&lipp…
tray-menu-picture = Protokollet som b&ild…
tray-nothing-to-see-again = Det finns inget kast att se igen.

tray-clip = Spara ett klipp
tray-clip-head = Ett kast att visa upp
tray-clip-last-throw = Senaste kastet: { $name }, { $points }
tray-clip-last-throw-none = Senaste kastet: ingen har slagit än
tray-clip-best-turn = Bästa omgången: { $name }, { $points }
tray-clip-best-turn-none = Bästa omgången: ingen har skrivit upp poäng än
tray-clip-this-turn = Den här omgången: { $name }, { $points }
tray-clip-as-file = En rörlig bild (WebP)
tray-clip-as-frames = Numrerade bilder i en mapp (PNG)
tray-clip-folder = Mappen där bilderna får en egen
tray-clip-progress = Hur långt klippet har kommit
tray-clip-cancel = &Avbryt
tray-clip-save = &Spara…
tray-clip-busy = Klippet ritas.
tray-clip-file = { $name } { $points }
tray-clip-saved = Klippet är sparat: { $file }.
tray-clip-failed = Inget klipp sparades: { $reason }
tray-no-clip = Här finns inget kast ur ett sparat spel. Slå en gång och spara sedan.

tray-picture = Protokollet som bild
tray-no-picture = Inget spel ligger på bordet.
tray-picture-saved = Protokollet är sparat: { $file }.
tray-picture-failed = { $file } kunde inte skrivas: { $reason }. Inget ändrades.

tray-button-share = Dela
tray-button-share-note = klipp eller protokoll

tray-not-drawn = Brickan har inte ritats än.
tray-painter-by-variable = ZONK_TRAY begär målaren.
tray-painter-by-settings = Inställningarna begär målaren.
tray-no-gl-windows = Plattformen { $platform } har inga OpenGL-fönster.
tray-no-gl-context = Ingen OpenGL-kontext kunde skapas.
tray-gl-old = OpenGL { $version } är äldre än 3.3.
tray-gl-in-software = { $renderer } ritar i programvara; målaren är snabbare.
tray-gl = { $forced ->
    [yes] OpenGL { $version } på { $renderer }: ZONK_TRAY begär det.
   *[no] OpenGL { $version } på { $renderer }: grafikkortet erbjuder det.
}
tray-gl-not-started = OpenGL kunde inte startas ({ $why }), så Qt målar.
tray-gl-failed = OpenGL slutade fungera ({ $why }), så Qt målar.
tray-gl-context-lost = kontexten gick förlorad

tray-no-physics = { $file } saknas
tray-physics-does-not-load = det går inte att ladda: { $why }

tray-clip-not-drawn = Filmen kunde inte ritas.
tray-webp-failed = Bilden kunde inte packas: { $why }.
tray-webp-unknown = Bilden packades på ett sätt som programmet inte känner till.
