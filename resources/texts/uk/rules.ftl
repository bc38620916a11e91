rules-keeps = Гра на столі лишається за правилами, з якими почалася.
rules-ask-leave = Вийти, не зберігши змін: { $names }?
rules-leave-about = Зміни пропадуть. «Зберегти» лишає їх під власною назвою.
rules-leave = Вийти
rules-stay = Міняти далі
rules-waits = Твої зміни чекають там: { $name }.
rules-saved = Збережено як { $name }. Гра на столі лишається за правилами, з якими почалася.
rules-imported = Імпортовано: { $name }.
rules-written = Записано: { $file }.
rules-not-saved = Не збережено. { $why }
rules-not-deleted = Не видалено. { $why }
rules-not-imported = Не імпортовано. { $why }
rules-not-written = Не записано. { $why }
rules-choice-unplayable = { $name } (не зіграти)
rules-in-the-catalogue = У каталозі правил: { $sources }
rules-told-changed = Змінено, було { $was }.
rules-told-refused = Відхилено: { $reason }
rules-group-told = { $group }{ $changed ->
    [0] {""}
   *[other] , змінено { $changed-figure }
}{ $refused ->
    [0] {""}
   *[other] , відхилено { $refused-figure }
}
rules-portrait = Домашні правила на основі { $sheet }. { $what }
rules-portrait-change = { $title }: { $value }.
rules-portrait-other = Домашні правила на основі { $sheet }. Інші комбінації або { hits-plain }.
rules-portrait-same = Домашні правила на основі { $sheet }. Нічого не змінено.
rules-more-changes = Ще змін: { $left-word }
rules-no-effect = Не діє поруч з «{ $other }»: { $value }.
rules-nobody-dials-in = Ніхто не зміг би увійти: гра закінчується на { $limit-figure }. Спробуй { $most-figure } або менше.
rules-nobody-stops = Ніхто не зміг би спинитися: гра закінчується на { $limit-figure }. Спробуй { $most-figure } або менше.
rules-blocked = { rules-use-these-rules }: { $why }
rules-blocked-brief = { $why-first }
rules-refused = { $why-first }.
rules-combo-wrong = { $combo-first }: { $why }.
rules-field-wrong = { $field }: { $why }.
rules-alike = { general-alike }
rules-of-a-face = { $count-word } по { $face }
rules-each = кожен
rules-a-royale = Royale
rules-a-straight = стріт
rules-was-nothing = нічого
rules-was = було { $was }
rules-called-was = { $text }, було { $was }
rules-line = { $faces } { $text } { $worth }
rules-line-changed = { $faces } { $text } { $worth }, було { $was }
rules-faces-to = до
rules-chance-told = { dice-counted }: { $chance }
rules-dice = { general-dice }
rules-example-dice = Приклад: { $faces }
rules-example-out = Хто кинув, вибуває.
rules-example-loses = Програє гру.
rules-example-wins = Виграє гру.
rules-example-at-once = Одразу, хай який рахунок.
rules-example-royale = { $hits ->
    [0] Royale.
    [1] Royale і { hit-a }.
   *[other] Royale, а ще { hits-plain }: { $hits-word }.
}
rules-example-royale-rolls = Вартість вирішить кидок: { dice-counted }.
rules-example-nothing = { $hits ->
    [0] Нічого.
    [1] Нічого і { hit-a }.
   *[other] Нічого, а ще { hits-plain }: { $hits-word }.
}
rules-example-miss = Промах.
rules-example-must = Усі { $count-word } рахуються. Їх треба кидати.
rules-example-may = Усі { $count-word } рахуються. Їх можна кидати.
rules-example-left = Лишилося кинути { dice-counted }.
rules-example-worth = { $hits ->
    [0] { $points-figure }.
    [1] { $points-figure } і { hit-a }.
   *[other] { $points-figure }, а ще { hits-plain }: { $hits-word }.
}
rules-put-it-back = Повернути
rules-put-back-told = Повернути: { $name }
rules-changed-was = змінено, було { $was }
rules-off = Вимк.
rules-on = Увімк.
rules-groups-of-rules = Групи правил
rules-house-rules = Домашні правила
rules-nothing-in-these-rules-uses = Ніщо в цих правилах цього не вживає.
rules-idle-tables = { $tables ->
    [1] Таблиця файлу нічого не робить:
   *[other] Таблиці файлу нічого не роблять:
}
rules-scoring-table = Таблиця очок
rules-chance-to-miss = Ризик промаху
rules-what-these-rules-do = Що роблять ці правила
rules-over-every-throw = за всіма кидками
rules-an-example = Приклад
rules-house-rules-written-from-nothing = Домашні правила, написані з нуля.
rules-rule-sets = Правила
rules-start-from = Почати з
rules-save-as = Зберегти як
rules-a-name-of-its-own = Власна назва
rules-save = Зберегти
rules-import = Імпорт…
rules-export = Експорт…
rules-duplicate = Подвоїти
rules-delete = Видалити
rules-preview = Огляд
rules-file = Файл…
rules-import-export-duplicate-delete = Імпорт, експорт, подвоїти, видалити
rules-cancel = Скасувати
rules-use-these-rules = Узяти ці правила
rules-rules-settings = Налаштування правил
rules-this-file-does-not-hold = Цей файл не годиться. { $wrong }
rules-only-rules-of-your-own = Видалити можна лише власні правила.
rules-mend-first = спершу виправ «{ $title }»
rules-brief-file-does-not-hold = цей файл не годиться
rules-a-copy = { $name }, копія
rules-this-is-give-it-a = Це { $copy }. Дай їй власну назву.
rules-the-sheets-stay-only-rules = Аркуші лишаються. Видалити можна лише власні правила.
rules-deleted-games-played-by-these = Видалено. Ігри за цими правилами зберігають їхню копію.
rules-import-rules = Імпорт правил
rules-export-rules = Експорт правил
rules-cannot-be-written = { $name } не записується: { $strerror }.
rules-ask-delete = Видалити { $name }?
rules-the-file-goes-for-good = Файл зникне назавжди. Ігри за ним зберігають копію.
rules-keep = Лишити
rules-our-way = { $name }, по-нашому
rules-ctrl-f = Ctrl F
rules-find-a-rule = Знайти правило
rules-group-of-rules = Група правил
rules-show-only-the-changed = Показати лише змінені
rules-show-only-so-many = Показати лише змінені: { $total-word }
rules-changed = Змінені
rules-only-the-changed = Лише змінені
rules-no-rule-goes-by-that = Такого слова в правилах немає. Esc очистить пошук.
rules-nothing-is-changed-yet = Ще нічого не змінено.
rules-of-changed = змінено { $changed } з { $of }
rules-quoted = «{ $words }»
