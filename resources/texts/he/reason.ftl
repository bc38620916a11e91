reason-rolls-gains = { $dice ->
    [one] לזרוק: קובייה אחת מפספסת { $miss-figure } מ־100, וההמשך שווה { $by-figure } יותר.
    [two] לזרוק: שתי קוביות מפספסות { $miss-figure } מ־100, וההמשך שווה { $by-figure } יותר.
   *[other] לזרוק: { $dice-figure } קוביות מפספסות { $miss-figure } מ־100, וההמשך שווה { $by-figure } יותר.
}
reason-stays-saves = { $by ->
    [0] לעצור עם { $points-figure }: זריקה נוספת תביא אותו דבר.
   *[other] לעצור עם { $points-figure }: זריקה נוספת תעלה { $by-figure } בממוצע.
}
reason-entry = { $dice ->
    [one] לזרוק: עם { $points-figure } לא עוצרים כאן. קובייה אחת מפספסת { $miss-figure } מ־100.
    [two] לזרוק: עם { $points-figure } לא עוצרים כאן. שתי קוביות מפספסות { $miss-figure } מ־100.
   *[other] לזרוק: עם { $points-figure } לא עוצרים כאן. { $dice-figure } קוביות מפספסות { $miss-figure } מ־100.
}
reason-begins = פתיחת התור.
reason-forced = { $dice ->
    [one] לזרוק קובייה אחת, כי כך אומרים החוקים.
    [two] לזרוק שתי קוביות, כי כך אומרים החוקים.
   *[other] לזרוק { $dice-figure } קוביות, כי כך אומרים החוקים.
}
reason-only = אין מה לעשות חוץ מזה.
reason-dare-taken = לקבל את האתגר: יש יותר להרוויח מאשר להפסיד.
reason-dare-refused = לסרב לאתגר: קובייה אחת מתוך שש לא מספיקה.
reason-takes-over = לקחת בירושה { $points-figure } נקודות: הקוביות מפספסות { $miss-figure } מ־100.
reason-last-roll = לזרוק: זה התור האחרון, וצריך לעקוף { $points-figure }.
reason-last-won = לעצור: זה התור האחרון, וה־{ $points-figure } נעקפו.
reason-whim = ככה בא לי. הבחירה הטובה ביותר הייתה שווה { $cost-figure } יותר.
reason-feel = לפי תחושה: הסיכויים של החוקים האלה לא מחושבים.
reason-rerolls = { $hits ->
    [yes] לנצל זריקה חוזרת: הזריקה הבאה מביאה יותר, כולל { hits-plain }.
   *[no] לנצל זריקה חוזרת: עכשיו היא מביאה { $by-figure } נקודות יותר מאשר אחר כך.
}
reason-catches-up = להכריז על חוק ה־11,000: פיגור של { $by-figure } נקודות אחרי מי שכמעט בבית.
reason-dares = לאתגר: רביעייה היא לא סיבה להיזהר.
reason-doubts = להטיל ספק בסכום: נאמר { $said-figure }, הקוביות נתנו { $points-figure }.
reason-accounts = לנקוב בקוביות שהרכיבו את הסכום.
reason-stakes = לשים מה שכולם שמים.
reason-takes-hits = לקחת { hits-counted } ברוח ספורטיבית.
reason-gives = לתת { hits-counted } במתנה, בשביל החברה.
reason-asks = { $times ->
    [one] לשאול אם אפשר לזרוק.
    [two] לשאול פעמיים אם אפשר לזרוק.
   *[other] לשאול { $times-figure } פעמים אם אפשר לזרוק.
}
reason-answers = לתת לבא בתור להמשיך.
reason-own = התוכנה של השחקן בחרה בזה.
