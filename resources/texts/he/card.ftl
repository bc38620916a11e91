card-title = החוק
card-menu = החוק על כרטיס (? בשולחן)
card-row = { $kind ->
    [run] { $dice-comma } עד { $until-comma }: { $worth }.
    [dice] { $dice-comma }: { $worth }.
   *[words] { $words }: { $worth }.
}
card-leave-one = שומרים מה שמזכה, זורקים את השאר, או עוצרים.
card-leave-all = שומרים כל מה שמזכה, זורקים את השאר, או עוצרים.
card-enter = קודם נכנסים: { $points-figure } בתור אחד.
card-enter-dice = נכנסים עם { $dice-figure } קוביות בצד.
card-stop = לעצירה צריך { $points-figure }.
card-stop-dice = עוצרים עם { $dice-either } קוביות בצד.
card-beat-previous = עוקפים את העצירה הקודמת.
card-wild-face = ה־{ $face } האדום הוא ג׳וקר.
card-miss = בלי ניקוד: התור אבד.
card-all-score = { $forced ->
    [yes] כל { $dice-word } הקוביות זיכו: זורקים שוב.
   *[no] כל { $dice-word } הקוביות זיכו: זורקים שוב, או עוצרים.
}
card-blood-die-alone = האדומה לבדה: חייבים לזרוק.
card-blood-die-among = אדומה שלא זיכתה: חייבים לזרוק.
card-dare = רביעייה: אחרים רשאים לאתגר.
card-hit-each = כל { $step-figure } נותנות { hit-one }.
card-hit-turn = { $step-figure } בתור אחד נותנות { hit-one }.
card-rounds = { $by ->
    [hits] { $rounds-figure } סיבובים: עם הכי הרבה { hits-plain } מנצחים.
    [titles] { $rounds-figure } סיבובים: עם הכי הרבה תארים מנצחים.
   *[points] { $rounds-figure } סיבובים: עם הכי הרבה נקודות מנצחים.
}
card-end = { $by ->
    [first] { $over ->
        [yes] ראשונים מעל { $limit-figure } מנצחים.
       *[no] ראשונים ב־{ $limit-figure } מנצחים.
    }
    [hits] { $over ->
        [yes] מעל { $limit-figure } זה נגמר
       *[no] ב־{ $limit-figure } זה נגמר
    }: עם הכי הרבה { hits-plain } מנצחים.
    [titles] { $over ->
        [yes] מעל { $limit-figure } זה נגמר
       *[no] ב־{ $limit-figure } זה נגמר
    }: עם הכי הרבה תארים מנצחים.
   *[points] { $over ->
        [yes] מעל { $limit-figure } זה נגמר
       *[no] ב־{ $limit-figure } זה נגמר
    }: עם הכי הרבה נקודות מנצחים.
}
