verify-pledge = התחייבות: { $pledge }
verify-compare = (היא הוכחה למי שראה אותה לפני הזריקה הראשונה: השוו)
verify-not-checked = לא נבדק: { $what }
verify-another-name = שם אחר: { $said }
verify-renamed = { $old } נקרא { $new } מאז { $throws ->
    [1] זריקה 1
   *[other] זריקה { $throws }
}
verify-throws = { $throws ->
    [1] זריקה אחת
   *[other] כל { $throws } הזריקות
}
verify-honest = { $alone ->
    [yes] הקוביות ישרות. נובע מהזרע שעליו הייתה התחייבות: { $parts-listed }.
   *[no] הקוביות ישרות. נובעים מהזרע שעליו הייתה התחייבות: { $parts-listed }.
}
verify-part-order = סדר המשחק
verify-part-magic = מספר הקסם
verify-part-names = של מי השמות האלה
verify-part-rules = החוקים, האפשרויות וסכומי הפתיחה
verify-part-choices = מה נשמר ומה נאמר
verify-part-no-order = סדר המשחק, כי לא נרשמה זריקה עליו
verify-part-end = הסוף, כי הקובץ נקטע לפני שהמשחק נגמר
verify-part-peek = אם מישהו הציץ קדימה בעותק של כל התיקייה, או של קובץ והזרע שלו
verify-part-hands = אם התנועות והמילים הן אלה שהיו ליד השולחן, כי מי שבידיו הזרע יכול לחפש אחרות
verify-part-helps = מי היה מחשב, אילו רמזים הוצגו ומתי זה היה, כי אין שרשרת שמחזיקה אותם
verify-part-course = מה הוחזר או שונה בדרך, כי אין שרשרת שמחזיקה את זה

verify-chain = שרשרת: { $head }, שלמה (השוו לראש שנרשם בסוף)
verify-chain-holds = שרשרת היומן מחזיקה ומסתיימת ב־{ $head }…
verify-on-record = רשום: { $said }
verify-begins-taken-over = השרשרת מתחילה אחרי שורה { $line }, מקובץ של גרסה ישנה יותר
verify-begins-imported = השרשרת מתחילה אחרי שורה { $line }, שבה הובא תמליל
verify-begins-kept-both = השרשרת מתחילה אחרי שורה { $line }, שבה הובא תמליל בפעם השנייה
verify-begins-brought-over = השרשרת מתחילה אחרי שורה { $line }, שבה המשחק הועבר מעותק
verify-begins-rescued = השרשרת מתחילה אחרי שורה { $line }, שבה המשחק ניצל מקובץ פגום
verify-begins-copy-put-in-place = השרשרת מתחילה אחרי שורה { $line }, שבה הושם עותק של תיק הזונק במקומו
verify-record-struck = { $times ->
    [1] שורה אחת הוחזרה
    [2] שתי שורות הוחזרו
   *[other] { $times } שורות הוחזרו
}
verify-was-continued = { $times ->
    [1] יצאו מהמשחק וחזרו אליו פעם אחת
    [2] יצאו מהמשחק וחזרו אליו פעמיים
   *[other] יצאו מהמשחק וחזרו אליו { $times } פעמים
}
verify-was-copy-put-in-place = { $times ->
    [1] בינתיים הושם במקומו עותק של תיק הזונק
    [2] פעמיים הושם במקומו עותק של תיק הזונק
   *[other] { $times } פעמים הושם במקומו עותק של תיק הזונק
}
verify-was-imported = { $times ->
    [1] הוא הובא מתמליל
    [2] הוא הובא מתמלילים פעמיים
   *[other] הוא הובא מתמלילים { $times } פעמים
}
verify-was-kept-both = { $times ->
    [1] הוא הובא בפעם השנייה
    [2] הוא הובא שוב פעמיים
   *[other] הוא הובא שוב { $times } פעמים
}
verify-gestures = תנועות יד: ב{ $throws ->
    [1] זריקה אחת
    [2] שתי זריקות
   *[other] ־{ $throws } זריקות
} יש מה שעשתה ידו של מי שזרק, כך שאיש לא יכול היה לדעת אותן מראש
verify-behind = אחרי זריקה { $throws } המשחק פיגר אחרי מה שכבר הוצג מהקוביות שלו, { $shown } זריקות, ונמשך בקוביות טריות תחת התחייבות חדשה
verify-unwatched = אחרי זריקה { $throws } לא היה רשום מה כבר הוצג מהקוביות שלו, והמשחק נמשך בקוביות טריות תחת התחייבות חדשה
verify-record-computer = { $throw ->
    [0] את { $name } הפעיל המחשב { $who } ({ $level })
   *[other] את { $name } הפעיל המחשב { $who } ({ $level }) אחרי זריקה { $throw }
}
verify-record-person = מאחורי { $name } ישב בן אדם אחרי זריקה { $throw }
verify-record-hints = { $times ->
    [1] { general-to-name } הוצג רמז אחד
    [2] { general-to-name } הוצגו שני רמזים
   *[other] { general-to-name } הוצגו { $times } רמזים
}
verify-record-times = { $ended ->
    [yes] שוחק מ־{ $start } עד { $end }
   *[no] התחיל ב־{ $start }
}

verify-wrong-faces = זריקה { $number } רשומה { $written }, אבל הזרע נותן { $seed }
verify-wrong-order = סדר המשחק רשום { $written }, אבל הזרע נותן { $seed }
verify-wrong-magic = { $there ->
    [yes] מספר הקסם רשום { $written }, אבל הזרע נותן { $seed }
   *[no] מספר הקסם לא רשום, אבל הזרע נותן { $seed }
}
verify-blame-no-record = לא נאמר דבר על הקוביות; הן נזרקו ביד או הוקלדו
verify-blame-not-revealed = יש התחייבות על הקוביות, אבל הזרע שלהן נחשף כשהמשחק נגמר
verify-blame-not-pledged = נחשף זרע, אבל אף פעם לא התחייבו עליו; זה לא מוכיח כלום
verify-blame-no-throw = לא רשומה אף זריקה, ולכן שום דבר לא מראה שהקוביות היו ישרות
verify-blame-late-pledge = ההתחייבות באה אחרי הזריקה הראשונה; היא חייבת לבוא לפניה
verify-blame-early-seed = הזרע נחשף לפני הזריקה האחרונה; מי שידע אותו ידע מה ייפול
verify-blame-wrong-seed = הזרע הוא לא זה שעליו התחייבו לפני הזריקה הראשונה
verify-blame-broken-chain = המשחק הוא לא מה שהשרשרת שלו אומרת: משהו שונה אחרי שנכתב
verify-blame-corrected = רישום נכתב מחדש; קוביות של התוכנה אף פעם לא מתוקנות

verify-must-be-followed-by-64 = אחרי { $kind } חייבות לבוא 64 ספרות הקסדצימליות
verify-seated-must-be-followed-by = אחרי { "seated" } חייבים לבוא השמות לפי הישיבה
verify-behind-must-be-followed-by = אחרי { "dice-behind" } חייב לבוא מספר זריקות
verify-is-given-twice = { $kind } ניתן פעמיים
