window-bar-game = &Spel
window-bar-edit = &Redigera
window-bar-view = &Visa
window-bar-rules = Re&gler
window-bar-tools = V&erktyg
window-bar-help = &Hjälp
window-menu-quit = &Avsluta
window-menu-undo = &Ångra
window-menu-results = R&esultat
window-menu-calls = R&opa vid bordet (E vid bordet)
window-menu-look = &Utseende
window-menu-contrast = &Kontrast
window-menu-motion = &Rörelse
window-menu-tray = Br&ickan
window-menu-told = U&ppläst
window-menu-words = &Ord
window-menu-felt = &Duk
window-menu-keyboard = &Tangentbord
window-menu-news = &Nyheter
window-menu-report = &Rapportera ett problem…
window-menu-about = &Om

window-choice-speed-slow = Långsam
window-choice-speed-normal = Normal
window-choice-speed-fast = Snabb
window-choice-speed-off = Av
window-choice-look-system = Som systemet
window-choice-look-light = Ljust
window-choice-look-dark = Mörkt
window-choice-contrast-system = Som systemet
window-choice-contrast-usual = Vanlig
window-choice-contrast-more = Mer
window-choice-scale-system = Som systemet
window-choice-motion-system = Som systemet
window-choice-motion-all = All
window-choice-motion-less = Mindre
window-choice-tray-auto = Automatiskt
window-choice-tray-gl = OpenGL
window-choice-tray-painter = Platt ersättare
window-choice-told-few = &Få ord
window-choice-told-normal = &Normalt
window-choice-told-all = &Allt som finns
window-choice-words-hits = Träffar
window-choice-words-stars = Stjärnor
window-choice-words-honour = Hederspoäng
window-choice-felt-moss = Mossa
window-choice-felt-night = Nattblå
window-choice-felt-charcoal = Kol
window-choice-felt-walnut = Valnötsplank

window-panel-sheet = Protokoll
window-panel-told = Uppläst
window-panel-log = Logg
window-panel-rules = Regler
window-panels = Paneler
window-panel-float = Lösgör: { $panel }
window-panel-close = Stäng: { $panel }

window-title = { $over ->
    [yes] { $rules }, färdigspelat · Zonk Desktop
   *[no] { $rules } · Zonk Desktop
}
window-look-into-copies = { $found } Verktyg > Kopior visar vad den innehåller.
window-milliseconds = {" "}ms
window-close-key = &Stäng

window-saved = { $throws ->
    [0] Sparat
   *[other] Sparat vid kast { $throws-figure }
}

window-page-first-steps = Första stegen
window-page-keyboard = Tangentbord
window-page-about = Om Zonk Desktop
window-page-news = Nyheter
window-page-report = Rapportera ett problem
window-web-releases = Nyare versioner…
window-page-handbook = Handbok (på engelska)
window-menu-handbook = &Handbok (på engelska)…
window-handbook-pages = Handbokens sidor
window-web-reports = Sidan för rapporter…
window-web-site = På webben…
window-updated = Det här är nu version { $version }. Hjälp > Nyheter berättar vad det betyder.
window-no-such-page = Den sidan finns inte.
window-page-is-missing = Texten följde inte med programmet. Installera om så kommer den.
window-system = System
window-system-missing = saknas ({ $why })
window-system-no-physics = { $missing }; brickan hittar på egna kast, och ögonen är lika rättvisa
window-drawn-by-opengl = OpenGL. { $reason }
window-drawn-by-qt = Qt:s målare i stället för OpenGL. { $reason }

window-mishap = Något gick fel i programmet ({ $kind }). Spelet är sparat som det stod; spela vidare, eller fortsätt det från menyn Spel. Hjälp > Om > System visar loggen.
window-mishap-stuck = Något gick fel i programmet, och bordet stod stilla. Spelet är sparat som det stod; spela vidare. Hjälp > Om > System visar loggen.
window-mishap-memory = Minnet räcker inte till. Spelet är sparat som det stod; spela vidare, eller fortsätt det från menyn Spel. Hjälp > Om > System visar loggen.

window-unsaved = { $actions ->
    [one] { $actions-figure } handling är inte sparad.
   *[other] { $actions-figure } handlingar är inte sparade.
}
window-unsaved-again = Försök igen
window-unsaved-transcript = Spara en avskrift…
window-unsaved-leave = Lämna
window-unsaved-stay = Bli kvar

window-new-game = &Nytt spel…
window-continue-the-last-game = &Fortsätt senaste spelet
window-open-a-transcript = &Öppna en avskrift…
window-export-the-transcript = &Exportera avskriften…
window-print-the-sheet = &Skriv ut protokollet…
window-sheet-as-p-df = Protokoll som P&DF…
window-print-blank-sheets = Skriv ut &tomma protokoll…
window-correct-an-entry = &Rätta en post…
window-fl-oat-the-panel-in = &Lösgör främsta panelen
window-panels-as-at-first = &Paneler som från början
window-full-screen = &Helskärm
window-dice-speed = Tärningarnas &fart
window-sound = L&jud…
window-mute-or-not = Ljud a&v eller på
window-text-size = Te&xtstorlek
window-rules-settings = Regel&inställningar…
window-quick-reference = &Snabbguide
window-menu-key = Meny
window-copy-the-pledge = Kopiera tärningarnas &sigill
window-scorekeeper-mode = &Protokolläge…
window-zonk-file = &Zonk-arkivet…
window-read-a-sheet = &Läs ett protokoll…
window-type-in-a-sheet = Skriv &in ett protokoll…
window-copies-of-the-zonk-file = &Kopior av Zonk-arkivet…
window-first-steps = &Första stegen
window-leave-the-big-picture = Lämna stora bilden
window-menu-language = &Språk
window-language-system = Som systemet
window-language-fixed = ZONK_LANGUAGE är satt till { $language }, så det är det språk som talas.
window-language-at-the-next-start = Språket byts när programmet startar igen.
window-the-tray-changes-when-the = Brickan byts när programmet startar igen.

window-panel-print = Skriv ut protokollet

window-close = Stäng

window-page-quick-reference = Snabbguide
window-rules-to-read = Regler att läsa
window-on-the-table = På bordet: { $name }
window-rules = Regler

window-copy-the-system-section = Kopiera systemavsnittet
window-copy-the-log = Kopiera loggen
window-read-the-log = Läs loggen
window-zonk-desktop = Zonk Desktop { $version }
window-copied = Kopierat
window-nothing-has-been-written-yet = Inget har skrivits än.

window-save-a-transcript = Spara en avskrift
window-no-file-was-chosen = Ingen fil valdes.
window-was-not-written = { $name } skrevs inte: { $said }.

window-of-unknown-version = av okänd version

window-not-there = finns inte

window-silent-as-there-is-no = tyst, eftersom det inte finns något bord än

window-python = Python
window-qt = Qt
window-tray = Brickan
window-dialog-sound = Ljud
window-printers = Skrivare
window-none-found-a-pdf-can = inga hittades; en PDF går alltid att skriva
window-data-folder = Datamapp
window-log = Logg
window-none-is-written-in-this = ingen skrivs den här gången

window-not-saved-another-window-keeps = Inte sparat: ett annat fönster har Zonk-arkivet öppet.

window-rules-in-short = Reglerna i korthet

window-dice-tray = Tärningsbricka
window-who-begins = Vem börjar?
window-the-dice-say-ties-are = Det säger tärningarna. Lika slås om.

window-volume = Volym
window-mute-m-at-the-table = Ljud av (M vid bordet)
window-dice-as-they-fall = Tärningarna när de faller
window-the-table-pencil-plates-hits = Bordet: penna, skyltar, träffar, en miss, ringklockan
window-marks-for-players-who-do = Ljudmärken för spelare som inte ser bordet
window-after-a-throw-one-tick = Efter ett kast ett knäpp per tärning, från vänster till höger: mässing ger poäng, filt gör det inte. När det är din tur lika många knackningar som din plats.
window-sound-comes-late-by = Ljudet är sent med
window-wireless-headphones-need-100-to = Trådlösa hörlurar behöver 100 till 300 ms, så att tärningarna hörs när de landar.
window-hear-it = &Provlyssna

window-games-and-last = { $games-figure } spel, senast { $day }

window-and-more-before =
    { $last }
    Och { $more } till dessförinnan.
window-these-files-were-not-opened = Filerna öppnades inte
window-this-file-was-not-opened = Filen öppnades inte

window-a-word-before-the-first = Ett ord före första spelet
window-dialog-open = Öppna en avskrift
window-line = { $name }, rad { $wrong }
window-nothing-was-changed =
    { $found }
    Inget ändrades.
window-nothing-to-export = Inget att exportera
window-no-saved-game-is-on = Inget sparat spel ligger på bordet.
window-dialog-export = Exportera avskriften
window-not-exported = Inte exporterat

window-nothing-to-print = Inget att skriva ut
window-no-game-is-on-the = Inget spel ligger på bordet.
window-nothing-to-write = Inget att skriva

window-is-ticked-for-the-next = { $name } är valt för nästa nya spel.

window-nothing-to-correct = Inget att rätta
window-no-entry-has-been-made = Ingen post finns än.
window-written = Skrivet: { $names-comma }.

window-sound-off = Ljud av.
window-sound-on = Ljud på.
window-corrected = Rättat.
window-taken-back = Ångrat.

window-fonts-missing = Typsnitt saknas: { $fonts-comma }.
window-another-keeps-the-file = Ett annat av programmets fönster har Zonk-arkivet öppet. Spelen går att titta på; det som spelas här sparas inte.

window-already-there = Zonk Desktop körs redan; fönstret har kommit fram.
window-already-silent = Zonk Desktop körs redan, men fönstret svarar inte. Stäng det, eller avsluta det, och starta igen; varje handling som angavs som sparad finns kvar.

window-there-is-no-screen-here = Här finns ingen skärm (varken DISPLAY eller WAYLAND_DISPLAY är satt). Kommandona i zonk-desktop --help behöver ingen.
window-screen-gone = Skärmen är borta, och fönstret med den. Varje handling som angavs som sparad finns kvar; starta igen, så går spelet vidare.
window-no-screen-answers = Fönstret kan inte öppnas: { $screen ->
    [none] ingen skärm svarar
   *[other] skärmen { $screen } svarar inte
}, eller en del av systemet saknas. På Debian och dess släktingar: apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0. Kommandona i zonk-desktop --help behöver ingen skärm.
