live-the-dice-lie-on-your = Die Würfel liegen auf deinem Tisch. Tipp ihre Augen ein.
live-dice-that-have-landed-stay = Gefallene Würfel bleiben gefallen.
live-this-entry-is-not-there = Diesen Eintrag gibt es nicht mehr.
live-not-written = Das zuletzt Gespielte ist noch nicht aufgeschrieben; alle paar Sekunden wird es wieder versucht.
live-not-corrected = Nichts wurde berichtigt: „{ $line }“ würde nicht mehr stimmen. { $why }
live-behind = Von diesem Spiel hat man { $shown } Würfe gesehen, und es steht bei Wurf { $made }. Darum geht es mit frischen Würfeln unter einem neuen Siegel weiter, und das ist vermerkt.
live-unwatched = Welche seiner Würfe man gesehen hat, ist hier nicht vermerkt: Es kommt von anderswo, oder der Vermerk ist fort. Darum geht das Spiel mit frischen Würfeln unter einem neuen Siegel weiter, und das ist vermerkt.
live-not-watched = Die Würfel warten: Neben der Zonk-Akte lässt sich nicht vermerken, welche Würfe gezeigt wurden ({ $why }). Nichts ist verloren; würfle, sobald sich dort schreiben lässt.
live-no-totals = In diesem Spiel wirft das Programm die Würfel: Kein Zug wird als Stand aufgeschrieben.
live-seed-is-told = Das Spiel ist aus und der Startwert seiner Würfel verraten; dabei bleibt es.
live-rules-are-refused = Nach diesen Regeln wird nicht mehr gespielt{ $over ->
    [yes] {""}
   *[no] , also geht es damit nicht weiter
}; die Zonk-Akte zeigt, druckt und exportiert das Spiel. { $why }
