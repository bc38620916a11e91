start-no-game-is-waiting = Жодна гра не чекає.
start-continue = Продовжити
start-the-last-game-at-its = остання гра, на останньому кидку
start-continue-note = { $rules }, раунд { $round-figure }, хід: { $name }
start-continue-brief = раунд { $round-figure }, хід: { $name }
start-new-game = Нова гра
start-who-plays-by-which-sheet = хто грає, які правила
start-sheets = Аркуші для друку
start-sheets-short = Аркуші
start-for-dice-on-a-real = для столу з дерева
start-file = Архів Зонка
start-file-short = Архів Зонка
start-file-note = { $games ->
    [0] зберігається кожна гра
   *[other] { general-games }, жодна не пропала
}
start-throw = Кинути зараз
start-throw-note = Ти проти: { $rival }. П’ять кубиків, один червоний.
start-throw-brief = Ти проти: { $rival }.
start-who-plays-brief = хто грає
start-for-dice-brief = для справжніх кубиків
start-file-brief = { $games ->
    [0] усі ігри
   *[other] { general-games }
}
start-you = Гравець
start-nobody-rolls = Ніхто не кидав, а випало { $faces }: { $points-figure } очок, нікуди не записаних.
start-nobody-misses = Ніхто не кидав, випало { $faces }, і ніхто не сумує.
start-best-turn = Найкращий хід
start-best-night = Найкоротша ніч
start-best-hits = Найбільше хітів
start-best-drought = Найдовша посуха
start-figure-turn = { $value-figure }
start-figure-night = { $value ->
    [one] { $value-figure } хід
    [few] { $value-figure } ходи
    [many] { $value-figure } ходів
   *[other] { $value-figure } ходу
}
start-figure-hits = { $value-figure }
start-figure-drought = { $value ->
    [one] { $value-figure } хід
    [few] { $value-figure } ходи
    [many] { $value-figure } ходів
   *[other] { $value-figure } ходу
}
start-card-note = { $day }, { $tale }
start-card-tale = { $tale ->
    [turn-half] пів роботи за ніч
    [turn-won] та ще й перемога
    [turn-lost] і без перемоги
    [night-clean] жодного марного
    [night-alone] решта й на півшляху не була
    [night-misses] марних із них { $count-word }
    [hits-alone] більше ні в кого
    [hits-most] більше, ніж у решти разом
    [hits-of] з { $count-figure } за столом
    [drought-won] а перемога все ж є
    [drought-back] і однак запросили знову
   *[drought-end] { $count ->
        [0] і в кінці нічого
       *[other] а все ж { $count-figure }
    }
}
start-card = { $title }: { $name }, { $value }
start-card-opens = Відкрити цю гру: { $rules }, { $day }
