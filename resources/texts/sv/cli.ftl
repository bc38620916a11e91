cli-option-help = Förklara kommandot.
cli-option-data-dir = Mappen med Zonk-arkivet, i stället för användarens egen.
cli-option-rules = Ett regelverk med dess nyckel, eller en fil med husregler.
cli-option-option = En ändrad regel; får anges flera gånger. rules KEY --knobs listar dem.
cli-option-seed = Ett tal; samma frö ger samma spel.
cli-option-cores = Processorer att använda; alla om inget sägs.
cli-option-on = Ett Dask-kluster i stället, som tcp://HOST:8786 (docs/players.md).
cli-option-keep-both = Hämta in spel som redan finns en gång till.

cli-summary-window = Tärningsspelet Zonk efter fem av dess regelblad.
cli-about-window = Utan kommando öppnas fönstret, med FILE.zonk i om en sådan anges.
cli-option-window-selftest = Använd varje del av programmet en gång, i en tillfällig mapp, och skriv en rad för varje; med en mapp sparas rapporten och bilder av fönstret där.
cli-option-window-version = Skriv versionen.
cli-example-window-1 = fönstret
cli-example-window-2 = fönstret, med en avskrift i
cli-example-window-3 = samma bord i terminalen
cli-example-window-4 = allt om ett kommando

cli-summary-play = Ett spel i terminalen, med tärningar som vem som helst kan kontrollera efteråt.
cli-about-play = Det som inte anges efterfrågas. En fil som redan finns skrivs aldrig över. Tills spelet är slut ligger dess frö bredvid i FILE.zonk.seed; fönstret går vidare med ett spel som lämnats, eftersom Zonk-arkivet > Importera hämtar in båda.
cli-option-play-players = Namnen i den ordning de sitter, med komman emellan.
cli-option-play-gestures = Ögonblicket för varje kast blandas in i det, så att ingen kan veta det i förväg.
cli-option-play-words = Ett ord efter roll blandas in i varje kast, så att ingen kan veta det i förväg.
cli-option-play-output = Skriv ned spelet medan det spelas, på disken vid varje handling.
cli-example-play-1 = frågar efter regler och spelare
cli-example-play-2 = skriver ned det
cli-example-play-3 = ett kort solospel

cli-summary-replay = Protokollet för ett nedskrivet spel, och hur det står.
cli-option-replay-json = Allt, för program (docs/transcript.md).
cli-example-replay-1 = protokollet som text
cli-example-replay-2 = ett JSON-objekt

cli-summary-verify = Ett spels tärningar mot fröet som förseglades före det.
cli-about-verify = Varje kast, turordningen och det magiska talet räknas om. Det säger vad som kontrollerats och vad inget frö kan visa (docs/fair-dice.md).
cli-example-verify-1 = 0 när tärningarna är ärliga, annars 1 och varför inte

cli-summary-sheet = Ett protokoll som PDF-fil, tomt eller för ett spel.
cli-about-sheet = Det som fanns under namnet är kvar tills det nya protokollet är helt.
cli-option-sheet-players = Hur många kolumner ett tomt protokoll har.
cli-option-sheet-names = Namn på kolumnerna i ett tomt protokoll.
cli-option-sheet-rows = Rader i ett tomt protokoll, 1 till 500; annars så många som får plats.
cli-option-sheet-game = Skriv ut det här spelet i stället för ett tomt.
cli-option-sheet-reviewed = Med vad tärningarna gav varje spelare, och vad valen slarvade bort.
cli-option-sheet-paper = Papperet; a4 om inget sägs.
cli-option-sheet-held = Hur det hålls; annars avgör antalet spelare.
cli-option-sheet-output = Vart det skrivs; - är standard ut.
cli-example-sheet-1 = ett tomt protokoll
cli-example-sheet-2 = för husregler, med namn
cli-example-sheet-3 = ett spel, direkt till skrivaren

cli-summary-rules = Regelverken, och vad som kan ändras i vart och ett.
cli-option-rules-knobs = Varje regel med värde, typ, gränser, standard och källa.
cli-option-rules-refusals = Alla koder för avslag, med sina meningar.
cli-example-rules-1 = regelbladen
cli-example-rules-2 = vad som kan ändras
cli-example-rules-3 = husregler i korthet

cli-summary-rules-check = Om en fil med husregler håller.
cli-about-rules-check = Säger på en rad vad som är fel, vid vilken nyckel, och vad som vore rätt.
cli-example-rules-check-1 = 0 när det är ett fullständigt regelverk

cli-summary-odds = Chanser i ett regelverk: en omgång med bästa möjliga spel, och varje antal tärningar.
cli-about-odds = Räknat exakt över alla kast, med motorns egna regler; även husregler.
cli-option-odds-entered = För någon som är inne i spelet.
cli-option-odds-not-entered = För någon som inte är det, som i början.
cli-option-odds-total = Poäng i protokollet; 0 om inget sägs.
cli-option-odds-json = Siffrorna för program (docs/odds.md).
cli-option-odds-prove = Bästa möjliga spel prövat mot varje kast, spelat av motorn.
cli-option-odds-for = Vad som bevisas: poäng (om inget sägs), träffar, eller att vara i mål med den här omgången.
cli-option-odds-hit = Poäng som en träff väger; 300 om inget sägs.
cli-option-odds-csv = Varje läge och rad i beviset som tabell.
cli-example-odds-1 = innan man kommit in
cli-example-odds-2 = ett JSON-objekt
cli-example-odds-3 = hur långt bästa möjliga spel är från medelvärdet över alla kast
cli-example-odds-4 = varje läge och rad, för ett kalkylark

cli-summary-advise = Valen i ett nedskrivet spels sista läge, det bästa först.
cli-about-advise = Varje val med sitt värde, risken att kastet missar, och chansen att vinna.
cli-option-advise-for = Vad som önskas; poäng om inget sägs.
cli-option-advise-json = Valen för program (docs/odds.md).
cli-example-advise-1 = efter poäng
cli-example-advise-2 = efter chansen att vinna

cli-summary-match = En turnering mellan datorspelare: vem vinner hur ofta.
cli-about-match = Nivåerna är sharp, good, casual och novice. Alla sitter lika ofta på varje plats. Siffrorna kommer med sin felmarginal, vid 95 %.
cli-option-match-players = Vilka som spelar, som de sitter: karaktärer, med nivå om så önskas, eller en egen klass.
cli-option-match-games = Hur många spel; 100 om inget sägs.
cli-option-match-output = En mapp för spelen som avskrifter.
cli-option-match-json = Siffrorna för program (docs/players.md).
cli-example-match-1 = hundra spel
cli-example-match-2 = en egen spelare mot en av husets

cli-summary-lab = Ett regelverk på prov: hur länge, vem vinner, varifrån träffar kommer.
cli-about-lab = Fyra datorspelare, tre med bästa möjliga spel och en försiktig, som sitter lika ofta överallt.
cli-option-lab-against = Andra regler att ställa bredvid, med samma tärningar.
cli-option-lab-games = Hur många spel; 300 om inget sägs.
cli-option-lab-json = Siffrorna för program (docs/players.md).
cli-example-lab-1 = 300 spel
cli-example-lab-2 = husregler bredvid bladet de ändrar

cli-summary-review = Vad tärningarna gav i ett nedskrivet spel, och vad valen slarvade bort.
cli-about-review = Per spelare par, tur, bortslarvat och rest, som tillsammans blir poängen; valen som kostade mest; kastet med mest tur. Flera spel ett efter ett.
cli-option-review-for = Vad som räknas; om inget sägs träffar om de vinner, annars poäng.
cli-option-review-json = Återblicken för program (docs/odds.md).
cli-example-review-1 = i ord
cli-example-review-2 = med chanserna att vinna genom spelet
cli-example-review-3 = alla spel i en mapp

cli-no-memory = Minnet räcker inte till. Det som skrevs tidigare är orört; kommandot kan ges igen.
cli-mishap = Något gick fel i programmet ({ $kind } vid { $place }). Det som skrevs tidigare är orört; kommandot kan ges igen.

cli-summary-games = Spelen i Zonk-arkivet, de nyaste först.
cli-about-games = Nummer, tid, regler, spelare och läge för vart och ett, även medan fönstret skriver i det.
cli-option-games-json = Listan för program.
cli-example-games-1 = en rad per spel
cli-example-games-2 = ett objekt, så som docs/transcript.md säger
cli-example-games-3 = alla Anns spel den månaden

cli-summary-stats = Spelare, regelverk och tärningar i Zonk-arkivet i siffror.
cli-about-stats = Utan namn berättar det om alla. Spel i papperskorgen räknas inte.
cli-option-find = Bara spel där varje ord förekommer: namn, regler, titel, ett datum i ord eller siffror.
cli-option-stats-json = Siffrorna för program.
cli-example-stats-1 = en rad per spelare, regelverk och sorts tärningar
cli-example-stats-2 = en spelares, i spel efter ett blad
cli-nobody-played = { $guess ->
    [yes] Ingen som heter { $name } har spelat här; menade du { $near }?
   *[no] Ingen som heter { $name } har spelat här.
}
cli-stats-refused = { $games ->
    [one] Ett spel går inte att spela upp och är inte med.
   *[other] { $games-figure } spel går inte att spela upp och är inte med.
}
cli-stats-games = { general-games }
cli-stats-player = { $name }: { general-games }, { $won-figure } vunna av { $finished-figure } färdiga, { $turn-figure } poäng per omgång, { $missed } % missade, { $counted ->
    [0] träffar okända
   *[other] { $hits ->
        [one] 1 träff
       *[other] { $hits-figure } träffar
    }
}, bästa omgång { $best-figure }
cli-stats-rules = { $rules }: { general-games }, { $turn-figure } poäng per omgång, { $missed } % missade
cli-stats-dice = { $kind ->
    [screen] Programmets tärningar
   *[table] Ett bords tärningar
}: { $faces-figure } kastade, chi-kvadrat { $square }, chans { $chance }

cli-summary-games-export = Ett spel ur Zonk-arkivet som avskrift.
cli-about-games-export = Husregler som det spelades efter skrivs bredvid. Flera spel, eller alla, hamnar i en mapp, en fil var; det som redan finns där och säger samma sak lämnas i fred, så kommandot kan stoppas och ges igen.
cli-option-games-export-output = Vart det skrivs; - är standard ut.
cli-example-games-export-1 = spel 12 som fil
cli-example-games-export-2 = alla spel, en fil var
cli-example-games-export-3 = dess protokoll

cli-summary-games-import = Avskrifter in i Zonk-arkivet.
cli-about-games-import = Från en mapp hämtas alla avskrifter in. Fönstret måste vara stängt. Ett spel som redan finns, med samma regler, spelare och handlingar, utelämnas.
cli-example-games-import-1 = alla i den här mappen
cli-example-games-import-2 = alla i en mapp och dess undermappar, med förlopp

cli-summary-games-read = Färdiga protokoll in i Zonk-arkivet: från foton, skanningar och PDF-filer.
cli-about-games-read = På ett färdigt protokoll står spelet i en kod. Filer med delar av ett spel läses tillsammans. Fönstret måste vara stängt. Inget skickas någonstans.
cli-example-games-read-1 = ett protokoll med två koder, en bild av varje

cli-summary-completions = Det som får ett skal att fylla i kommandona.
cli-about-completions = Linuxpaketen har dem med sig; för andra installationer, lägg det där ditt skal letar.
cli-example-completions-1 = för bash
cli-example-completions-2 = för fish

cli-summary-help = Alla kommandon, eller allt om ett.
cli-example-help-1 = samma som games import --help

cli-help-for-more = Skriv { $command } --help för mer.
cli-without-effect = Utan verkan
cli-pages-written = { $pages ->
    [one] { $file }: { $pages-figure } sida
   *[other] { $file }: { $pages-figure } sidor
}
cli-game = { $named ->
    [yes] { $rules }: { $title }: { $players }
   *[no] { $rules }: { $players }
}{" "}{ $state ->
    [won] ({ $winner } vann)
    [finished] (färdigt)
   *[open] (runda { $round })
}

cli-options-only = { $guess ->
    [yes] { $command } tar bara flaggor, inte { $word }; menade du { $near }?
   *[no] { $command } tar bara flaggor, inte { $word }
}
cli-wants-a-value = { $option } behöver { $value }
cli-wants-no-value = { $option } tar inget värde
cli-needs-a-word = { $command } behöver { $word }
cli-takes-one-word = { $guess ->
    [yes] { $command } tar en { $word }, inte { $count }; menade du { $near }?
   *[no] { $command } tar en { $word }, inte { $count }
}
cli-unknown-option = { $guess ->
    [yes] okänd flagga { $word }; menade du { $near }?
   *[no] okänd flagga { $word }
}
cli-unknown-command = { $guess ->
    [yes] det finns inget kommando { $word }; menade du { $near }?
   *[no] det finns inget kommando { $word }
}
cli-no-such-shell = { $guess ->
    [yes] det finns ifyllning för { $shells }, inte för { $word }; menade du { $near }?
   *[no] det finns ifyllning för { $shells }, inte för { $word }
}

cli-usage = användning:{" "}
cli-head-commands = Kommandon:
cli-head-options = Flaggor:
cli-head-examples = Exempel:
cli-help-explains = { $program } help COMMAND förklarar ett av dem.
cli-choices = { $files ->
    [yes] { $what } Något av { $choices-comma }, eller en .toml-fil.
   *[no] { $what } Något av { $choices-comma }.
}

cli-zonk-desktop = zonk-desktop: { $wrong }
cli-the-output-could-not-be = Utdata kunde inte skrivas: { $strerror }.

cli-selftest-takes-one-folder-for = --selftest tar en mapp, för sin rapport och sina bilder

cli-cores-or-on = --cores gäller den här datorn och --on ett kluster: ange ett av dem
cli-selftest-and-version-stand-alone = --selftest och --version står ensamma
cli-the-window-cannot-be-opened = Fönstret kan inte öppnas, en del av systemet saknas: { $wrong }. På Debian och dess släktingar: apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0

cli-rules-refusals-stands-alone = rules --refusals står ensamt

cli-a-complete-rule-set = { $words }: ett fullständigt regelverk, { $name }.

cli-play-needs-a-file-for = play behöver en fil för -o; standard ut är själva bordet

cli-sheet-needs-rules-key-for = sheet behöver --rules KEY för ett tomt protokoll, eller --game FILE.zonk för ett spels
cli-sheet-needs-o-file-pdf = sheet behöver -o FILE.pdf
cli-paper-is-a4-letter-or = --paper är a4, letter eller a5
cli-held-is-portrait-or-landscape = --held är portrait eller landscape
cli-reviewed-is-for-games = --reviewed är för ett spels protokoll, med --game FILE.zonk
cli-is-for-blank-sheets-a = { $wrong } är för tomma protokoll; ett spel har sina egna

cli-a-blank-sheet-needs-players = ett tomt protokoll behöver --players N, eller --names A,B
cli-names-has-names-for-players = --names har { $names } namn för { $players } spelare
cli-is-for-players-at-least = { $name } är för minst { $few } spelare
cli-is-for-players-at-most = { $name } är för högst { $most } spelare

cli-a-pdf-is-nothing-for = En PDF är inget för en terminal; ange en fil eller skicka den vidare: -o - | lp

cli-cannot-be-read-it-was = { $path } kan inte läsas: { $wrong }. Den är oförändrad.

cli-write-games-export-id-o = skriv: games export ID -o FILE.zonk, eller games export all -o FOLDER
cli-many-games-need-a-folder = många spel behöver en mapp: games export all -o FOLDER
cli-many-searching = Letar efter avskrifter i { $folder } och alla mappar i den; Ctrl+C stoppar.
cli-many-searched = { $folders-figure } mappar, { $files-figure } avskrifter
cli-many-closed = { $folders ->
    [one] 1 mapp
   *[other] { $folders-figure } mappar
} i { $folder } kan inte läsas; avskrifter där hämtas inte in.
cli-many-done = { $done-figure } av { $of-figure }
cli-many-broken = { $wrong } { general-games } hämtades in dessförinnan.
cli-stopping = Stoppar efter det som pågår; Ctrl+C en gång till stoppar direkt.
cli-many-brought-in = { general-games } hämtades in.{ $left ->
    [0] {""}
   *[other] {" "}{ $left-figure } utelämnades, finns redan.
}{ $refused ->
    [0] {""}
   *[other] {" "}{ $refused-figure } avvisades.
}{ $stopped ->
    [yes] {" "}Stoppat; det inhämtade är kvar.
   *[no] {""}
}
cli-many-written = { $files ->
    [one] 1 fil skriven
   *[other] { $files-figure } filer skrivna
} till { $folder }.{ $same ->
    [0] {""}
   *[other] {" "}{ $same-figure } fanns redan.
}{ $refused ->
    [0] {""}
   *[other] {" "}{ $refused-figure } inte skrivna.
}{ $stopped ->
    [yes] {" "}Stoppat; samma kommando fortsätter därifrån.
   *[no] {""}
}
cli-cannot-be-written = { $to }: kan inte skrivas: { $strerror }
cli-is-no-name-of-a = { $to }: är inget filnamn

cli-replay-bygone = { $file }: inget spel börjas längre efter de reglerna. { $why }

cli-the-window-is-open-and = Ett annat program har Zonk-arkivet öppet: fönstret, eller en annan import. Stäng det, eller vänta. Inget hämtades in.

cli-game-here-already-left-out = { $word }: spel { $game }, finns redan; utelämnat
cli-brought-in = { $word }: spel { $number }
cli-sheet-here-already = Spel { $game }: finns redan; utelämnat
cli-sheet-read = Spel { $number }: { $told }
cli-file = { $path }: { $said }

cli-odds-of = { $entered ->
    [yes] { $rules }, inne i spelet, { $total-figure } i protokollet
   *[no] { $rules }, inte inne än, { $total-figure } i protokollet
}
cli-odds-turn = En omgång med bästa möjliga spel ger { $points } poäng; { $miss } % av omgångarna missar; { $throws } kast.
cli-odds-needs-prove = { $option } hör ihop med --prove
cli-odds-json-and-csv-exclude = --json och --csv utesluter varandra
cli-odds-hit-needs-hits = --hit hör ihop med --for hits
cli-odds-proved-for = { $for ->
    [hits] Bästa möjliga spel för poäng och { $hit-figure } per träff: en omgång är värd { $turn }.
    [home] Bästa möjliga spel för att vara i mål med den här omgången: det lyckas { $turn } av gångerna.
   *[points] Bästa möjliga spel för poäng: en omgång är värd { $turn }.
}
cli-odds-proved = { $hands-figure } lägen, { $steps-figure } rader var, { $throws-figure } kast: värdet före ett kast är medelvärdet av värdena efter, på { $residual } när.
cli-odds-proved-beyond = En omgång går utanför raderna med chansen { $beyond }.
cli-odds-proved-digests = rules  { $rules }
    policy { $policy }
cli-odds-dice = tärningar
cli-odds-misses = missar
cli-odds-worth = värdet av att slå vid 0, 300, 500, 1 000
cli-odds-stay-from = stanna från
cli-odds-of-dice = { $red ->
    [0] { $dice-figure }
    [1] { $dice-figure }, röd
   *[other] { $dice-figure }, { $red-figure } röda
}{ $forced ->
    [yes] , tvingat
   *[no] {""}
}
cli-advice-for = { $measure ->
    [points] { $name }, för poäng:
    [hits] { $name }, för poäng och träffar:
   *[win] { $name }, för chansen att vinna:
}
cli-advice-risk = { $dice ->
    [one] 1 tärning missar { $miss } %
   *[other] { $dice-figure } tärningar missar { $miss } %
}
cli-advice-wins = vinner { $chance }
cli-advice-why = { $reason ->
    [rolls-gains] Att slå ger { cli-advice-by } mer än att stanna.
    [stays-saves] Att stanna räddar { cli-advice-by } som ett kast skulle kosta i snitt.
    [entry] Poängen räcker inte för att stanna.
    [forced] Reglerna kräver det här kastet.
    [dare] Det bättre svaret på utmaningen ger { cli-advice-by } mer än det andra.
    [again] Att slå om ger { cli-advice-by } mer än att gå vidare.
   *[only] Det finns inget annat att göra.
}
cli-advice-by = { $measure ->
    [win] { $by } av 100 spel
   *[other] { $by } poäng
}
cli-advice-chances = Chanser att vinna: { $chances-comma }.

cli-entered-and-not-entered-exclude = --entered och --not-entered utesluter varandra
cli-a-total-stands-on-the = en ställning står i protokollet för någon som är inne

cli-for-is-one-of = --for är något av { $join }
cli-the-game-is-over = { $words }: spelet är slut.
cli-the-dice-are-in-the = { $words }: tärningarna är i luften; det finns inget att välja.
cli-this-position-has-no-choice = { $words }: läget har inget val som det finns odds för.

cli-written = Skrivet: { $path }

cli-match-needs-players-name-level = match behöver --players NAME[:LEVEL],...

cli-is-a-number-from-to = { $name } är ett tal från { $least } till { $most }
