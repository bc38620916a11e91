coach-name = מאמן
coach-who = הבחירה האחרונה של { $name }
coach-best = הטוב ביותר
coach-as-good = טוב באותה מידה
coach-cost = { $kind ->
    [stay] העצירה עלתה { $cost }
    [roll] הזריקה עלתה { $cost }
    [keep] השמירה עלתה { $cost }
    [take-dare] קבלת האתגר עלתה { $cost }
    [refuse-dare] הסירוב לאתגר עלה { $cost }
   *[other] זה עלה { $cost }
}
coach-cost-points = { $by ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $by-figure } נקודות
}
coach-cost-hits = { hits-counted } ב־{ $of-figure } תורים
coach-cost-wins = { $by ->
    [one] משחק אחד ב־{ $of-figure }
    [two] שני משחקים ב־{ $of-figure }
   *[other] { $by-figure } משחקים ב־{ $of-figure }
}
coach-better = עדיף: { $what }
coach-as-good-as = בהפרש של שערה: { $what }
coach-more = { $why }
coach-ways = { $ways ->
    [one] דרך אחת הלאה
    [two] שתי דרכים הלאה
   *[other] { $ways-word-first } דרכים הלאה
}: { $columns-listed }
coach-ways-there-were = { $ways ->
    [one] הייתה דרך אחת
    [two] היו שתי דרכים
   *[other] היו { $ways-word } דרכים
}: { $columns-listed }
coach-way = { $what }
coach-made = נבחר: { $what }
coach-waits = { $hints ->
    [yes] קודם בחרו: אבחן כל בחירה ואומר מה היא הייתה שווה. לשאול מראש: H; עוד H מראה את כל הדרכים.
   *[no] קודם בחרו: אבחן כל בחירה ואומר מה היא הייתה שווה.
}
coach-column-points = נקודות
coach-column-hits = שווי ב{ hits-plain } ל־{ $of-figure } תורים
coach-column-sure = { hits-plain } לבטח
coach-column-stake = { hits-plain } בסיכון
coach-column-misses = פספוסים
coach-column-wins = ניצחונות
coach-figure = { $column }: { $value }.
coach-percent = { $share }%
coach-chances = סיכויי הניצחון עד כה
coach-chance-of = { $name }: { $share } מ־100.
coach-coming = { $of-figure } תורים כמו זה של { $name }, במשחק הטוב ביותר מכאן: { hits-counted }. { $some-figure } מביאים { hit-a } או יותר, { $miss-figure } מפספסים.
