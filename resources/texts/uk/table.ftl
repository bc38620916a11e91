table-title-turn = Хід: { $name }
table-title-turn-team = Хід: { $name } за { $team }
table-title-dared = { $name }: «{ $other }, слабо?»
table-title-royale = Royale
table-title-again = { name-rolls } знову
table-title-wins = { $names-count ->
    [one] { $names-listed } перемагає
   *[other] { $names-listed } перемагають
}
table-title-nobody-wins = Ніхто не переміг
table-note-royale = { $times ->
    [1] Кубиків { $dice-word }, їхня сума.
   *[other] Кубиків { $dice-word }, їхня сума, взята { times-counted }.
}
table-note-all-score = Усі { $dice-word } рахуються. Їх треба кидати.
table-note-reroll = Перекид: { $dice ->
    [1] цей кубик
   *[other] ці { $dice-word }
} ще раз.
table-note-dice = { $have-figure }: стоп, коли відкладено { $need-either }
table-note-needs = { $how ->
    [dial-in] Для входу треба { $need-figure }
    [stay] Для стопу треба { $need-figure }
   *[get-in] Щоб увійти, треба { $need-figure }
}
table-points-none = ще нічого
table-tag-royale = Royale
table-if-stays = { $name }: якщо стоп
table-by-staying = Якщо стоп
table-needed = Треба
table-miss = Ризик промаху
table-miss-short = Ризик
table-own-key = { name-throws } клавішею { $key }.
table-roll = Кинути
table-roll-all = Кинути всі { $dice-word }
table-roll-some = Кинути { dice-counted }
table-roll-short = Кинути { $dice-word }
table-enter-the-throw = Ввести кидок
table-enter-short = Кидок
table-write-the-turn = Записати хід
table-write-short = Запис
table-write-ask = Скільки очок: { $name }? 0 для промаху.
table-keeps-first = { $kind ->
    [alike] відкладе { $count-word } по { $face }
    [few] відкладе { $faces-listed }
   *[many] відкладе кубики: { $count-word }
}
table-hits-first = спершу { hits-counted }
table-keep-royale-note = вартість вирішить кидок
table-keep-points = { general-points }
table-stay = Стоп
table-total-ask = З яким рахунком стоп: { $name }?
table-stake-ask = Скільки кожен кладе в банк?
table-stake-use = Покласти
table-word-ask = Слово до цього кидка
table-figure-between = Ціле число від { $least-figure } до { $most-figure }.
table-makes = разом { $total-figure }
table-scored-in-the-show = зараховано в шоу
table-roll-for-the-four = кинь кубик на { $face }
table-gate-shut = Брама зачинена. { name-has } взяти { general-hits-counted-acc }.
table-name-the-dice = Назвати кубики
table-account-title = Назвати кубики
table-account-ask = Які кубики дають { $points-figure }?
table-account-note = { name-names } всі кубики, відкладені за цей хід. Клацай грані або введи їх.
table-account-named = Названо: { $faces-listed }
table-no-dice = жодного
table-account-add = Ще { $face-figure }
table-account-empty = Спершу назви кубики.
table-account-none = Не можу назвати
table-account-done = Ці кубики
table-card-so-far = { hits-plain-first } досі
table-answer-you-can-go = Можна
table-answer-done = Готово
table-answer-yes = Так
table-answer-cough = Кахи
table-answer-no = Ні
table-answer-overrule = Скасовую
table-goes-first = { name-starts }.
table-magic-banner = Магічне число { $faces-dash }
table-magic-corner = МАГ. ЧИСЛО { $faces-dash }
table-die = { $letter ->
    [R] Кубик { $place-figure }, червоний: { $face-figure }
    [W] Кубик { $place-figure }, білий: { $face-figure }
    [G] Кубик { $place-figure }, зелений: { $face-figure }
   *[none] Кубик { $place-figure }: { $face-figure }
}
table-dice-to-go = Лишилося: { dice-counted }.
table-entry-corrected = { $told }   (виправлено, було: { $was })
table-entry-put-in = { $told }   (вставлено згодом)
table-party-magic = Магічне число
table-party-round = Раунд { $round-figure }
table-party-to-take = взяти { $hits-figure }
table-party-next = далі
table-party-home = Фініш: { $limit-figure }
table-die-label = { $letter ->
    [R] { $place-figure } черв.
    [W] { $place-figure } білий
    [G] { $place-figure } зелен.
   *[none] { $place-figure }
}
table-kind-roll = Кидок
table-kind-keep = Відкладено
table-kind-else = Щось інше
table-kind-none = Нічого
table-put-in-before = Вставити перед цим записом
table-empty-roll = Клацни грань для кожного кубика.
table-empty-keep = Ці кубики разом не рахуються. Клацни ті, що відкладено.
table-empty-else = Вибери, що сталося.
table-stands-against = Ще не виправлено: тоді цей запис уже не годиться. { $why } Виправ і його або вибери «Нічого», щоб викреслити.
table-missing-before = Ще не виправлено: перед цим записом чогось бракує. { $why }
table-entry-plain = Твердження, як у протоколі: roll 1 5 2 4 4, keep 1 5 або stay.
table-the-results = Підсумки
table-pick-at-least-one-die = Вибери хоч один кубик, що рахується.
table-keep = Відкласти
table-pick-dice-that-score = Вибери кубики, що рахуються.
table-pick-the-dice-to-stay = Вибери кубики для стопу.
table-use-the-reroll = Узяти перекид
table-reroll-short = Перекид
table-reroll-again = { $dice ->
    [1] цей кубик знову
   *[other] усі { $dice-word } знову
}
table-let-it-stand = Лишити як є
table-stand-short = Лишити
table-then-plays = далі { $name }
table-reroll-first = Візьми перекид або лиши промах.
table-take-the-dare = Прийняти виклик
table-take-short = Прийняти
table-refuse = Відмова
table-correct-an-entry = Виправити запис
table-which-entry-is-wrong = Який запис хибний?
table-it-should-be = Має бути
table-what-happened = Що сталося
table-as-a-line-of-the = Рядком протоколу
table-the-entry-as-a-line = Запис рядком протоколу
table-entries-the-latest-first = Записи, останні спершу
table-the-sheet-marks-what-was = Аркуш позначає виправлене.
table-cancel = Скасувати
table-correct-it = Виправити
table-pick-an-entry = Вибери запис.
table-this-cannot-be-read = Це не читається: { $message }
table-a-comment-is-no-entry = Коментар не запис.
table-this-is-what-stands-there = Саме це там і стоїть.
table-turns-that-follow-are-worked = Наступні ходи буде перераховано.
table-the-throw = Кидок
table-what-did-throw = Що випало: { $name }?
table-click-the-faces-of-or = Клацай грані ({ dice-counted }) або введи їх: { $example }.
table-faces-as-figures = Грані цифрами
table-they-lie-there = Ввести
table-only-were-thrown = Кинуто тільки { dice-counted }.
table-rolling = Котяться
table-the-dice-are-rolling = Кубики котяться.
table-the-game-has-not-begun = Гра ще не почалася.
table-call = Слово
table-nothing-to-call = Зараз оголошувати нічого.
table-dice-that-have-landed-stay = Що впало, те впало.
table-there-is-nothing-to-take = Відкликати нічого.
table-takes-back-the-last-choice = останній вибір
table-takes-back-the-last-entry = останній запис
table-undo = Назад
table-totals = Рахунок
table-f11-leaves-the-big-picture = F11 або Esc: вихід
table-the-pledge-of-the-dice = Запоруку кубиків скопійовано.
table-copy = Копіювати
table-copy-pledge-and-seed-of = Копіювати запоруку й зерно кубиків
table-verify = Перевірити
table-verify-the-dice = Перевірити кубики
table-the-seed-of-the-dice = Зерно кубиків було { $seed }, запорука { $commitment }.
table-pledge-and-seed-are-copied = Запоруку й зерно скопійовано.
table-11-000-called-by = 11 000 оголошено: { $name }
table-bar-told = Очок за цей хід: { $points-figure }.
table-bar-figure = { $label }: { $figure }
table-this-turn = Цей хід
table-done = Готово
table-can-i-roll = Можна кидати?
table-can-i-roll-short = Питати
table-jump-the-gate = Крізь браму
table-the-magic-number = Магічне число
table-roll-the-magic-number = Кинути Магічне число
table-roll-the-magic-short = Кинути
table-that-die-scores-nothing-here = Цей кубик тут нічого не дає.
table-no-die-shows = Жоден кубик не показує { $face }.
