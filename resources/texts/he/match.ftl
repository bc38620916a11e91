match-endless = המשחק לא הגיע לסופו אחרי { $actions-figure } פעולות. או שאי אפשר לנצח בחוקים האלה, או ששחקן הולך במעגלים.
match-broken = תהליך מת באמצע המשחקים. אולי אין מספיק זיכרון; נסו --cores 1.
match-title = { $rules }, { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games-figure } משחקים
}, זרע { $seed }.
match-player = { $name }: ניצחונות { $wins } ({ $low } עד { $high }), נקודות { $points }, { hits-plain } { $hits }
match-rules-there = { $file } כבר נמצא ב־{ $folder } ואומר משהו אחר. לא שוחק אף משחק; נקבו בתיקייה אחרת.
match-not-written = { $folder }: אי אפשר לכתוב שם משחקים: { $why }. נקבו בתיקייה אחרת.
