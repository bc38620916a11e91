sheet-worth-by-face = פאה × { $factor }

sheet-subtitle = { $name }, { $dice }
sheet-dice = { $special ->
    [blood-die] { $dice-word } קוביות, אחת מהן קוביית הדם
    [odd-die] { $dice-word } קוביות, אחת בצבע שונה
    [three-colours] { $dice-word } קוביות בשלושה צבעים
   *[none] { $dice-word } קוביות
}
sheet-for-players = ל־{ $least }-{ $most } שחקנים
sheet-field-date = תאריך
sheet-field-start = התחלה
sheet-field-finish = סיום
sheet-field-magic = מספר הקסם
sheet-field-scorekeeper = רישום
sheet-field-packer = מילוי הראש
sheet-field-rule11k = חוק 11,000, הכרזה
sheet-field-rule11k-at = בשעה
sheet-field-winner = ניצחון
sheet-field-winner-keeps = ניצחון, והדף
sheet-field-gha = g.h.a.
sheet-field-high-score = ניקוד שיא
sheet-field-big-hit = שאכטת־על
sheet-field-consecutive-hit = שאכטות ברצף
sheet-field-limit = גבול
sheet-field-fewest = הכי פחות BH

sheet-zonk = זונק

sheet-one-hit = שאכטה אחת
sheet-a-zonk = זונק
sheet-page-of = עמוד { $page-figure } מתוך { $pages-figure }
sheet-re-roll-used-struck-out = זריקה חוזרת, נוצלה: מחוקה בקו
sheet-no-turn-here = אין כאן תור

sheet-final = סופי
sheet-so-far = עד כה
sheet-corrected = תוקן
sheet-penalty-taken-off = { $points }: קנס, יורד מהסכום הבא
sheet-hits = שאכטות
sheet-file-title = { $title }, { $subtitle }: { $names-comma }{ $more ->
    [yes] {" "}ואחרים
   *[no] {""}
}{ $dated ->
    [yes] , { $day }
   *[no] {""}
}
sheet-page-rules = החוקים
sheet-page-keepsake = המרוץ, השאכטות והקוביות
sheet-page-codes = המשחק בקודים
sheet-page-number = עמוד { $page-figure }
sheet-page-rounds = סיבובים { $first-figure } עד { $last-figure }
sheet-page-players = { $rounds }, שחקנים { $first-figure } עד { $last-figure }
sheet-on-paper = { $landscape ->
    [yes] { $paper }, לרוחב, { $pages ->
        [one] עמוד אחד
        [two] שני עמודים
       *[other] { $pages-figure } עמודים
    }
   *[no] { $paper }, לאורך, { $pages ->
        [one] עמוד אחד
        [two] שני עמודים
       *[other] { $pages-figure } עמודים
    }
}{ $rules ->
    [yes] , האחרון עם החוקים.
   *[no] .
}
sheet-rounds-and-room = משחק נמשך בערך { $rounds-figure } סיבובים; { $games ->
    [1] יש מקום ל־{ $rows-figure }
   *[other] יש מקום לשני משחקים של { $rows-figure }
}{ $split ->
    [yes] , ו־{ $share } מ־100 משחקים נגמרים בעמוד 1
   *[no] {""}
}.
sheet-dice-pledged = התחייבות הקוביות { $pledge }
sheet-halftime-show = מופע המחצית
sheet-race-told = הסכום של כל אחד אחרי כל אחד מ־{ $rounds-figure } הסיבובים. בסוף: { $ends-comma }.
sheet-luck = { $each ->
    [0] מזל ובחירות
   *[other] מזל ובחירות; { hit-a } = { $each-figure }
}
sheet-luck-of = { $luck } מהקוביות, { $cost } מהבחירות
sheet-hints = ביקשו רמז
sheet-hints-of = { $hints ->
    [one] פעם אחת
    [two] פעמיים
   *[other] { $hints-figure } פעמים
}
sheet-in-one-turn = { $points } בתור אחד

sheet-no-font = { $more ->
    [0] אין במחשב הזה גופן עם האותיות של { $names-comma }: הן יודפסו כתיבות ריקות. התקינו גופן מתאים, והדפיסו שוב.
   *[other] אין במחשב הזה גופן עם האותיות של { $names-comma } ועוד { $more-figure }: הן יודפסו כתיבות ריקות. התקינו גופן מתאים, והדפיסו שוב.
}
sheet-script-picture = תמונה
sheet-script-cjk = סינית או יפנית
sheet-script-hangul = קוריאנית
sheet-pdf-folder = { $file } הוא תיקייה; תנו שם של קובץ.
sheet-pdf-no-folder = אין תיקייה { $folder }.
sheet-pdf-not-written = { $kept ->
    [yes] אי אפשר לכתוב את { $file }: { $why }. מה שהיה שם נשאר; בחרו מקום אחר.
   *[no] אי אפשר לכתוב את { $file }: { $why }. בחרו מקום אחר.
}

sheet-play-resumes-here = מכאן ממשיכים

sheet-other = אחר

sheet-the-race = המרוץ

sheet-awards = פרסים
sheet-best-turn = התור הכי טוב

sheet-head-hits = שאכטות{ $thrown ->
    [yes] {""}
   *[no] {" "}לפי הסכומים
}
sheet-hits-all = הכול

sheet-in-the-square = { $codes ->
    [1] כל הערב הזה נמצא בריבוע.
   *[other] { $here ->
        [yes] כל הערב הזה נמצא ב־{ $codes } הריבועים האלה.
       *[no] כל הערב הזה נמצא ב־{ $codes } הריבועים שבעמודים האחרונים.
    }
}
sheet-point-a-phone = { $codes ->
    [1] כוונו אליו טלפון
   *[other] כוונו טלפון אל כל אחד
}: { $thrown ->
    [yes] הדף ברשת זורק שוב את כל { $throws } הזריקות{ $seed ->
        [yes] {" "}ואומר אם הקוביות היו ישרות.
       *[no] , כפי שנפלו על השולחן.
    }
   *[no] הדף ברשת כותב שוב את כל הדף.
}
sheet-or-in-the-program = או בתוכנה: תיק הזונק > קריאת דף. שום דבר לא נשלח לשום מקום.
sheet-pledged = התחייבות מלפני הזריקה הראשונה: { $pledge }
sheet-code = קוד { $part } מתוך { $parts }
sheet-the-dice = הקוביות
sheet-pledged-before-the-first-throw = התחייבות מלפני הזריקה הראשונה, SHA-256:
sheet-seed-told-at-the-end = הזרע, שנחשף בסוף:
sheet-signed-by-who-kept-the = חתימת מי שרשם את הניקוד

sheet-this-is-no-name-of = זה לא שם של קובץ.

sheet-the-pdf-cannot-be-drawn = אי אפשר לצייר את ה־PDF; לא נכתב כלום.

sheet-and-more = { $name } ו{ $more ->
    [one] עוד אחד
    [two] עוד שניים
   *[other] עוד { $more-figure }
}
sheet-line-of = { $name }: { $line }

sheet-not-finished = לא נגמר

sheet-the-font-cannot-be-loaded = אי אפשר לטעון את הגופן { $name }; התקינו את התוכנה מחדש.

sheet-pad-dash = קו
sheet-pad-column-total = סכום
sheet-pad-column-turn = תור
sheet-pad-column-hits = שאכטות

sheet-pad-part = { $name }, { $part }
sheet-pad-half = חצי
sheet-pad-mark = { $mark ->
    [straight] רצף
    [magic] מספר הקסם
    [devil] שטן
    [square] ריבוע
    [halftime] מחצית
    [flag] שאכטה
    [reroll] זריקה חוזרת
    [reroll-used] זריקה חוזרת, נוצלה
    [pen] תוקן
    [dashes] קווים
    [star] כוכב
    [asterisk] כוכבית
   *[other] { $plain }
}
sheet-pad-hits = { $name }: { hits-counted }
sheet-pad-key = { $marks-comma }: { $words }

sheet-players = שחקנים

sheet-rounds = סיבובים

sheet-would-be = היה { $said }
sheet-pad-corrected = תוקן.
sheet-click-to-correct-it = לחצו כדי לתקן.

sheet-score-sheet = דף ניקוד
sheet-bong-hits = BH
sheet-brought-forward = מהעמוד הקודם
sheet-note-award = { $award }: { $name }, { $value }
sheet-note-gha = G.H.A. { $average }
sheet-note-between = .{ "   " }
