stories-night = { $night ->
    [yes] w jedną noc
   *[no] w jeden dzień
}
stories-feat-devil = Diabły { stories-night }: { $count-figure }
stories-feat-quadruple-insta-bong = { $count ->
    [1] Quadruple Insta-Bong
   *[other] Quadruple Insta-Bongi { stories-night }: { $count-figure }
}
stories-feat-triple-insta-bong = { $count ->
    [1] Triple Insta-Bong
   *[other] Triple Insta-Bongi { stories-night }: { $count-figure }
}
stories-feat-double-insta-bong = Double Insta-Bongi { stories-night }: { $count-figure }
stories-feat-insta-bong = Insta-Bongi { stories-night }: { $count-figure }
stories-feat-royale = { $count ->
    [1] Royale
   *[other] Royale { stories-night }: { $count-figure }
}
stories-feat-slim-pickins = { $count ->
    [1] Wszystkie kości, pojedynczo
   *[other] Wszystkie kości pojedynczo, { stories-night }: { $count-figure }
}
stories-feat-turkey = Turkey { stories-night }: { $count-figure }
stories-feat-straight = Strity { stories-night }: { $count-figure }
stories-feat-square = Kwadraty { stories-night }: { $count-figure }
stories-feat-train-wreck = Train Wreck { stories-night }: { $count-figure }
stories-feat-third-zonk = Trzecie Zonki { stories-night }: { $count-figure }
stories-game-best-turn = { $count-figure } punktów w jednej turze
stories-game-hits-game = { hits-counted } w jednej grze
stories-game-hits-turn = { hits-counted } w jednej turze
stories-game-hits-running = { hits-plain-first } w turach z rzędu: { $count-figure }
stories-game-missed-running = Pudła z rzędu: { $count-figure }
stories-won-by = Wygrana, przewaga { general-points }
stories-won-running = Wygrane z rzędu: { $count-figure }
stories-beats = { $rival } na łopatkach { $won-figure } razy na { $games-figure }
stories-games = { general-games }
stories-games-won = { general-games }, ostatnia wygrana: { $month }
