end-takes-the-sheet = { $names-count ->
    [one] הדף הולך אל { $names-listed }
   *[other] הדף משותף: { $names-listed }
}
end-nobody-wins = אין מנצח
end-computer-says = { $note } { $line }

end-others = עוד { $count-figure }
end-won = { $by ->
    [hits] { $value ->
        [1] { hit-one }, בסיבוב { $round-figure }
       *[other] { hits-plain }, בסיבוב { $round-figure }
    }
    [titles] { $value ->
        [1] תואר, בסיבוב { $round-figure }
       *[other] תארים, בסיבוב { $round-figure }
    }
   *[points] בסיבוב { $round-figure }
}
end-won-shared = { $by ->
    [hits] { $value ->
        [1] { hit-one }, במשותף
       *[other] { hits-plain }, במשותף
    }
    [titles] { $value ->
        [1] תואר, במשותף
       *[other] תארים, במשותף
    }
   *[points] במשותף
}
end-most-hits = הכי הרבה { hits-plain }
end-of-all-hits = מתוך { $hits-figure } בשולחן
end-in-the-show = במופע המחצית
end-in-one-turn = בתור אחד
end-turns-with-a-hit = תורים ברצף שהביאו { hit-a }
end-best-turn = התור הכי טוב
end-points-in-one-turn = נקודות בתור אחד
end-longest-drought = הבצורת הכי ארוכה
end-turns-without-a-point = { $turns ->
    [1] תור בלי נקודה
   *[other] תורים בלי נקודה
}
end-by-these-rules = לפי החוקים האלה

end-hits-told = { hits-plain }: { $told }
end-group-average = ממוצע { $hit-word ->
    [stars] כוכבים
    [honour] כבוד
   *[hits] שאכטות
} לראש

end-dice-landed = { $dice-figure } קוביות נחתו. קו מקווקו: { $expected-figure } צפויות.

end-how-it-went = איך זה הלך. { $told }
end-chart-race = איך זה הלך

end-were-the-dice-honest = האם הקוביות היו ישרות? { $told }
end-chart-dice = האם הקוביות היו ישרות?
end-nothing-odd = שום דבר חריג.
end-point-here-for-what-that = הצביעו כאן כדי להבין מה זה אומר.

end-play-again = לשחק שוב
end-same-players-same-rules = אותם שחקנים, אותם חוקים
end-print-the-sheet = להדפיס את הדף
end-the-winner-keeps-it = הוא נשאר אצל מי שניצח
end-open-the-zonk-file = לפתוח את תיק הזונק
end-already-in-it = זה כבר בפנים
end-back-to-the-table = חזרה לשולחן
end-the-dice-still-lie-there = הקוביות עוד שם

end-one-throw-did-it = זריקה אחת הכריעה.
end-home-with = בבית עם { $home }.
end-home-hits-win = { $name } בבית. { $hit-word ->
    [stars] עם הכי הרבה כוכבים מנצחים.
    [honour] עם הכי הרבה כבוד מנצחים.
   *[hits] עם הכי הרבה שאכטות מנצחים.
}
end-home-titles-win = { $name } בבית. עם הכי הרבה תארים מנצחים.
end-one-throw-lost-it = זריקה אחת הפילה הכול.
end-the-last-round-is-played = הסיבוב האחרון נגמר.
end-everybody-wins-something = כולם זוכים במשהו.

end-everybody-wins = כולם זוכים
