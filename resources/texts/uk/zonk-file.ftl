zonk-file-the-end = Кінець
zonk-file-turn-of = Хід: { $name }
zonk-file-title = Архів Зонка
zonk-file-the-bin = Кошик
zonk-file-search = Шукати ігри
zonk-file-search-hint = Імена, правила, назва, дата
zonk-file-filters = Фільтри
zonk-file-filter-player = Гравець
zonk-file-filter-rules = Правила
zonk-file-filter-winner = Переможець
zonk-file-filter-span = Дата
zonk-file-filter-state = Стан
zonk-file-any-player = Усі гравці
zonk-file-any-rules = Усі правила
zonk-file-any-winner = Усі переможці
zonk-file-any-span = Увесь час
zonk-file-any-state = Усі стани
zonk-file-last-days = Останні { $days } днів
zonk-file-in-year = Рік { $year }
zonk-file-finished = Закінчені
zonk-file-in-play = Ще тривають
zonk-file-won = Перемога: { $name }
zonk-file-chip = Прибрати: { $filter }
zonk-file-games = { general-games }
zonk-file-column-date = Дата
zonk-file-column-players = Гравці
zonk-file-column-rules = Правила
zonk-file-column-winner = Перемога
zonk-file-column-rounds = Раунди
zonk-file-column-throws = Кидки
zonk-file-list = Ігри
zonk-file-sort = Упорядкувати: { $column } (Ctrl+{ $key }); ще раз перевертає
zonk-file-cell-titled = { $title }: { $players }
zonk-file-cell-no-winner = ніхто
zonk-file-cell-in-play = триває
zonk-file-nothing = Ігор ще немає. Кожна зберігається тут сама від першого кидка.
zonk-file-nothing-fits = Жодна гра не підходить. Прибери слово чи фільтр.
zonk-file-bin-is-empty = Кошик порожній.
zonk-file-story = { $name }: { $story }
zonk-file-open = Відкрити
zonk-file-continue = Продовжити
zonk-file-replay = Повтор
zonk-file-review = Розбір
zonk-file-print = Друкувати аркуш
zonk-file-verify = Перевірити кубики
zonk-file-statistics = Статистика
zonk-file-export = Експорт…
zonk-file-rename = Назвати…
zonk-file-to-bin = У кошик
zonk-file-restore = Повернути
zonk-file-note = { $rules }, { $day }. { $state ->
    [open] Ще не закінчено.
    [won] Перемога: { $winner }.
   *[nobody] { $totals ->
        [yes] Суми не кажуть, хто переміг.
       *[no] Ніхто не переміг.
    }
}{ $real ->
    [yes] {" "}Кубики справжні{ $totals ->
        [yes] , записано сумами
       *[no] {""}
    }.
   *[no] {""}
}
zonk-file-chosen = { $games ->
    [0] Гри не вибрано
   *[other] { general-games }
}
zonk-file-chosen-note = Експорт і кошик беруть їх усі.
zonk-file-choose-one = Вибери одну гру.
zonk-file-choose = Вибери гру.
zonk-file-on-the-table = Гра на столі в кошик не йде.
zonk-file-restore-first = Спершу поверни гру.
zonk-file-called = Тепер вона зветься { $name }.
zonk-file-name-gone = Назви більше немає.
zonk-file-import = Імпорт…
zonk-file-read-a-sheet = Прочитати аркуш…
zonk-file-import-title = Імпорт протоколів
zonk-file-bin = Кошик ({ $games-figure })
zonk-file-show-bin = Показати кошик
zonk-file-back = Назад до ігор
zonk-file-empty-bin = Спорожнити кошик…
zonk-file-copies = Копії…
zonk-file-close = Закрити
zonk-file-stop = Спинити
zonk-file-progress = Готово файлів
zonk-file-busy = По одному: імпорт, експорт або друк.
zonk-file-went = { $done-figure } з { $files-figure } файлів
zonk-file-went-over = { $done-figure } з { $games-figure } ігор
zonk-file-binned = У кошик: { general-games }.
zonk-file-restored = Повернуто: { general-games }.
zonk-file-deleted = Видалено: { general-games }.
zonk-file-delete-question = Видалити назавжди { general-games-acc }?
zonk-file-delete-note = Видаленого звідси не повернути.
zonk-file-delete = Видалити { general-games-acc }
zonk-file-keep-them = Лишити
zonk-file-export-one = Експорт протоколу
zonk-file-export-many = Тека для протоколів: { $files-figure }
zonk-file-written = Записано: { $names-comma }.
zonk-file-not-written = Не записано: { $why }
zonk-file-exported = Записано { general-files }.{ $same ->
    [0] {""}
   *[other] {" "}Вже були: { $same-figure }.
}{ $refused ->
    [0] {""}
   *[other] {" "}Не записано: { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Спинено.
   *[no] {""}
}
zonk-file-not-all-written = Записано не все
zonk-file-export-broken = { $why } Доти записано: { $files-figure }.
zonk-file-imported = Імпортовано: { general-games }.{ $bygone ->
    [0] {""}
   *[other] {" "}За правилами деяких ({ $bygone-figure }) більше не грають: їх можна повторити, надрукувати й експортувати, але не продовжити.
}{ $left ->
    [0] {""}
   *[other] {" "}Пропущено, бо вже є: { $left-figure }.
}{ $refused ->
    [0] {""}
   *[other] {" "}Відхилено: { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Спинено; решти не переглянуто.
   *[no] {""}
}
zonk-file-not-printed = Спинено. Нічого не надруковано.
zonk-file-not-imported = Не імпортовано: { $why } Нічого не змінено.
zonk-file-import-broken = { $why } Доти взято { general-games-acc }.
zonk-file-refused-title = Відхилено { $refused-figure } з { general-files-gen }
zonk-file-refused-note = { $said } Для кожного відхиленого файлу названо перше, що не годиться.
zonk-file-refused-line = { $file }, рядок { $why }
zonk-file-refused-file = { $file }: { $why }
zonk-file-refused-files = Відхилені файли
zonk-file-twins = { $games ->
    [1] Одна з цих ігор уже тут.
   *[other] Уже тут із цих ігор: { $games-figure }.
}
zonk-file-twins-note = Правила, гравці й кожна дія ті самі. Збережені двічі, вони двічі рахуються в рекордах і статистиці.
zonk-file-leave-out = Пропустити
zonk-file-keep-both = Лишити обидві
zonk-file-rename-title = Назвати гру
zonk-file-rename-ask = Як зветься ця гра:
zonk-file-rename-field = Як зветься ця гра
zonk-file-rename-hint = Без назви її звуть за гравцями
zonk-file-rename-do = Назвати
zonk-file-cancel = Скасувати
zonk-file-real-dice = Справжні кубики на справжньому столі: програма нічого не кидала, тож перевіряти нічого.
zonk-file-verified = { $said-first }{ $other ->
    [yes] {" "}{ $renamed-first }.
   *[no] {""}
} Не перевірено: { $unknown }.
zonk-file-not-verified = { $said-first }.
zonk-file-replay-title = Повтор
zonk-file-tray = Лоток з кубиками
zonk-file-moment = Момент гри
zonk-file-step-back = Назад
zonk-file-play = Грати
zonk-file-pause = Пауза
zonk-file-step = Крок
zonk-file-clip = Зберегти кліп…
zonk-file-clip-brief = Кліп…
zonk-file-key-left = Стрілка вліво
zonk-file-key-space = Пробіл
zonk-file-key-right = Стрілка вправо
zonk-file-speeds = Швидкість
zonk-file-speed-slow = Повільно
zonk-file-speed-normal = Звичайно
zonk-file-speed-fast = Швидко
zonk-file-speed-off = Одразу
zonk-file-rolls = { name-rolls }.
zonk-file-throw-of = Кидок { $throw-figure } з { $of-figure }
zonk-file-entry-of = Запис { $entry-figure } з { $of-figure }
zonk-file-begins = Гра починається.
zonk-file-corrected = { $told } Цей запис виправлено.
zonk-file-copies-title = Копії Архіву Зонка
zonk-file-copies-head = Копії
zonk-file-copies-note = щотижня сама, лишаються останні три
zonk-file-copies-list = Копії та відкладені файли
zonk-file-copy-now = Зробити копію
zonk-file-copies-looking = Заглядаю в них …
zonk-file-bring-over = Перенести { $games-figure }
zonk-file-copy-restore = Повернути…
zonk-file-copy-delete = Видалити…
zonk-file-no-copy = Копій ще немає.
zonk-file-copy-made = Копію зроблено.
zonk-file-over-broken = { $why } { $said }
zonk-file-brought-over = Перенесено: { $games-figure }{ $parts ->
    [0] {""}
   *[other] , до пошкодженого місця: { $parts-figure }
}{ $lost ->
    [0] {""}
   *[other] ; не зіграти знову: { $lost-figure }
}. З того, що тут було, нічого не змінено.{ $stopped ->
    [yes] {" "}Спинено; решту можна перенести згодом.
   *[no] {""}
}
zonk-file-restore-question = Вернутися до Архіву Зонка, { $day }?
zonk-file-restore-note = У ньому { general-games }. Теперішній Архів Зонка лишається поруч, його можна повернути так само. Гра на столі йде разом.
zonk-file-delete-copy = Видалити { $file } назавжди?
zonk-file-delete-copy-note = Ігор з нього, яких немає в Архіві Зонка: { $games-figure }. Видаленого звідси не повернути.
zonk-file-delete-it = Видалити
zonk-file-copy-deleted = Видалено.
zonk-file-export-all = Експорт усіх ігор…
zonk-file-look-inside = Заглянути
zonk-file-try-again = Ще спроба
zonk-file-copy-fills = З ігор із прогалинами тут є { $fills-figure } з { $games-figure }.
zonk-file-inside = Ігри цього файлу
zonk-file-column-here = В Архіві Зонка
zonk-file-inside-here = { $state ->
    [yes] тут
    [longer] тут частково
   *[no] бракує
}
zonk-file-keep-all = Лишити все як є
zonk-file-copy-of = Копія, { $day }
zonk-file-kept-aside = { $kind ->
    [damaged] Відкладено { $day }: пошкоджений
    [foreign] Відкладено { $day }: це не Архів Зонка
    [newer] Відкладено { $day }: записала новіша версія програми
    [older] Копія, { $day }, перш ніж файл змінила новіша версія програми
    [replaced] Відкладено { $day }: на його місці стала копія
   *[other] Відкладено { $day }
}
zonk-file-megabytes = { $size } МБ
zonk-file-kilobytes = { $size } кБ
zonk-file-copy-holds = { general-games }, { $size }.{ $missing ->
    [0] {""}
   *[other] {" "}Немає в Архіві Зонка: { $missing-figure }.
}
zonk-file-rescued-head = Врятовано ігор: { $rescued-figure } з { $games-figure }
zonk-file-rescued-note = Архів Зонка пошкодило на диску, і { $day } його відкладено. Кожна гра, яку ще можна було прочитати, знову тут, кидок за кидком.{ $lost ->
    [0] {""}
   *[other] {" "}Бракує: { $lost-figure }.
}{ $parts ->
    [0] {""}
   *[other] {" "}До пошкодженого місця: { $parts-figure }.
} Пошкодженого файлу не чіпали: він лежить поруч із новим, і цей рядок стоїть, доки він є.
zonk-file-fill-gaps = Заповнити прогалини з копії, { $day }
zonk-file-gaps-in-it = У ній є { $fills-figure } з { $games-figure }. Тут нічого не замінюється.
zonk-file-show-damaged = Показати пошкоджений файл
zonk-file-fold = Згорнути
zonk-file-unfold = Розгорнути
zonk-file-map-head = { $games ->
    [1] 1 гра
   *[other] Твої { general-games }, давніші спершу
}
zonk-file-map = Карта, { general-games }: врятовано { $rescued-figure }, до пошкодженого місця { $parts-figure }, бракує { $lost-figure }
zonk-file-mark-means-rescued = врятовано
zonk-file-mark-means-part = до пошкодженого місця
zonk-file-mark-means-lost = бракує
zonk-file-mark = { $dated ->
    [yes] { $rules }, { $day }
   *[no] Номер { $number-figure }
}: { $state ->
    [whole] врятовано
    [back] врятовано з копії
    [part] до кидка { $throws-figure }
   *[lost] бракує
}
zonk-file-missing-head = З прогалинами: { $games-figure }
zonk-file-missing-note = за тим, що з них лишилося
zonk-file-number = Номер { $number-figure }
zonk-file-left = { $kind ->
    [part] прочитано перших кидків: { $throws-figure }
    [head] лише титул
   *[none] не читається
}
zonk-file-left-line = Номер { $number-figure }{ $dated ->
    [yes] , { $rules }, { $day }
   *[no] {""}
}: { $left }
zonk-file-more-missing = та ще { $games-figure }
zonk-file-list-all = Перелічити всі
zonk-file-missing-counted = Імена, рекорди й Group Hit Average рахують те, що є тут. Решту знов порахують, щойно вона повернеться.
zonk-file-see-rescue = Показати врятоване
