sound-not-needed-yet = Звук ще не був потрібен.
sound-marks-offered = Позначки можуть сказати на слух, які кубики рахуються і чий хід: Вигляд, Звук.
sound-switched-off = Звук вимкнено через ZONK_SOUND.
sound-played-through = Звук іде через { $backend }.
sound-not-started = Звук не вдалося запустити ({ $why }).
sound-stopped-asking = Звуковий вихід перестав просити дані.
sound-again = { $why } З наступним звуком буде нова спроба.
sound-no-output = { $found ->
    [yes] Гра мовчить: не знайдено звукового виходу ({ $why }).
   *[no] Гра мовчить: не знайдено звукового виходу.
}
sound-the-game-is-silent-there = Гра мовчить: для цієї системи немає звукової бібліотеки ({ $wrong }).
