read-sheet-title = קריאת דף
read-sheet-open = תמונות של דפים גמורים
read-sheet-looking = מחפשים את הקוד…
read-sheet-files = { $files-listed }
read-sheet-attached = ה־PDF נושא את המשחק שלו: לא היה צורך לקרוא קוד.
read-sheet-another = תמונה אחרת…
read-sheet-head = { $rules }, { $day }
read-sheet-home = { $points-figure } נקודות, { $rounds } סיבובים
read-sheet-broken-off = נקטע בסיבוב { $rounds }
read-sheet-throws = { $throws } מתוך { $throws } זריקות נובעות מהזרע.
read-sheet-pledge = ההתחייבות שעל הנייר היא ההתחייבות על הזרע.
read-sheet-real = קוביות אמיתיות: הזריקות הן כפי שנרשמו.
read-sheet-new = חדש כאן: עוד לא בתיק הזונק.
read-sheet-there = כבר כאן: משחק { $game } בתיק הזונק.
read-sheet-more = { $games ->
    [one] יחד איתו נקרא עוד משחק אחד.
    [two] יחד איתו נקראו עוד שני משחקים.
   *[other] יחד איתו נקראו עוד { $games } משחקים.
}
read-sheet-note = שמות ושעות הם כפי שכתוב בנייר. שום דבר לא נשלח לשום מקום.
read-sheet-close = לסגור
read-sheet-play = לשחק אותו שוב
read-sheet-add = להוסיף לתיק הזונק
read-sheet-go-there = לפתוח
read-sheet-nothing-read = עוד לא נקרא כלום.
