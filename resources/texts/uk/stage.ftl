stage-word = { $word }
stage-title-stay = { name-stays }
stage-flies = +{ $points-figure }
stage-all-score = { $count ->
    [4] Усі чотири рахуються
    [5] Усі п’ять рахуються
    [6] Усі шість рахуються
   *[other] Усі { $count-figure } рахуються
}{ $must ->
    [yes] : їх треба кидати
   *[no] : їх можна кидати знову
}
stage-royale-thrown = Усі { $count ->
    [5] п’ять
    [6] шість
   *[other] { $count-figure }
} — це Royale
stage-royale = Royale дає { $value-figure }
stage-sign = { $title }
stage-may-dare = Чотири однакові
stage-title-dare = Один кубик. { $face-figure } або нічого.
stage-title-fault = Огріх: { $name }
stage-title-lost-turn = { name-loses } хід
stage-under-11000 = На { $limit-figure } треба { $points-figure } за один хід. Тоді перемагає найвищий рахунок.
stage-title-halftime = Шоу в перерві
stage-rolloff = Кидають за найкращий хід: { $names-listed }
stage-title-show-over = Шоу скінчилося
stage-title-home = { $name } на фініші, { $total-figure }
stage-last-round = Останній раунд
stage-title-win = { name-wins }
stage-go-on = Далі
stage-pass = Далі
stage-pass-to = { $name }, решту минути
stage-shown-wait = Зачекай, доки це покажуть.
stage-bar-at-stake = На кону
stage-bar-brings = { $face-figure } дасть
stage-title-reroll = { $name }: мимо
stage-note-reroll = { $points ->
    [0] Перекид кидає ці кубики знову.
   *[other] { $points-figure } пропали, якщо перекид не дасть очок.
}
stage-title-doubted = { $name }, { $points-figure }: не вірять
stage-title-gate = { name-takes } { general-hits-counted-acc }
stage-title-asks = { name-asks }
stage-title-answers = { name-answers }
stage-title-next = Далі { $name }
stage-title-show = Шоу: { $name }
stage-title-rolloff = { $name }: вирішальний кидок
stage-bar-leads = Веде
stage-show-line = { $state ->
    [scored] { $name }: стоп
    [missed] { $name }: мимо
    [throws] { name-throws }
   *[comes] { $name }
}
stage-show-comes = попереду
stage-show-brings = { $tie ->
    [all] Шоу виграє найкращий хід. Рівні ходи ділять його.
    [rolloff] Шоу виграє найкращий хід. Рівних розсудить кидок.
   *[none] Шоу виграє найкращий хід. Рівні ходи не дають нічого.
}
stage-bar-beat = Перевершити
stage-bar-11000 = За один хід
stage-bar-home = На фініші з
stage-note-last-round = { $left ->
    [1] Останній раунд, останній хід.
   *[other] Останній раунд, ще ходів: { $left-figure }.
}
stage-plate = { $what ->
    [alike] { $count ->
        [3] три по { $face-figure } { $points-figure }
        [4] чотири по { $face-figure } { $points-figure }
        [5] п’ять по { $face-figure } { $points-figure }
       *[6] шість по { $face-figure } { $points-figure }
    }
    [royale] royale { $points-figure }
    [straight] стріт { $points-figure }
    [carried] раніше { $points-figure }
   *[kept] { $points-figure }
}
stage-dare = { $name }, слабо?
stage-dare-short = Слабо?
stage-dare-by = { name-says }: слабо?
stage-dare-by-any = { $name } або хто завгодно
stage-gate-more = Більше
stage-safe-ever = Випало на кубиках, тож лишається, хай там що.
stage-safe-written = Записано, тож уже не пропаде.
stage-hit-look = { $look ->
    [nailed] надійно, лишається, хай там що
    [torn] пропало з останнім кидком
   *[loose] під загрозою, твоє, коли хід записано
}
stage-card-safe = { $name }: { hits-counted }
stage-card-stake = { $name }: { hits-counted } під загрозою
stage-card-both = { $name }: { hits-counted }, під загрозою { $more-figure }
stage-card-lost = { $name }: { hits-counted } пропало
stage-order-title = Хто починає?
stage-order-tied = Кидають знову: { $names-listed }.
stage-order-button = Кинути за чергу
stage-order-again = Кинути ще
stage-order-line = { $again ->
    [yes] { name-rolls } знову
   *[no] { $name }
}
stage-order-skip = Не кидати
stage-tie = { $face ->
    [0] Нічия, кидають знову: { $names-listed }.
   *[other] { $names-listed }: у кожного { $face-figure }. Кидають знову.
}
stage-first = { name-starts }
stage-magic-stays = Воно лежить на бортику: хто кине його знову, той має.
