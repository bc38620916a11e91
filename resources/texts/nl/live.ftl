live-the-dice-lie-on-your = De stenen liggen op je eigen tafel. Typ wat ze tonen.
live-dice-that-have-landed-stay = Stenen die liggen, blijven liggen.
live-this-entry-is-not-there = Deze notitie is er niet meer.
live-not-written = Wat het laatst is gespeeld, is nog niet opgeschreven; dat wordt elke paar seconden opnieuw geprobeerd.
live-not-corrected = Er is niets gecorrigeerd: “{ $line }” zou niet meer kloppen. { $why }
live-behind = Van dit spel zijn { $shown } worpen gezien, en het staat bij worp { $made }. Daarom gaat het verder met verse stenen onder een nieuw zegel, en dat is vastgelegd.
live-unwatched = Welke worpen zijn gezien, staat hier niet genoteerd: het komt van elders, of de notitie is weg. Daarom gaat het spel verder met verse stenen onder een nieuw zegel, en dat is vastgelegd.
live-not-watched = De stenen wachten: welke worpen zijn getoond, kan niet naast het Zonk-archief worden genoteerd ({ $why }). Er is niets verloren; gooi opnieuw zodra het kan worden geschreven.
live-no-totals = Dit programma gooit de stenen van dit spel: geen beurt wordt als totaal opgeschreven.
live-seed-is-told = Het spel is uit en de startwaarde van de stenen verteld; dat blijft zo.
live-rules-are-refused = Met deze regels wordt geen spel meer gespeeld{ $over ->
    [yes] {""}
   *[no] , dus kan het niet verder
}; het Zonk-archief speelt het na, drukt het af en exporteert het. { $why }
