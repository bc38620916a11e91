archive-file-trouble = אי אפשר לכתוב אל { $file }: { $why }. הקובץ נשאר בשמו, ושום דבר בו לא אבד. המשחקים מתנהלים בזיכרון ויישמרו ברגע שזה יתוקן. פנו מקום או תקנו את הדיסק.
archive-half-moved = היומן שלו (-wal) נמצא שם, והקובץ עצמו לא
archive-file-closed = אי אפשר לכתוב אל { $file }: { $why }. הקובץ נשאר בשמו, ושום דבר בו לא אבד. פנו מקום או תקנו את הדיסק.
archive-unread = אי אפשר לקרוא את { $file }: { $why }. הקובץ לא שונה.
archive-newer = את { $file } כתבה גרסה חדשה יותר של התוכנה. הקובץ לא שונה: אפשר לצפות במשחקים שבו, חדשים לא נשמרים. הפעילו את הגרסה החדשה.
archive-reading-only = הוא נפתח לקריאה בלבד.
archive-none-yet = עוד אין תיק זונק ב־{ $folder }.
archive-not-a-folder = { $folder } אינו תיקייה. הוא לא שונה; נקבו בתיקייה אחרת עם --data-dir. עד אז שום משחק לא נשמר.
archive-not-a-file = { $file } הוא { $kind ->
    [folder] תיקייה, לא קובץ
    [link] קישור שלא מוביל לשום מקום
   *[other] צינור או התקן, לא קובץ
}. הוא לא שונה; הזיזו אותו והתחילו שוב. עד אז שום משחק לא נשמר.
archive-no-folder = אי אפשר ליצור את { $folder }: { $why }. המשחקים מתנהלים בזיכרון; נקבו בתיקייה אחרת עם --data-dir.
archive-folder-not-written = אי אפשר לכתוב אל { $folder }: { $why }. אפשר לצפות במשחקים שבה; חדשים מתנהלים בזיכרון ואובדים בסוף. פנו מקום או תקנו הרשאות, או נקבו בתיקייה אחרת עם --data-dir.
archive-no-memory = אין מספיק זיכרון
archive-too-large = הוא גדול מכדי להיקרא לזיכרון

archive-rescued = { $met ->
    [0] לא נמצא בו אף משחק.
    [1] { $parts ->
        [0] ניצלו { $whole-figure } מתוך משחק אחד.
       *[other] ניצלו { $whole-figure } מתוך משחק אחד, ועוד { $parts-figure } עד מקום הפגיעה.
    }
   *[other] { $parts ->
        [0] ניצלו { $whole-figure } מתוך { $met-figure } משחקים.
       *[other] ניצלו { $whole-figure } מתוך { $met-figure } משחקים, ועוד { $parts-figure } עד מקום הפגיעה.
    }
}{ $going ->
    [0] {""}
   *[other] {" "}במשחק שלא נגמר אולי חסר מה שנבחר אחרי הזריקה האחרונה.
}{ $there ->
    [100] {""}
   *[other] {" "}הקובץ נקטע אחרי { $there-figure }% מאורכו: משחקים שאחר כך לא השאירו עקבות.
}
archive-damaged = { $file } פגום. { $rescued } הקובץ הפגום נשמר כמות שהוא, בשם { $aside }, באותה תיקייה.
archive-damaged-stays = { $file } פגום, ואי אפשר ליצור חדש: { $why }. הוא נשאר בשמו, ללא שינוי. המשחקים מתנהלים בזיכרון ויישמרו ברגע שזה יתוקן. { $rescued }
archive-damaged-to-read = { $file } פגום. { $rescued } הוא לא שונה; כשהחלון יפתח אותו, הוא יישמר בצד ויתחיל קובץ חדש{ $games ->
    [0] {""}
    [1] {" "}עם המשחק שניצל
   *[other] {" "}עם המשחקים שניצלו
}.
archive-foreign = { $file } אינו תיק זונק. הוא הונח בצד כמות שהוא, בשם { $aside }, באותה תיקייה, והתחיל חדש.
archive-foreign-to-read = { $file } אינו תיק זונק. הוא לא שונה; החלון יניח אותו בצד כשיפתח אותו.
archive-foreign-stays = { $file } אינו תיק זונק, ואי אפשר ליצור חדש: { $why }. הוא נשאר בשמו, ללא שינוי. המשחקים מתנהלים בזיכרון ויישמרו ברגע שזה יתוקן.
archive-kept-in-trouble = { $kept } { $trouble }
archive-rescued-title = ניצל עד זריקה { $throws }{ $ways-count ->
    [0] {""}
   *[other] , ואז { $ways-either }
}
archive-aside = תיק זונק פגום מ־{ $day } שמור לצד זה.
archive-aside-rescued = תיק זונק פגום מ־{ $day } שמור לצד זה. { $rescued }

archive-no-copy = לא נוצר עותק: { $why }. הישנים נשארים.
archive-not-read = אי אפשר לקרוא את { $file }: { $why }.
archive-no-copy-to-use = { $copy } אינו תיק זונק שאפשר להמשיך בו. לא שונה כלום.
archive-not-put-in-place = לא הצלחנו לשים את { $copy } במקומו: { $why }. לא שונה כלום.
archive-restored = { $copy } הוא עכשיו תיק הזונק. הקודם שמור בשם { $aside }.
archive-itself = זה תיק הזונק עצמו

archive-not-written = לא הצלחנו לכתוב את { $file }: { $why }. מה שנשמר קודם נשאר.
archive-no-game = אין משחק מספר { $game } בתיק הזונק.
archive-odd-game = אי אפשר לקרוא את משחק { $game }: { $part ->
    [told] הרישום שאחריו נחשף הזרע שלו
    [pledges] רשימת ההתחייבויות הנוספות שלו
   *[entry] רישום { $line }
} אינו דבר שהתוכנה הזאת כותבת. מישהו או משהו שינה את תיק הזונק; עכשיו לא שונה כלום. אולי בעותקים של תיק הזונק המשחק שלם.
archive-seed-damaged = הזרע של המשחק הזה פגום. אפשר לצפות בו, לא לשחק בו.
archive-rules-outside = המשחק הזה מפנה לחוקי בית מחוץ לתיקייה. לא נכתב כלום.
archive-rules-there = { $file } כבר נמצא ב־{ $folder } ואומר משהו אחר. לא נכתב כלום; בחרו תיקייה אחרת.
archive-twin = { $titled ->
    [yes] המשחק הזה כבר בתיק הזונק בשם { $title }, מספר { $game }.
   *[no] המשחק הזה כבר בתיק הזונק, מספר { $game }.
}
archive-another-file = כבר יש קובץ אחר בשם הזה.
archive-file-not-written = אי אפשר לכתוב אותו: { $why }.
archive-not-taken = { $why }

archive-game-number = משחק { $number }
archive-and-others = ואחרים
