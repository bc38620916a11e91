columns-no-total = { $text }: це не рахунок. Пиши цифри, а для промаху –.
columns-falls = Перед цим { $before-figure }: рахунок не падає до { $total-figure }.
columns-over = Гра скінчилася ще до цього ходу.
columns-left-out = Тут порожньо, а нижче щось є. Промах пишуть як { $sign }.
columns-title = Ввести аркуш
columns-head = З паперу
columns-how = Донизу стовпчиком: Enter після кожного рахунку, сам Enter для промаху. Tab веде до наступного стовпчика.
columns-note = Кидки невідомі: хіти рахуються, де їх видно з рахунку. Введене чекає тут, доки його не збережеш.
columns-rules = Правила
columns-players = Гравці
columns-day = День, як 2026-11-20
columns-magic = Магічне число
columns-called = Хто й коли оголосив 11 000
columns-teams = Команду вводять так: Червоні: Ann, Bob.
columns-name = Ім’я
columns-player = Гравець { $number }
columns-cell = { $name }, { $row ->
    [0] ім’я
   *[other] раунд { $row }
}: { $text } { $told }
columns-hits = { hits-counted }
columns-awaited = { $show ->
    [yes] Шоу в перерві: тепер очки, { $name }.
   *[no] Тепер { $name }, раунд { $row }.
}
columns-wrong-at = { $name }, раунд { $row }: { $why }
columns-over-won = { $names-count ->
    [0] Гру закінчено. Вирішують хіти, а з рахунку видно не всі.
    [one] Гру закінчено: аркуш бере { $names-listed }.
   *[other] Гру закінчено: аркуш беруть { $names-listed }.
}
columns-undo = &Відкликати
columns-nothing-to-undo = Ще нічого не введено.
columns-afresh = &Порожній аркуш
columns-close = Закрити
columns-keep = &Зберегти
