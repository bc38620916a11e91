sound-not-needed-yet = עוד לא היה צורך בצליל.
sound-marks-offered = סימני צליל יכולים לומר אילו קוביות מזכות ושל מי התור: תצוגה, צליל.
sound-switched-off = הצליל כבוי על ידי ZONK_SOUND.
sound-played-through = הצליל מושמע דרך { $backend }.
sound-not-started = לא הצלחנו להפעיל את פלט הצליל ({ $why }).
sound-stopped-asking = פלט הצליל הפסיק לבקש דגימות.
sound-again = { $why } ננסה שוב בצליל הבא.
sound-no-output = { $found ->
    [yes] המשחק שותק: לא נמצא פלט צליל ({ $why }).
   *[no] המשחק שותק: לא נמצא פלט צליל.
}

sound-the-game-is-silent-there = המשחק שותק: אין ספריית צליל למערכת הזאת ({ $wrong }).
