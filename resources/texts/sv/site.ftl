site-name = Zonk
site-about = Slå fem tärningar i webbläsaren, spara det som ger poäng, våga resten. Läser koden på ett utskrivet protokoll.
site-skip = Till tärningarna
site-heading = { $dice ->
    [5] Fem
   *[other] Sex
} tärningar. Spara det som ger poäng, våga resten.
site-match = Du mot { $other }, först till { $goal-figure }, efter bladet { $sheet }.
site-you = Du
site-guest = Gäst
site-you-verbs = guest
site-menu = Meny
site-link-evening = Första kvällen
site-link-odds = Odds
site-link-fair = Ärliga tärningar
site-link-source = Källkod
site-tray = Brickan med tärningarna

site-leave = Spara
site-next-misses = nästa kast missar, av 100
site-miss = miss
site-card = Spara { $dice }: { $points-figure } poäng. Nästa kast missar { $chance } gånger av 100.
site-card-safe = Spara { $dice }: { $points-figure } poäng.

site-throw = Slå { $dice-word }
site-throw-first = Slå
site-throw-again = Slå alla { $dice-word }
site-throw-leaves = sparar { $dice }
site-stay = Stanna
site-stay-makes = blir { $points-figure }
site-stay-needs = kräver { $points-figure } per omgång
site-key-throw = Blanksteg
site-key-stay = S
site-thinking = { $name } funderar …
site-coming = Den andra spelaren är på väg …
site-no-engine = En del av sidan kom inte fram: { $why }. Ladda om sidan.
site-go-on = Låt vara
site-new-game = Spela igen
site-turn = i omgången
site-see-sheet = Se protokollet
site-no-webgl = Webbläsaren ritar inga egna tärningar här; korten nedan säger hur de ligger.

site-get = Hämta programmet
site-get-about = Samma tärningar på ett riktigt bord, med vänner, protokoll att skriva ut, och det här spelet att fortsätta med.
site-get-linux = Linux
site-get-linux-how = .deb, .rpm, AppImage eller arkiv
site-get-windows = Windows
site-get-windows-how = 10 och 11
site-get-mac = macOS
site-get-mac-how = 15 och senare
site-file = Spelet som fil
site-file-about = öppnas i programmet vid just det här kastet
site-file-name = zonk.zonk
site-dare = Vågar du?
site-take-dare = Anta utmaningen
site-refuse-dare = Spela vidare

site-read = Läs ett protokoll
site-hold = Håll koden på ett utskrivet protokoll framför kameran.
site-no-camera = Ingen kamera kan användas här. Välj en bild av protokollet.
site-pictures = Välj bilder…
site-no-picture = { $file } är ingen bild som den här webbläsaren kan öppna. Välj ett foto av protokollet.
site-reading = Slår alla tärningar igen …
site-looking = Letar efter koden …
site-head = { $parts-comma }
site-honest = Tärningarna är ärliga
site-not-read = Det gick inte att läsa
site-not-honest = Tärningarna stämmer inte
site-real = Riktiga tärningar
site-why = { $why-first }.
site-race = Ställning, runda för runda
site-nothing-sent = Inget skickades.
site-nothing-sent-how = Spelet kom ur koden på papperet; den här enheten slog alla dess tärningar igen.
site-cannot-know = Vad en kod inte kan veta
site-pledge = Fröets sigill
site-open = Öppna i programmet
site-watch = Se spelet
site-throw-yourself = Slå fem tärningar
