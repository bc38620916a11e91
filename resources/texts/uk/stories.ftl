stories-in-one = { $night ->
    [yes] за один вечір
   *[no] за один день
}
stories-feat-devil = Чорти: { $count-word } { stories-in-one }
stories-feat-quadruple-insta-bong = Quadruple Insta-Bong{ $count ->
    [1] { "" }
   *[other] : { $count-word } { stories-in-one }
}
stories-feat-triple-insta-bong = Triple Insta-Bong{ $count ->
    [1] { "" }
   *[other] : { $count-word } { stories-in-one }
}
stories-feat-double-insta-bong = Double Insta-Bong: { $count-word } { stories-in-one }
stories-feat-insta-bong = Insta-Bong: { $count-word } { stories-in-one }
stories-feat-royale = Royale{ $count ->
    [1] { "" }
   *[other] : { $count-word } { stories-in-one }
}
stories-feat-slim-pickins = Усі кубики по одному{ $count ->
    [1] { "" }
   *[other] , разів: { $count-word } { stories-in-one }
}
stories-feat-turkey = Turkey: { $count-word } { stories-in-one }
stories-feat-straight = Стріти: { $count-word } { stories-in-one }
stories-feat-square = Квадрати: { $count-word } { stories-in-one }
stories-feat-train-wreck = Train Wreck: { $count-word } { stories-in-one }
stories-feat-third-zonk = Третій зонк поспіль: { $count-word } { stories-in-one }
stories-game-best-turn = { $count-figure } очок за один хід
stories-game-hits-game = { hits-counted } за одну гру
stories-game-hits-turn = { hits-counted } за один хід
stories-game-hits-running = { hits-plain-first } поспіль, ходів: { $count-word }
stories-game-missed-running = Промахи поспіль, ходів: { $count-word }
stories-won-by = Перемога з відривом у { $points-figure } очок
stories-won-running = Перемоги поспіль: { $count-word }
stories-beats = Проти: { $rival }, перемог { $won-figure } з { $games-figure }
stories-games = { general-games }
stories-games-won = { $games ->
    [1] Одна гра, перемога: { $month }
   *[other] { general-games }, остання перемога: { $month }
}
