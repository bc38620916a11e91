sound-not-needed-yet = Inget ljud har behövts än.
sound-marks-offered = Ljudmärken kan låta dig höra vilka tärningar som ger poäng och vems tur det är: Visa, Ljud.
sound-switched-off = Ljudet är avstängt med ZONK_SOUND.
sound-played-through = Ljudet spelas genom { $backend }.
sound-not-started = Ljudet kunde inte startas ({ $why }).
sound-stopped-asking = Ljudutgången slutade fråga efter ljud.
sound-again = { $why } Nytt försök görs vid nästa ljud.
sound-no-output = { $found ->
    [yes] Spelet är tyst: ingen ljudutgång hittades ({ $why }).
   *[no] Spelet är tyst: ingen ljudutgång hittades.
}

sound-the-game-is-silent-there = Spelet är tyst: det finns inget ljudbibliotek för det här systemet ({ $wrong }).
