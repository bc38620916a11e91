lesson-scores = קוביות מוארות מזכות, כאן { $points-figure }. R שומר אותן וזורק { dice-counted }.
lesson-entry = { $every ->
    [yes] תור נספר החל מ־{ $need-figure }. עד אז, לזרוק.
   *[no] תור אחד של { $need-figure } מכניס אתכם למשחק. עד אז, לזרוק.
}
lesson-dice = לא עוצרים לפני ש־{ $need-either } קוביות בצד. עד אז, לזרוק.
lesson-stay = S עוצר: ה־{ $points-figure } שלכם. עוד זריקה עלולה לאבד אותן.
lesson-pick = אפשר לשמור פחות: לחצו על קובייה, או הקישו את המספר שלה.
lesson-hint = מתלבטים? H מראה את המהלך הטוב ביותר, ולמה.
lesson-all-score = { $must ->
    [yes] כל { $dice-word } הקוביות מזכות: הן נזרקות שוב. פספוס עדיין מאבד הכול.
   *[no] כל { $dice-word } הקוביות מזכות: זרקו את כולן שוב, או עצרו.
}
lesson-forced = רק קוביית הדם לא מביאה כלום, ולכן חייבים לזרוק אותה.
lesson-miss = { $points ->
    [0] כלום לא מזכה: התור נגמר, בלי נקודה.
   *[other] כלום לא מזכה: התור נגמר, וה־{ $points-figure } שלו אבדו.
}
lesson-hit = { $by ->
    [hits] יש { hit-one }, עם סימן על הפנקס. עם הכי הרבה { hits-plain } מנצחים.
   *[other] יש { hit-one }, עם סימן על הפנקס, לתפארת. בנקודות מנצחים.
}
lesson-gate = { $how ->
    [courtesy] את { general-the-hits } לוקחים לפני שזורקים. C אומר שזה נעשה.
    [word] לא זורקים לפני שלקחו את { general-the-hits }. C נותן את המילה.
   *[asks] שאלו פעם אחת על כל { hit-one }: C. הכן האחרון פותח את השער.
}
lesson-may-dare = רביעייה. אפשר לאתגר אתכם: הקובייה האחרונה מתאימה, או שהכול אבד.
lesson-dared = קובייה אחת: התאמה נותנת { $worth-figure }, פספוס מאבד { $stake-figure }. או לסרב.
lesson-show = מחצית: תור אחד לכל אחד, מחוץ לניקוד. הטוב ביותר זוכה: { hit-one }.
lesson-end = { $how ->
    [last] הגיעו ליעד. למי שנשאר יש תור אחרון.
    [immediate] { $limit-figure } גומר את המשחק מיד.
    [finishRound] { $limit-figure } גומר את המשחק, בסוף הסיבוב.
   *[lastRound] { $limit-figure } גומר את המשחק, אחרי עוד תור לאחרים.
}
lesson-no-more = בלי שיעורים
lesson-menu = שיעורים במשחקים הראשונים
lesson-royale = רויאל! שמרו אותו: { $dice-word } קוביות יקבעו כמה הוא שווה.
lesson-reroll = יש לכם זריקה חוזרת: היא זורקת שוב פספוס אחד, עכשיו או בתור אחר.
lesson-magic = מי שיזרוק שוב את { $dice-word } הפאות האלה בזריקה אחת יביא לכולם { hit-one }.
lesson-eleven = אפשר להכריז על חוק ה־11,000: C. אז המשחק נמשך מעבר ל־{ $limit-figure }.
