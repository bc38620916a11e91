stories-feat-devil = { $count ->
    [2] שני שטנים
   *[other] { $count-figure } שטנים
} { $night ->
    [yes] בלילה אחד
   *[no] ביום אחד
}
stories-feat-quadruple-insta-bong = { $count ->
    [1] Quadruple Insta-Bong
   *[other] Quadruple Insta-Bong, { $count-figure } { $night ->
        [yes] בלילה אחד
       *[no] ביום אחד
    }
}
stories-feat-triple-insta-bong = { $count ->
    [1] Triple Insta-Bong
   *[other] Triple Insta-Bong, { $count-figure } { $night ->
        [yes] בלילה אחד
       *[no] ביום אחד
    }
}
stories-feat-double-insta-bong = Double Insta-Bong, { $count-figure } { $night ->
    [yes] בלילה אחד
   *[no] ביום אחד
}
stories-feat-insta-bong = Insta-Bong, { $count-figure } { $night ->
    [yes] בלילה אחד
   *[no] ביום אחד
}
stories-feat-royale = { $count ->
    [1] רויאל
    [2] שני רויאלים { $night ->
        [yes] בלילה אחד
       *[no] ביום אחד
    }
   *[other] { $count-figure } רויאלים { $night ->
        [yes] בלילה אחד
       *[no] ביום אחד
    }
}
stories-feat-slim-pickins = { $count ->
    [1] כל הקוביות, אחת אחת
    [2] כל הקוביות אחת אחת, פעמיים { $night ->
        [yes] בלילה אחד
       *[no] ביום אחד
    }
   *[other] כל הקוביות אחת אחת, { $count-word } פעמים { $night ->
        [yes] בלילה אחד
       *[no] ביום אחד
    }
}
stories-feat-turkey = Turkey, { $count-figure } { $night ->
    [yes] בלילה אחד
   *[no] ביום אחד
}
stories-feat-straight = { $count ->
    [2] שני רצפים
   *[other] { $count-figure } רצפים
} { $night ->
    [yes] בלילה אחד
   *[no] ביום אחד
}
stories-feat-square = { $count ->
    [2] שני ריבועים
   *[other] { $count-figure } ריבועים
} { $night ->
    [yes] בלילה אחד
   *[no] ביום אחד
}
stories-feat-train-wreck = Train Wreck, { $count-figure } { $night ->
    [yes] בלילה אחד
   *[no] ביום אחד
}
stories-feat-third-zonk = זונק שלישי, { $count-figure } { $night ->
    [yes] בלילה אחד
   *[no] ביום אחד
}

stories-game-best-turn = { $count-figure } נקודות בתור אחד
stories-game-hits-game = { hits-counted } במשחק אחד
stories-game-hits-turn = { hits-counted } בתור אחד
stories-game-hits-running = { hits-plain-first } ב־{ $count-figure } תורים ברצף
stories-game-missed-running = פספוסים ב־{ $count-figure } תורים ברצף
stories-won-by = ניצחון בהפרש { $points-figure } נקודות
stories-won-running = ניצחון ב־{ $count-figure } משחקים ברצף
stories-beats = ניצחון על { $rival }: { $won-figure } מתוך { $games-figure }
stories-games = { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games-figure } משחקים
}
stories-games-won = { $games ->
    [one] משחק אחד, ניצחון ב{ $month }
    [two] שני משחקים, ניצחון אחרון ב{ $month }
   *[other] { $games-figure } משחקים, ניצחון אחרון ב{ $month }
}
