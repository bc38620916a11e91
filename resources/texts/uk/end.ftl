end-takes-the-sheet = { $names-count ->
    [one] Аркуш бере { $names-listed }
   *[other] Аркуш ділять { $names-listed }
}
end-nobody-wins = Ніхто не переміг
end-computer-says = { $note } { $line }
end-others = і ще { $count-word }
end-won = { $by ->
    [hits] { end-hits-of }, раунд { $round-figure }
    [titles] { end-titles-of }, раунд { $round-figure }
   *[points] у раунді { $round-figure }
}
end-won-shared = { $by ->
    [hits] { end-hits-of }, порівну
    [titles] { end-titles-of }, порівну
   *[points] порівну
}
end-hits-of = { $value ->
    [one] { hit-one }
    [few] { hits-plain }
    [many] { general-hits-gen }
   *[other] { general-hits-gen }
}
end-titles-of = { $value ->
    [one] титул
    [few] титули
    [many] титулів
   *[other] титулу
}
end-most-hits = Найбільше { general-hits-gen }
end-of-all-hits = з { $hits-figure } за столом
end-in-the-show = у шоу в перерві
end-in-one-turn = за один хід
end-turns-with-a-hit = поспіль ходів, що дали { general-hit-acc }
end-best-turn = Найкращий хід
end-points-in-one-turn = очок за один хід
end-longest-drought = Найдовша посуха
end-turns-without-a-point = { $turns ->
    [one] хід без жодного очка
    [few] ходи без жодного очка
    [many] ходів без жодного очка
   *[other] ходу без жодного очка
}
end-by-these-rules = за цими правилами
end-hits-told = { hits-plain }: { $told }
end-group-average = Group { $hit-word ->
    [stars] Star
    [honour] Point
   *[hits] Hit
} Average
end-dice-landed = Кубиків упало: { $dice-figure }. Пунктир: очікувано { $expected-figure }.
end-how-it-went = Як усе йшло. { $told }
end-chart-race = Як усе йшло
end-were-the-dice-honest = Чи кубики чесні? { $told }
end-chart-dice = Чи кубики чесні?
end-nothing-odd = Нічого дивного.
end-point-here-for-what-that = Наведи сюди, і дізнаєшся, що це значить.
end-play-again = Ще одну
end-same-players-same-rules = ті самі гравці й правила
end-print-the-sheet = Друкувати аркуш
end-the-winner-keeps-it = його забирає переможець
end-open-the-zonk-file = Відкрити Архів Зонка
end-already-in-it = гра вже там
end-back-to-the-table = Назад до столу
end-the-dice-still-lie-there = кубики ще лежать
end-one-throw-did-it = Усе вирішив один кидок.
end-home-with = На фініші з { $home }.
end-home-hits-win = { $name } на фініші. { $hit-word ->
    [stars] Вирішують зірки.
    [honour] Вирішують бали честі.
   *[hits] Вирішують хіти.
}
end-home-titles-win = { $name } на фініші. Вирішують титули.
end-one-throw-lost-it = Усе згубив один кидок.
end-the-last-round-is-played = Останній раунд зіграно.
end-everybody-wins-something = Кожен щось виграв.
end-everybody-wins = Виграли всі
