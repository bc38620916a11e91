sound-not-needed-yet = Er was nog geen geluid nodig.
sound-marks-offered = Tekens kunnen hoorbaar maken welke stenen tellen en wie er aan de beurt is: Beeld, Geluid.
sound-switched-off = Geluid is uitgezet door ZONK_SOUND.
sound-played-through = Geluid klinkt via { $backend }.
sound-not-started = De geluidsuitvoer kon niet worden gestart ({ $why }).
sound-stopped-asking = De geluidsuitvoer vraagt niet meer om geluid.
sound-again = { $why } Bij het volgende geluid wordt het opnieuw geprobeerd.
sound-no-output = { $found ->
    [yes] Het spel is stil: er is geen geluidsuitvoer gevonden ({ $why }).
   *[no] Het spel is stil: er is geen geluidsuitvoer gevonden.
}
sound-the-game-is-silent-there = Het spel is stil: voor dit systeem is er geen geluidsbibliotheek ({ $wrong }).
