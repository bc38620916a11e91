cli-option-help = Leg het commando uit.
cli-option-data-dir = De map met het Zonk-archief, in plaats van die van de gebruiker.
cli-option-rules = Regels met hun sleutel, of een bestand met huisregels.
cli-option-option = Eén regel anders; mag vaker. rules KEY --knobs noemt ze.
cli-option-seed = Een getal; dezelfde startwaarde geeft dezelfde spellen.
cli-option-cores = Te gebruiken processors; zonder opgave allemaal.
cli-option-on = Een Dask-cluster in plaats daarvan, als tcp://HOST:8786 (docs/players.md).
cli-option-keep-both = Haal spellen die er al zijn nog een keer binnen.
cli-summary-window = Het dobbelspel Zonk volgens vijf van zijn regelbladen.
cli-about-window = Zonder commando opent het venster, met FILE.zonk erin als dat wordt genoemd.
cli-option-window-selftest = Gebruik elk deel van het programma één keer, in een tijdelijke map, en toon voor elk een regel; met een map erbij worden daar het verslag en afbeeldingen van het venster opgeslagen.
cli-option-window-version = Toon de versie.
cli-example-window-1 = het venster
cli-example-window-2 = het venster, met een verslag erin
cli-example-window-3 = dezelfde tafel in de terminal
cli-example-window-4 = alles over één commando
cli-summary-play = Een spel in de terminal, met stenen die iedereen achteraf kan controleren.
cli-about-play = Wat niet is opgegeven, wordt gevraagd. Een bestand dat er al is, wordt nooit overschreven. Tot het spel is afgelopen ligt de startwaarde ernaast in FILE.zonk.seed; het venster gaat verder met een spel dat is verlaten, want Zonk-archief > Importeren haalt beide binnen.
cli-option-play-players = De namen zoals ze zitten, met komma’s ertussen.
cli-option-play-gestures = Het moment van elke worp wordt erin gemengd, zodat niemand hem vooraf kan weten.
cli-option-play-words = Een woord achter roll wordt in elke worp gemengd, zodat niemand hem vooraf kan weten.
cli-option-play-output = Schrijf het spel op terwijl het wordt gespeeld, bij elke actie op de schijf.
cli-example-play-1 = vraagt naar regels en spelers
cli-example-play-2 = schrijft het op
cli-example-play-3 = een kort spel alleen
cli-summary-replay = Het scoreblad van een opgeschreven spel, en hoe het staat.
cli-option-replay-json = Alles, voor programma’s (docs/transcript.md).
cli-example-replay-1 = het blad als tekst
cli-example-replay-2 = één JSON-object
cli-summary-verify = De stenen van een spel naast de startwaarde die vooraf was verzegeld.
cli-about-verify = Elke worp, de speelvolgorde en het Magische Getal worden nagerekend. Het noemt wat is gecontroleerd en wat geen startwaarde kan zeggen (docs/fair-dice.md).
cli-example-verify-1 = 0 als de stenen eerlijk zijn, anders 1 en waarom niet
cli-summary-sheet = Een scoreblad als PDF-bestand, leeg of van een spel.
cli-about-sheet = Wat onder die naam stond, blijft tot het nieuwe blad heel is.
cli-option-sheet-players = Hoeveel kolommen een leeg blad heeft.
cli-option-sheet-names = Namen boven de kolommen van een leeg blad.
cli-option-sheet-rows = Rijen van een leeg blad, 1 tot 500; anders wat past.
cli-option-sheet-game = Druk dit spel af in plaats van een leeg blad.
cli-option-sheet-reviewed = Met wat de stenen ieder gaven, en wat keuzes weggaven.
cli-option-sheet-paper = Het papier; a4 zonder opgave.
cli-option-sheet-held = Hoe het ligt; anders beslist het aantal spelers.
cli-option-sheet-output = Waar het heen moet; - is standaarduitvoer.
cli-example-sheet-1 = een leeg blad
cli-example-sheet-2 = met huisregels en namen
cli-example-sheet-3 = een spel, direct naar de printer
cli-summary-rules = De regels, en wat er in elk te veranderen is.
cli-option-rules-knobs = Elke regel met waarde, soort, bereik, standaard en bron.
cli-option-rules-refusals = Alle codes van weigeringen, met hun zinnen.
cli-example-rules-1 = de bladen
cli-example-rules-2 = wat te veranderen is
cli-example-rules-3 = huisregels in het kort
cli-summary-rules-check = Of een bestand met huisregels klopt.
cli-about-rules-check = Zegt in één regel wat er mis is, bij welke sleutel, en wat wel goed zou zijn.
cli-example-rules-check-1 = 0 als de regels volledig zijn
cli-summary-odds = Kansen bij bepaalde regels: een best gespeelde beurt, en elk aantal stenen.
cli-about-odds = Exact geteld over elke worp, met de regels van het programma zelf; huisregels inbegrepen.
cli-option-odds-entered = Voor wie erin is.
cli-option-odds-not-entered = Voor wie er niet in is, zoals aan het begin.
cli-option-odds-total = Punten op het blad; 0 zonder opgave.
cli-option-odds-json = De cijfers voor programma’s (docs/odds.md).
cli-option-odds-prove = Het beste spel getoetst aan elke worp, gespeeld door het programma.
cli-option-odds-for = Wat wordt bewezen: points (zonder opgave), hits, of home: binnen zijn met deze beurt.
cli-option-odds-hit = Hoeveel punten een treffer weegt; 300 zonder opgave.
cli-option-odds-csv = Elke hand en rij van het bewijs als tabel.
cli-example-odds-1 = voor je erin bent
cli-example-odds-2 = één JSON-object
cli-example-odds-3 = hoe ver het beste spel afwijkt van het gemiddelde over elke worp
cli-example-odds-4 = elke hand en rij, voor een rekenblad
cli-summary-advise = De keuzes in de laatste stand van een opgeschreven spel, de beste eerst.
cli-about-advise = Elke keuze met de waarde ervan, de kans dat de worp mist en de kans op winst.
cli-option-advise-for = Waar het om gaat; punten zonder opgave.
cli-option-advise-json = De keuzes voor programma’s (docs/odds.md).
cli-example-advise-1 = op punten
cli-example-advise-2 = op kans om te winnen
cli-summary-match = Een toernooi van computerspelers: wie wint hoe vaak.
cli-about-match = Niveaus zijn sharp, good, casual en novice. Iedereen zit even vaak op elke plaats. Bij de cijfers staat hoever ze ernaast kunnen zitten, bij 95%.
cli-option-match-players = Wie spelen, zoals ze zitten: personages, eventueel met een niveau, of een eigen klasse.
cli-option-match-games = Hoeveel spellen; 100 zonder opgave.
cli-option-match-output = Een map voor de spellen als verslagen.
cli-option-match-json = De cijfers voor programma’s (docs/players.md).
cli-example-match-1 = honderd spellen
cli-example-match-2 = een eigen speler tegen een van het huis
cli-summary-lab = Regels uitgeprobeerd: hoe lang, wie wint, waar treffers vandaan komen.
cli-about-lab = Vier computerspelers: drie die het beste spelen en een voorzichtige, die overal even vaak zit.
cli-option-lab-against = Andere regels om ernaast te leggen, met dezelfde stenen.
cli-option-lab-games = Hoeveel spellen; 300 zonder opgave.
cli-option-lab-json = De cijfers voor programma’s (docs/players.md).
cli-example-lab-1 = 300 spellen
cli-example-lab-2 = huisregels naast het blad waar ze van afwijken
cli-summary-review = Wat de stenen gaven in een opgeschreven spel, en wat keuzes weggaven.
cli-about-review = Per speler par, geluk, weggegeven en rest, samen de score; de duurste keuzes; de gelukkigste worp. Meer spellen na elkaar.
cli-option-review-for = Wat wordt geteld; zonder opgave treffers als die winnen, anders punten.
cli-option-review-json = De terugblik voor programma’s (docs/odds.md).
cli-example-review-1 = in woorden
cli-example-review-2 = met de winstkansen door het spel heen
cli-example-review-3 = alle spellen van een map
cli-no-memory = Er is te weinig geheugen. Wat eerder is geschreven, blijft zoals het is; het commando kan opnieuw worden gegeven.
cli-mishap = Er ging iets mis in het programma ({ $kind } bij { $place }). Wat eerder is geschreven, blijft zoals het is; het commando kan opnieuw worden gegeven.
cli-summary-games = De spellen van het Zonk-archief, de nieuwste eerst.
cli-about-games = Nummer, tijd, regels, spelers en status van elk, ook terwijl het venster erin schrijft.
cli-option-games-json = De lijst voor programma’s.
cli-example-games-1 = één regel per spel
cli-example-games-2 = één object, zoals docs/transcript.md zegt
cli-example-games-3 = alles van Ann in die maand
cli-summary-stats = Spelers, regels en stenen van het Zonk-archief in cijfers.
cli-about-stats = Zonder naam gaat het over iedereen. Spellen in de prullenbak tellen niet mee.
cli-option-find = Alleen spellen waarin elk woord voorkomt: namen, regels, titel, een datum in woorden of cijfers.
cli-option-stats-json = De cijfers voor programma’s.
cli-example-stats-1 = één regel per speler, regels en soort stenen
cli-example-stats-2 = die van één speler, in spellen met één blad
cli-nobody-played = { $guess ->
    [yes] Hier heeft niemand met de naam { $name } gespeeld; bedoel je { $near }?
   *[no] Hier heeft niemand met de naam { $name } gespeeld.
}
cli-stats-refused = { $games ->
    [one] Eén spel kan niet worden nagespeeld en telt niet mee.
   *[other] { $games-figure } spellen kunnen niet worden nagespeeld en tellen niet mee.
}
cli-stats-games = { general-games }
cli-stats-player = { $name }: { general-games }, { $won-figure } gewonnen van { $finished-figure } uitgespeeld, { $turn-figure } punten per beurt, { $missed }% mis, { $counted ->
    [0] treffers onbekend
   *[other] { $hits ->
        [one] 1 treffer
       *[other] { $hits-figure } treffers
    }
}, beste beurt { $best-figure }
cli-stats-rules = { $rules }: { general-games }, { $turn-figure } punten per beurt, { $missed }% mis
cli-stats-dice = { $kind ->
    [screen] Stenen van het programma
   *[table] Stenen op een tafel
}: { $faces-figure } vlakken, chi-kwadraat { $square }, kans { $chance }
cli-summary-games-export = Een spel van het Zonk-archief als verslag.
cli-about-games-export = Huisregels waarmee het is gespeeld, komen ernaast. Meerdere spellen, of allemaal, gaan in een map, elk een bestand; wat er al is en hetzelfde zegt, blijft, zodat je het commando kunt onderbreken en herhalen.
cli-option-games-export-output = Waar het heen moet; - is standaarduitvoer.
cli-example-games-export-1 = spel 12 als bestand
cli-example-games-export-2 = elk spel, elk een bestand
cli-example-games-export-3 = het blad ervan
cli-summary-games-import = Verslagen naar het Zonk-archief.
cli-about-games-import = Van een map komen alle verslagen binnen. Het venster moet dicht zijn. Een spel dat er al is, met dezelfde regels, spelers en acties, wordt overgeslagen.
cli-example-games-import-1 = alles in deze map
cli-example-games-import-2 = alles in een map en de mappen erin, met voortgang
cli-summary-games-read = Afgeronde bladen naar het Zonk-archief: van foto’s, scans en PDF-bestanden.
cli-about-games-read = Op een afgerond blad staat het spel in een code. Bestanden met delen van één spel worden samen gelezen. Het venster moet dicht zijn. Er wordt niets verstuurd.
cli-example-games-read-1 = een blad met twee codes, elk een foto
cli-summary-completions = Wat een shell deze commando’s laat aanvullen.
cli-about-completions = De pakketten voor Linux brengen het mee; zet het bij andere installaties waar je shell zoekt.
cli-example-completions-1 = voor bash
cli-example-completions-2 = voor fish
cli-summary-help = Alle commando’s, of alles over één.
cli-example-help-1 = hetzelfde als games import --help
cli-help-for-more = Meer met { $command } --help.
cli-without-effect = Zonder effect
cli-pages-written = { $pages ->
    [one] { $file }: { $pages-figure } pagina
   *[other] { $file }: { $pages-figure } pagina’s
}
cli-game = { $named ->
    [yes] { $rules }: { $title }: { $players }
   *[no] { $rules }: { $players }
}{" "}{ $state ->
    [won] (gewonnen door { $winner })
    [finished] (afgelopen)
   *[open] (ronde { $round })
}
cli-options-only = { $guess ->
    [yes] { $command } kent alleen opties, niet { $word }; bedoel je { $near }?
   *[no] { $command } kent alleen opties, niet { $word }
}
cli-wants-a-value = { $option } heeft { $value } nodig
cli-wants-no-value = { $option } krijgt geen waarde
cli-needs-a-word = { $command } heeft { $word } nodig
cli-takes-one-word = { $guess ->
    [yes] { $command } krijgt één { $word }, niet { $count }; bedoel je { $near }?
   *[no] { $command } krijgt één { $word }, niet { $count }
}
cli-unknown-option = { $guess ->
    [yes] onbekende optie { $word }; bedoel je { $near }?
   *[no] onbekende optie { $word }
}
cli-unknown-command = { $guess ->
    [yes] er is geen commando { $word }; bedoel je { $near }?
   *[no] er is geen commando { $word }
}
cli-no-such-shell = { $guess ->
    [yes] er zijn aanvullingen voor { $shells }, niet voor { $word }; bedoel je { $near }?
   *[no] er zijn aanvullingen voor { $shells }, niet voor { $word }
}
cli-usage = gebruik:{" "}
cli-head-commands = Commando’s:
cli-head-options = Opties:
cli-head-examples = Voorbeelden:
cli-help-explains = { $program } help COMMAND legt er een uit.
cli-choices = { $files ->
    [yes] { $what } Een van { $choices-comma }, of een .toml-bestand.
   *[no] { $what } Een van { $choices-comma }.
}
cli-zonk-desktop = zonk-desktop: { $wrong }
cli-the-output-could-not-be = De uitvoer kon niet worden geschreven: { $strerror }.
cli-selftest-takes-one-folder-for = --selftest krijgt één map, voor verslag en afbeeldingen
cli-cores-or-on = --cores is voor deze computer en --on voor een cluster: noem een van beide
cli-selftest-and-version-stand-alone = --selftest en --version staan alleen
cli-the-window-cannot-be-opened = Het venster kan niet worden geopend, er ontbreekt een deel van het systeem: { $wrong }. Op Debian en verwanten: apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0
cli-rules-refusals-stands-alone = rules --refusals staat alleen
cli-a-complete-rule-set = { $words }: volledige regels, { $name }.
cli-play-needs-a-file-for = play heeft een bestand nodig voor -o; standaarduitvoer is de tafel zelf
cli-sheet-needs-rules-key-for = sheet heeft --rules KEY nodig voor een leeg blad, of --game FILE.zonk voor dat van een spel
cli-sheet-needs-o-file-pdf = sheet heeft -o FILE.pdf nodig
cli-paper-is-a4-letter-or = --paper is a4, letter of a5
cli-held-is-portrait-or-landscape = --held is portrait of landscape
cli-reviewed-is-for-games = --reviewed is voor het blad van een spel, met --game FILE.zonk
cli-is-for-blank-sheets-a = { $wrong } is voor lege bladen; een spel heeft het al
cli-a-blank-sheet-needs-players = een leeg blad heeft --players N nodig, of --names A,B
cli-names-has-names-for-players = --names heeft { $names } namen voor { $players } spelers
cli-is-for-players-at-least = { $name } is voor { $few } spelers of meer
cli-is-for-players-at-most = { $name } is voor hoogstens { $most } spelers
cli-a-pdf-is-nothing-for = Een PDF is niets voor een terminal; noem een bestand of stuur hem door: -o - | lp
cli-cannot-be-read-it-was = { $path } kan niet worden gelezen: { $wrong }. Er is niets aan veranderd.
cli-write-games-export-id-o = schrijf: games export ID -o FILE.zonk, of games export all -o FOLDER
cli-many-games-need-a-folder = meerdere spellen hebben een map nodig: games export all -o FOLDER
cli-many-searching = Zoekt verslagen in { $folder } en alle mappen erin; Ctrl+C stopt.
cli-many-searched = { $folders-figure } mappen, { $files-figure } verslagen
cli-many-closed = { $folders ->
    [one] 1 map in { $folder } kan niet worden gelezen; de verslagen daar komen niet binnen.
   *[other] { $folders-figure } mappen in { $folder } kunnen niet worden gelezen; de verslagen daar komen niet binnen.
}
cli-many-done = { $done-figure } van { $of-figure }
cli-many-broken = { $wrong } Daarvoor { $games ->
    [one] is 1 spel binnengehaald.
   *[other] zijn { $games-figure } spellen binnengehaald.
}
cli-stopping = Stopt na wat nu bezig is; nog eens Ctrl+C stopt meteen.
cli-many-brought-in = { general-games } binnengehaald.{ $left ->
    [0] {""}
   *[other] {" "}{ $left-figure } overgeslagen, al aanwezig.
}{ $refused ->
    [0] {""}
   *[other] {" "}{ $refused-figure } geweigerd.
}{ $stopped ->
    [yes] {" "}Gestopt; wat binnen is, blijft.
   *[no] {""}
}
cli-many-written = { general-files } geschreven in { $folder }.{ $same ->
    [0] {""}
   *[other] {" "}{ $same-figure } stonden er al.
}{ $refused ->
    [0] {""}
   *[other] {" "}{ $refused-figure } niet geschreven.
}{ $stopped ->
    [yes] {" "}Gestopt; hetzelfde commando gaat daar verder.
   *[no] {""}
}
cli-cannot-be-written = { $to }: kan niet worden geschreven: { $strerror }
cli-is-no-name-of-a = { $to }: is geen naam van een bestand
cli-replay-bygone = { $file }: met deze regels begint geen spel meer. { $why }
cli-the-window-is-open-and = Een ander programma houdt het Zonk-archief bezet: het venster, of een andere import. Sluit het of wacht even. Er is niets binnengehaald.
cli-game-here-already-left-out = { $word }: spel { $game }, al aanwezig; overgeslagen
cli-brought-in = { $word }: spel { $number }
cli-sheet-here-already = Spel { $game }: al aanwezig; overgeslagen
cli-sheet-read = Spel { $number }: { $told }
cli-file = { $path }: { $said }
cli-odds-of = { $entered ->
    [yes] { $rules }, erin, { $total-figure } op het blad
   *[no] { $rules }, er nog niet in
}
cli-odds-turn = Een best gespeelde beurt levert { $points } punten op; { $miss }% van de beurten gaat mis; { $throws } worpen.
cli-odds-needs-prove = { $option } hoort bij --prove
cli-odds-json-and-csv-exclude = --json en --csv sluiten elkaar uit
cli-odds-hit-needs-hits = --hit hoort bij --for hits
cli-odds-proved-for = { $for ->
    [hits] Beste spel voor punten en { $hit-figure } per treffer: een beurt is { $turn } waard.
    [home] Beste spel om met deze beurt binnen te zijn: dat lukt in { $turn } van de gevallen.
   *[points] Beste spel voor punten: een beurt is { $turn } waard.
}
cli-odds-proved = { $hands-figure } handen, elk { $steps-figure } rijen, { $throws-figure } worpen: de waarde voor een worp is het gemiddelde van de waarden erna, tot op { $residual }.
cli-odds-proved-beyond = Een beurt gaat voorbij de rijen met een kans van { $beyond }.
cli-odds-proved-digests = rules  { $rules }
    policy { $policy }
cli-odds-dice = stenen
cli-odds-misses = mist
cli-odds-worth = waarde van gooien bij 0, 300, 500, 1.000
cli-odds-stay-from = stop vanaf
cli-odds-of-dice = { $red ->
    [0] { $dice-figure }
    [1] { $dice-figure }, rood
   *[other] { $dice-figure }, { $red-figure } rood
}{ $forced ->
    [yes] , verplicht
   *[no] {""}
}
cli-advice-for = { $measure ->
    [points] { $name }, voor punten:
    [hits] { $name }, voor punten en treffers:
   *[win] { $name }, voor de kans op winst:
}
cli-advice-risk = { $dice ->
    [one] 1 steen mist { $miss }%
   *[other] { $dice-figure } stenen missen { $miss }%
}
cli-advice-wins = wint { $chance }
cli-advice-why = { $reason ->
    [rolls-gains] Gooien levert { cli-advice-by } meer op dan stoppen.
    [stays-saves] Stoppen bespaart { cli-advice-by } die een worp gemiddeld zou kosten.
    [entry] Er zijn te weinig punten om te stoppen.
    [forced] De regels willen deze worp.
    [dare] Het betere antwoord op de uitdaging levert { cli-advice-by } meer op dan het andere.
    [again] Nog eens gooien levert { cli-advice-by } meer op dan doorgaan.
   *[only] Er is niets anders te doen.
}
cli-advice-by = { $measure ->
    [win] { $by } op de 100 spellen
   *[other] { $by } punten
}
cli-advice-chances = Kans op winst: { $chances-comma }.
cli-entered-and-not-entered-exclude = --entered en --not-entered sluiten elkaar uit
cli-a-total-stands-on-the = een totaal staat op het blad van wie erin is
cli-for-is-one-of = --for is een van { $join }
cli-the-game-is-over = { $words }: het spel is afgelopen.
cli-the-dice-are-in-the = { $words }: de stenen zijn in de lucht; er valt niets te kiezen.
cli-this-position-has-no-choice = { $words }: in deze stand is geen keuze waarvan de kansen bekend zijn.
cli-written = Geschreven: { $path }
cli-match-needs-players-name-level = match heeft --players NAME[:LEVEL],... nodig
cli-is-a-number-from-to = { $name } is een getal van { $least } tot { $most }
