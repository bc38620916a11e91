archive-file-trouble = { $file } kan niet worden geschreven: { $why }. Het blijft onder zijn naam staan en er gaat niets van verloren. Spellen staan in het geheugen en worden opgeslagen zodra dit is verholpen. Maak ruimte of herstel de schijf.
archive-half-moved = het journaal (-wal) ligt er, en het bestand zelf niet
archive-file-closed = { $file } kan niet worden geschreven: { $why }. Het blijft onder zijn naam staan en er gaat niets van verloren. Maak ruimte of herstel de schijf.
archive-unread = { $file } kan niet worden gelezen: { $why }. Er is niets aan veranderd.
archive-newer = { $file } is geschreven door een nieuwere versie van het programma. Er is niets aan veranderd: je kunt de spellen bekijken, nieuwe worden niet opgeslagen. Start de nieuwere versie.
archive-reading-only = Het is alleen geopend om te lezen.
archive-none-yet = Er is nog geen Zonk-archief in { $folder }.
archive-not-a-folder = { $folder } is geen map. Er is niets aan veranderd; noem een andere map met --data-dir. Tot dan wordt er geen spel opgeslagen.
archive-not-a-file = { $file } is { $kind ->
    [folder] een map, geen bestand
    [link] een koppeling die nergens heen leidt
   *[other] een pipe of een apparaat, geen bestand
}. Er is niets aan veranderd; verplaats het en start opnieuw. Tot dan wordt er geen spel opgeslagen.
archive-no-folder = { $folder } kan niet worden gemaakt: { $why }. Spellen staan alleen in het geheugen; noem een andere map met --data-dir.
archive-folder-not-written = In { $folder } kan niet worden geschreven: { $why }. Je kunt de spellen erin bekijken; nieuwe staan alleen in het geheugen en gaan aan het eind verloren. Maak ruimte of herstel de rechten, of noem een andere map met --data-dir.
archive-no-memory = er is te weinig geheugen
archive-too-large = het is te groot om in het geheugen te lezen
archive-rescued = { $met ->
    [0] Er was geen spel in te vinden.
    [1] { $parts ->
        [0] { $whole-figure } van { $met-figure } spel is gered.
       *[other] { $whole-figure } van { $met-figure } spel is gered, { $parts-figure } tot de beschadigde plek.
    }
   *[other] { $parts ->
        [0] { $whole-figure } van { $met-figure } spellen zijn gered.
       *[other] { $whole-figure } van { $met-figure } spellen zijn gered, nog { $parts-figure } tot de beschadigde plek.
    }
}{ $going ->
    [0] {""}
   *[other] {" "}Bij een spel dat nog loopt kan ontbreken wat na de laatste worp is gekozen.
}{ $there ->
    [100] {""}
   *[other] {" "}Het bestand breekt af na { $there-figure }% van zijn lengte: spellen daarachter lieten geen spoor na.
}
archive-damaged = { $file } is beschadigd. { $rescued } Het beschadigde bestand is ongewijzigd bewaard als { $aside } in dezelfde map.
archive-damaged-stays = { $file } is beschadigd en er kan geen nieuw bestand worden gemaakt: { $why }. Het blijft ongewijzigd onder zijn naam staan. Spellen staan in het geheugen en worden opgeslagen zodra dit is verholpen. { $rescued }
archive-damaged-to-read = { $file } is beschadigd. { $rescued } Er is niets aan veranderd; als het venster het opent, wordt het opzij gezet en begint er een nieuw bestand{ $games ->
    [0] {""}
    [one] {" "}met het spel dat is gered
   *[other] {" "}met de spellen die zijn gered
}.
archive-foreign = { $file } is geen Zonk-archief. Het is ongewijzigd opzij gezet als { $aside } in dezelfde map, en er is een nieuw begonnen.
archive-foreign-to-read = { $file } is geen Zonk-archief. Er is niets aan veranderd; het venster zet het opzij bij het openen.
archive-foreign-stays = { $file } is geen Zonk-archief en er kan geen nieuw worden gemaakt: { $why }. Het blijft ongewijzigd onder zijn naam staan. Spellen staan in het geheugen en worden opgeslagen zodra dit is verholpen.
archive-kept-in-trouble = { $kept } { $trouble }
archive-rescued-title = Gered tot en met worp { $throws }{ $ways-count ->
    [0] {""}
   *[other] , dan { $ways-either }
}
archive-aside = Een beschadigd Zonk-archief van { $day } ligt naast dit.
archive-aside-rescued = Een beschadigd Zonk-archief van { $day } ligt naast dit. { $rescued }
archive-no-copy = Er is geen kopie gemaakt: { $why }. De oudere blijven.
archive-not-read = { $file } kan niet worden gelezen: { $why }.
archive-no-copy-to-use = { $copy } is geen Zonk-archief om mee verder te gaan. Er is niets veranderd.
archive-not-put-in-place = { $copy } kon niet op zijn plaats worden gezet: { $why }. Er is niets veranderd.
archive-restored = { $copy } is nu het Zonk-archief. Het vorige is bewaard als { $aside }.
archive-itself = dit is het Zonk-archief zelf
archive-not-written = { $file } kon niet worden geschreven: { $why }. Wat eerder is opgeslagen, blijft.
archive-no-game = Er is geen spel nummer { $game } in het Zonk-archief.
archive-odd-game = Spel { $game } kan niet worden gelezen: { $part ->
    [told] de notitie waarna de startwaarde is verteld
    [pledges] de lijst van de verdere zegels
   *[entry] notitie { $line }
} is niets wat dit programma schrijft. Iemand of iets heeft het Zonk-archief veranderd; nu is er niets veranderd. Misschien staat het spel nog heel in een kopie van het Zonk-archief.
archive-seed-damaged = De startwaarde van dit spel is beschadigd. Je kunt het bekijken, niet spelen.
archive-rules-outside = Dit spel noemt huisregels op een plek buiten de map. Er is niets geschreven.
archive-rules-there = { $file } ligt al in { $folder } en zegt iets anders. Er is niets geschreven; kies een andere map.
archive-twin = { $titled ->
    [yes] Dit spel staat al in het Zonk-archief als { $title }, nummer { $game }.
   *[no] Dit spel staat al in het Zonk-archief, nummer { $game }.
}
archive-another-file = Er is al een ander bestand met deze naam.
archive-file-not-written = Het kan niet worden geschreven: { $why }.
archive-not-taken = { $why }
archive-game-number = spel { $number }
archive-and-others = en anderen
