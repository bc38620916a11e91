sound-not-needed-yet = Dźwięk nie był jeszcze potrzebny.
sound-marks-offered = Znaki dźwiękowe mogą mówić, które kości punktują i czyja kolej: Widok, Dźwięk.
sound-switched-off = Dźwięk wyłącza ZONK_SOUND.
sound-played-through = Dźwięk gra przez { $backend }.
sound-not-started = Nie udało się uruchomić wyjścia dźwięku ({ $why }).
sound-stopped-asking = Wyjście dźwięku przestało prosić o próbki.
sound-again = { $why } Następna próba przy następnym dźwięku.
sound-no-output = { $found ->
    [yes] Gra jest cicho: nie znaleziono wyjścia dźwięku ({ $why }).
   *[no] Gra jest cicho: nie znaleziono wyjścia dźwięku.
}
sound-the-game-is-silent-there = Gra jest cicho: dla tego systemu nie ma biblioteki dźwięku ({ $wrong }).
