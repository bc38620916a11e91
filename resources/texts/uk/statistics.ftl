statistics-title = Статистика
statistics-progress = Прочитано ігор
statistics-reading = Прочитано { $read-figure } з { $games-figure } ігор
statistics-read = { general-games }{ $refused ->
    [0] {""}
   *[other] . Не зіграти знову, пропущено: { $refused-figure }.
}
statistics-save = &Зберегти
statistics-close = Закрити
statistics-png = { $times ->
    [1] Картинка, як на екрані (PNG)
    [2] Картинка, удвічі більша (PNG)
   *[other] Картинка, утричі більша (PNG)
}
statistics-save-svg = Рисунок (SVG)
statistics-save-csv = Таблиця (CSV)
statistics-save-title = Зберегти статистику
statistics-nothing-to-save = Зберігати ще нічого.
statistics-written = Записано: { $file }.
statistics-not-written = { $file } не записується: { $why }.
statistics-no-picture = картинки не вдалося намалювати
statistics-percent = { $share }%
statistics-empty = Ще нема про що казати
statistics-empty-race = Щойно зіграєш гру, тут рахунок кожного бігтиме від раунду до раунду.
statistics-empty-hits = Щойно зіграєш гру, тут буде видно, що дає хіти за твоїм столом, найчастіше перше.
statistics-empty-turns = Щойно зіграєш гру, тут буде видно, скільки дає хід, проти гравця, що завжди зупиняється на тій самій цифрі.
statistics-empty-players = Щойно зіграєш гру, тут буде видно, хто скільки вигравав, хто кого перемагає і хто у формі.
statistics-empty-sheets = Щойно зіграєш гру, тут правила стоятимуть поруч.
statistics-empty-records = Щойно зіграєш гру, тут висітимуть найкращий хід, найбільший хіт і найдовша серія, кожен відкриває свою гру.
statistics-empty-dice = Щойно зіграєш гру, тут буде видно, як часто падала кожна грань і чи так роблять чесні кубики.
statistics-none-sub = Грай далі, і тут щось з’явиться.
statistics-page-race = Перегони
statistics-race-game = Гра
statistics-race-kind = Що намальовано
statistics-race-totals = Рахунок
statistics-race-behind = За лідером
statistics-race-chances = Шанс на перемогу
statistics-race-entry = { $rules }, { $day }: { $names-comma }
statistics-race-show = Шоу в перерві
statistics-race-axis = раунд
statistics-race-home = фініш, { $points-figure }
statistics-race-head = Раунд { $round-figure }
statistics-race-gain = +{ $points }
statistics-race-round = Раунд { $round-figure }. { $turns }.
statistics-race-turn = { $name } { $turn }, разом { $total-figure }
statistics-race-sub = { $rules }, { $day }, { general-players }, { general-rounds }. Наведи на раунд, щоб прочитати; стрілки ходять по них.
statistics-race-none = Ще ніхто нічого не записав
statistics-race-led = { $name } попереду від раунду { $round-figure }
statistics-race-led-always = { $name } попереду від першого раунду до останнього
statistics-race-leads = { name-leads } від раунду { $round-figure }
statistics-race-leads-always = { name-leads } від першого раунду
statistics-race-lead = Попереду
statistics-race-lead-of = раундів { $rounds-figure } з { $of-figure }
statistics-race-changes = Зміни лідера
statistics-race-changes-last = остання в раунді { $round-figure }, тепер { $name }
statistics-race-changes-none = лідера ніхто не обігнав
statistics-race-jump = Найбільший стрибок
statistics-race-jump-by = { $name }, раунд { $round-figure }
statistics-race-gap = Між першими двома
statistics-race-gap-between = { $second } позаду, { $first } попереду
statistics-page-hits = { $hit-word ->
    [stars] Зірки
    [honour] Честь
   *[hits] Хіти
}
statistics-hits-none = { $hit-word ->
    [stars] Зірок ще немає
    [honour] Балів честі ще немає
   *[hits] Хітів ще немає
}
statistics-hits-player = Гравець
statistics-hits-everybody = Усі
statistics-hits-all-rules = Усі правила
statistics-hits-none-sub = Тут буде видно, що їх дає, найчастіше перше.
statistics-hits-others = усі інші
statistics-hits-share = { $hits-figure }, { $share }%
statistics-hits-head = { $source }: { $share } зі 100
statistics-hits-sub = { hits-counted }, { general-games }. Найбільше { $name-count ->
    [one] має
   *[other] мають
} { $name }: { $most-figure }.
statistics-page-turns = Ходи
statistics-turns-rules = Правила
statistics-turns-points = { general-points }
statistics-turns-simple-from = Простий гравець зупиняється від
statistics-turns-against = проти простого гравця, що відкладає все, що рахується, і зупиняється від
statistics-turns-axis = ходи
statistics-turns-axis-points = очки ходу
statistics-turns-played = зіграно
statistics-turns-simple = простий гравець, точно
statistics-turns-miss = мимо
statistics-turns-none = Ще жодного ходу
statistics-turns-told = Мимо { $misses-figure } з { $turns ->
    [1] 1 ходу
   *[other] { $turns-figure } ходів
}.{ $most ->
    [0] {""}
   *[other] {" "}Більшість решти, { $most-figure }, дала { $open ->
        [yes] { $least-figure } очок і більше
       *[no] від { $least-figure } до { $top-figure } очок
    }. Найкращий хід дав { $best-figure }.
}
statistics-turns-bar = { $kind ->
    [miss] Промахи
    [one] { $least-figure } очок
    [open] { $least-figure } очок і більше
   *[between] Від { $least-figure } до { $top-figure } очок
}: { $played ->
    [one] { $played-figure } хід
    [few] { $played-figure } ходи
    [many] { $played-figure } ходів
   *[other] { $played-figure } ходу
}{ $simple ->
    [some] ; у простого гравця { $thought ->
        [0] майже жодного
       *[other] { $thought-figure }
    }
   *[none] {""}
}
statistics-turns-head = Очок за хід: { $points-figure }
statistics-turns-sub = Ходів: { $turns-figure }. Простий гравець має { $points-figure }, коли він у грі й без викликів.
statistics-turns-reckoning = Ходів: { $turns-figure }. Простого гравця обчислюю.
statistics-turns-house = Ходів: { $turns-figure }. Для домашніх правил точної цифри немає.
statistics-page-players = Гравці
statistics-players-all = Усі
statistics-players-column-name = Гравець
statistics-players-column-games = Ігри
statistics-players-column-won = Вигр.
statistics-players-column-share = Частка
statistics-players-column-average = За хід
statistics-players-column-misses = Мимо
statistics-players-column-best = Кращий хід
statistics-players-column-hits = { $hit-word ->
    [stars] Зірки
    [honour] Честь
   *[hits] Хіти
}
statistics-players-who = { $computer ->
    [yes] { $name } (комп’ютер)
   *[no] { $name }
}
statistics-players-none = Ще ніхто не виграв
statistics-players-none-sub = Незакінчені ігри рахуються лише для ходів і промахів.
statistics-players-head = Найбільше перемог { $name-count ->
    [one] має
   *[other] мають
} { $name }: { $won-figure }
statistics-players-sub = Найчастіше сходилися { $first } і { $second }: { general-games }, рахунок { $ahead-figure } : { $behind-figure }.
statistics-players-alone = Ще ніхто ні з ким не сходився.
statistics-rivals = Хто кого перемагає
statistics-rivals-column-pair = Двоє, що сходилися
statistics-rivals-names = { $first } : { $second }
statistics-rivals-column-games = Ігор разом
statistics-rivals-column-first = Виграє перше ім’я
statistics-rivals-column-second = Виграє друге ім’я
statistics-stories = Історії
statistics-stories-column-story = Історія
statistics-stories-column-player = Гравець
statistics-stories-column-day = Дата
statistics-form = Форма
statistics-form-note = Очки за хід в останніх десяти іграх, для п’ятьох, що грають найбільше. Вгору значить, що хтось грає краще або сміливіше й щасливо. Коліщатко, + і − масштабують.
statistics-form-axis = очки за хід
statistics-form-told = { $name }: очок за хід наостанок { $points-figure }, після першої гри { $first-figure }.
statistics-form-games = ігри цього гравця
statistics-form-game = гра { $game-figure }
statistics-page-sheets = Правила
statistics-sheets-column-rules = Правила
statistics-sheets-column-games = Ігри
statistics-sheets-column-finished = Закінчено
statistics-sheets-column-length = Ходів на гравця
statistics-sheets-column-points = За хід
statistics-sheets-column-misses = Мимо
statistics-sheets-column-hits = { $hit-word ->
    [stars] Зірок на гравця
    [honour] Честі на гравця
   *[hits] Хітів на гравця
}
statistics-sheets-none = Ще не грали за жодними правилами
statistics-sheets-head = Найбільше грають { $rules }: { general-games }
statistics-sheets-sub = Правил: { $sheets-figure }. Довжина й хіти — це середні закінчених ігор.
statistics-page-records = Рекорди
statistics-records-open = Дивитися цю гру знову
statistics-records-none = Рекордів ще немає
statistics-records-head = Найкращий хід дав { $value }
statistics-records-sub = { $note }. Натисни на рекорд, і він покаже свою гру.
statistics-records-who = { $name }, { $day }
statistics-record-title-best-turn = Найкращий хід
statistics-record-title-big-hit = Big Hit
statistics-record-title-consecutive-hit = Consecutive Hit: ходи поспіль, що дали хіт
statistics-record-title-longest-miss = Найдовша серія промахів
statistics-record-title-highest-group-hit-average = Найвищий Group Hit Average
statistics-records-a-head = Від { $low } до { $high } хітів на голову, каже { $rules }
statistics-records-a-head-note = закінчених ігор { $games-figure }, від { $least } до { $most }; у цих межах { $within-figure }.
statistics-page-dice = Кубики
statistics-dice-which = Які кубики
statistics-dice-screen = На екрані
statistics-dice-real = Справжні
statistics-dice-title-straying = Як далеко відхиляється кожна грань
statistics-dice-title-course = Усі грані разом, як ішло
statistics-dice-title-luck = Хто кидає краще за кубики
statistics-dice-unit-straying = пунктир: шість чесних граней лишаються всередині на 95 столах зі 100
statistics-dice-unit-course = хі-квадрат, 5 ступенів свободи
statistics-dice-unit-luck = очки удачі за кидок, як у розборі
statistics-dice-expected = очікувано
statistics-dice-face = { $face }: { $times-figure }
statistics-dice-rare = { $games ->
    [1] сюди сягає 1 чесний стіл зі 100
   *[other] за { general-games-acc } сюди колись сягає 1 чесний стіл зі 100
}
statistics-dice-band = де щомиті є 8 із 10 чесних столів
statistics-dice-now = { $square } сьогодні
statistics-dice-faces = кубиків: { $faces-figure }
statistics-answer-few = Замало, щоб щось казати
statistics-reason-few = Граней { $faces-figure }, це замало, щоб щось казати. Грай далі.
statistics-answer-even = Ні, кубики не підкручені
statistics-reason-even = Упало кубиків: { $faces-figure }, так рівно, як і чекати. Чесні кубики відхиляються так або далі в { $of } зі 100 таких підрахунків.
statistics-answer-uneven = Не так рівно, як зазвичай
statistics-reason-uneven = Упало кубиків: { $faces-figure }. Чесні кубики відхиляються так далеко в { $of } з 1 000 таких підрахунків, тож буває; глянь знову після наступних ігор.
statistics-answer-odd = Придивися до цих кубиків
statistics-reason-odd = Упало кубиків: { $faces-figure }, і не рівно. Чесні кубики відхиляються так далеко рідше, ніж в 1 з 1 000 таких підрахунків. Придивися до цих кубиків або до того, хто їх вводить.
statistics-dice-verify = Перевірити всі кидки
statistics-dice-no-seal = Справжні кубики кидала рука; перевіряти нічого.
statistics-dice-send = Копіювати картинкою
statistics-copied = Сторінка в буфері як одна картинка, встав її в повідомлення.
statistics-dice-seal = Кубики кожної гри засвідчено до першого кидка. Це кидає їх усі знову із зерна. Будь-хто може повторити на іншій машині.
statistics-dice-verifying = Перевірено { $done-figure } з { $games-figure } ігор
statistics-dice-good = { $good ->
    [0] Ще жодна гра не назвала зерна
   *[other] Сходиться ігор: { $good-figure }
}{ $without ->
    [0] .
   *[other] ; ще без зерна або без запоруки: { $without-figure }.
}
statistics-dice-bad = { $bad ->
    [1] Одна гра не сходиться: номер { $first }.
   *[other] Не сходиться ігор: { $bad-figure }, перша номер { $first }.
} Перевір її в Архіві Зонка, щоб побачити кидок.
statistics-luck-line = { $name }: очок за кидок { $luck }, { $word }
statistics-luck-word-very-lucky = велике везіння
statistics-luck-word-lucky = везіння
statistics-luck-word-even = рівно
statistics-luck-word-unlucky = невезіння
statistics-luck-word-very-unlucky = велике невезіння
statistics-luck-few = Щойно хтось кине { $throws-figure } разів у закінчених іграх, це буде тут.
statistics-luck-reading = Переглянуто { $done-figure } з { $games-figure } закінчених ігор.
statistics-luck-left-out = { $games ->
    [1] Одну гру пропущено: її шансів не обчислено.
   *[other] Пропущено ігор: { $games-figure }, їхніх шансів не обчислено.
}
statistics-luck-alone = Удача не має пам’яті. Смуга показує, де лишаються 95 зі 100 чесних гравців.
statistics-luck-inside = Удача не має пам’яті. { $name } попереду, бо хтось же мусить, і крапка ще в смузі.
statistics-luck-beyond = { $name } поза смугою, де в 95 зі 100 чесних підрахунків лишаються всі. А втім, удача не має пам’яті.
statistics-luck-apart-real = На справжніх кубиках, введених рукою: ще { $faces-figure }, окремо.
statistics-luck-apart-screen = На екрані: ще { $faces-figure }, окремо.
