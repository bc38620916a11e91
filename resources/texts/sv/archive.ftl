archive-file-trouble = { $file } kan inte skrivas: { $why }. Den ligger kvar under sitt namn, och inget i den är förlorat. Spelen hålls i minnet och sparas så snart det är åtgärdat. Frigör plats eller laga disken.
archive-half-moved = dess journal (-wal) ligger där, men inte själva filen
archive-file-closed = { $file } kan inte skrivas: { $why }. Den ligger kvar under sitt namn, och inget i den är förlorat. Frigör plats eller laga disken.
archive-unread = { $file } kan inte läsas: { $why }. Den är oförändrad.
archive-newer = { $file } skrevs av en nyare version av programmet. Den är oförändrad: spelen går att titta på, nya sparas inte. Starta den nyare versionen.
archive-reading-only = Det är bara öppnat för läsning.
archive-none-yet = Det finns inget Zonk-arkiv i { $folder } än.
archive-not-a-folder = { $folder } är ingen mapp. Den är oförändrad; ange en annan mapp med --data-dir. Tills dess sparas inget spel.
archive-not-a-file = { $file } är { $kind ->
    [folder] en mapp, ingen fil
    [link] en länk som inte leder någonstans
   *[other] ett rör eller en enhet, ingen fil
}. Den är oförändrad; flytta undan den och starta igen. Tills dess sparas inget spel.
archive-no-folder = { $folder } kan inte skapas: { $why }. Spelen hålls i minnet; ange en annan mapp med --data-dir.
archive-folder-not-written = { $folder } går inte att skriva i: { $why }. Spelen i den går att titta på; nya hålls i minnet och går förlorade vid slutet. Frigör plats eller rätta behörigheterna, eller ange en annan mapp med --data-dir.
archive-no-memory = minnet räcker inte till
archive-too-large = den är för stor för att läsas in i minnet

archive-rescued = { $met ->
    [0] Inget spel gick att hitta i den.
    [1] { $parts ->
        [0] { $whole-figure } av { $met-figure } spel räddades.
       *[other] { $whole-figure } av { $met-figure } spel räddades, { $parts-figure } till fram till skadan.
    }
   *[other] { $parts ->
        [0] { $whole-figure } av { $met-figure } spel räddades.
       *[other] { $whole-figure } av { $met-figure } spel räddades, { $parts-figure } till fram till skadan.
    }
}{ $going ->
    [0] {""}
   *[other] {" "}Ett spel som inte är slut kan sakna det som valdes efter sista kastet.
}{ $there ->
    [100] {""}
   *[other] {" "}Filen slutar tvärt efter { $there-figure } % av sin längd: spelen därefter lämnade inga spår.
}
archive-damaged = { $file } är skadad. { $rescued } Den skadade filen är sparad, oförändrad, som { $aside } i samma mapp.
archive-damaged-stays = { $file } är skadad, och ingen ny kan skapas: { $why }. Den ligger kvar under sitt namn, oförändrad. Spelen hålls i minnet och sparas så snart det är åtgärdat. { $rescued }
archive-damaged-to-read = { $file } är skadad. { $rescued } Den är oförändrad; när fönstret öppnar den läggs den undan och en ny fil påbörjas{ $games ->
    [0] {""}
    [one] {" "}med det som räddades
   *[other] {" "}med dem som räddades
}.
archive-foreign = { $file } är inget Zonk-arkiv. Den lades undan, oförändrad, som { $aside } i samma mapp, och en ny påbörjades.
archive-foreign-to-read = { $file } är inget Zonk-arkiv. Den är oförändrad; fönstret lägger undan den när det öppnar den.
archive-foreign-stays = { $file } är inget Zonk-arkiv, och inget nytt kan skapas: { $why }. Den ligger kvar under sitt namn, oförändrad. Spelen hålls i minnet och sparas så snart det är åtgärdat.
archive-kept-in-trouble = { $kept } { $trouble }
archive-rescued-title = Räddat fram till kast { $throws }{ $ways-count ->
    [0] {""}
   *[other] , sedan { $ways-either }
}
archive-aside = Ett skadat Zonk-arkiv från { $day } ligger bredvid det här.
archive-aside-rescued = Ett skadat Zonk-arkiv från { $day } ligger bredvid det här. { $rescued }

archive-no-copy = Ingen kopia gjordes: { $why }. De äldre finns kvar.
archive-not-read = { $file } kan inte läsas: { $why }.
archive-no-copy-to-use = { $copy } är inget Zonk-arkiv att gå vidare med. Inget ändrades.
archive-not-put-in-place = { $copy } kunde inte sättas på plats: { $why }. Inget ändrades.
archive-restored = { $copy } är Zonk-arkivet nu. Det förra är sparat som { $aside }.
archive-itself = det är själva Zonk-arkivet

archive-not-written = { $file } kunde inte skrivas: { $why }. Det som sparats tidigare är kvar.
archive-no-game = Det finns inget spel nummer { $game } i Zonk-arkivet.
archive-odd-game = Spel { $game } kan inte läsas: { $part ->
    [told] posten efter vilken fröet avslöjades
    [pledges] listan över dess övriga sigill
   *[entry] post { $line }
} är inget som det här programmet skriver. Någon eller något har ändrat Zonk-arkivet; inget ändrades nu. Kopior av Zonk-arkivet kan ha spelet helt.
archive-seed-damaged = Spelets frö är skadat. Det går att se på, inte att spela.
archive-rules-outside = Spelet anger husregler på en plats utanför mappen. Inget skrevs.
archive-rules-there = { $file } ligger redan i { $folder } och säger något annat. Inget skrevs; välj en annan mapp.
archive-twin = { $titled ->
    [yes] Spelet finns redan i Zonk-arkivet som { $title }, nummer { $game }.
   *[no] Spelet finns redan i Zonk-arkivet, nummer { $game }.
}
archive-another-file = Det finns redan en annan fil med det namnet.
archive-file-not-written = Den kan inte skrivas: { $why }.
archive-not-taken = { $why }

archive-game-number = spel { $number }
archive-and-others = med flera
