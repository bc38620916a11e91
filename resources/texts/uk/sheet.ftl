sheet-worth-by-face = грань × { $factor }
sheet-subtitle = { $name }, { $dice }
sheet-dice = { $special ->
    [blood-die] { dice-counted }, один з них Кривавий
    [odd-die] { dice-counted }, один іншого кольору
    [three-colours] { dice-counted }, трьох кольорів
   *[none] { dice-counted }
}
sheet-for-players = гравців { $least }-{ $most }
sheet-field-date = дата
sheet-field-start = початок
sheet-field-finish = кінець
sheet-field-magic = магічне
sheet-field-scorekeeper = писар
sheet-field-packer = люлька
sheet-field-rule11k = правило 11 000: хто
sheet-field-rule11k-at = час
sheet-field-winner = перемога
sheet-field-winner-keeps = перемога, бере аркуш
sheet-field-gha = g.h.a.
sheet-field-high-score = high score
sheet-field-big-hit = big hit
sheet-field-consecutive-hit = consecutive hit
sheet-field-limit = фініш
sheet-field-fewest = найменше BH
sheet-zonk = Зонк
sheet-one-hit = один хіт
sheet-a-zonk = зонк
sheet-page-of = сторінка { $page-figure } з { $pages-figure }
sheet-re-roll-used-struck-out = Перекид, використано: викреслено
sheet-no-turn-here = тут без ходу
sheet-final = разом
sheet-so-far = досі
sheet-corrected = виправлено
sheet-penalty-taken-off = { $points }: штраф, знято з наступного рахунку
sheet-hits = хіти
sheet-bong-hits = BH
sheet-brought-forward = разом досі
sheet-file-title = { $title }, { $subtitle }: { $names-comma }{ $more ->
    [yes] {" "}та інші
   *[no] {""}
}{ $dated ->
    [yes] , { $day }
   *[no] {""}
}
sheet-page-rules = Правила
sheet-page-keepsake = Перегони, хіти й кубики
sheet-page-codes = Гра в кодах
sheet-page-number = Сторінка { $page-figure }
sheet-page-rounds = Раунди { $first-figure } до { $last-figure }
sheet-page-players = { $rounds }, гравці { $first-figure } до { $last-figure }
sheet-on-paper = { $landscape ->
    [yes] { $paper }, альбомна, { general-pages }
   *[no] { $paper }, книжна, { general-pages }
}{ $rules ->
    [yes] , остання з правилами.
   *[no] .
}
sheet-rounds-and-room = Раундів у грі близько { $rounds-figure }; { $games ->
    [1] місця на { $rows-figure }
   *[other] місця на дві гри по { $rows-figure }
}{ $split ->
    [yes] , на сторінці 1 закінчується ігор: { $share } зі 100
   *[no] {""}
}.
sheet-dice-pledged = кубики засвідчено { $pledge }
sheet-halftime-show = ШОУ В ПЕРЕРВІ
sheet-race-told = Рахунок кожного після кожного з { $rounds-figure } раундів. У кінці: { $ends-comma }.
sheet-luck = { $each ->
    [0] Удача й рішення
   *[other] Удача й рішення; { hit-a } важить { $each-figure }
}
sheet-luck-of = { $luck } від кубиків, { $cost } від рішень
sheet-hints = Узято підказку
sheet-hints-of = { $hints ->
    [one] { $hints-figure } раз
    [few] { $hints-figure } рази
    [many] { $hints-figure } разів
   *[other] { $hints-figure } разу
}
sheet-in-one-turn = { $points } за один хід
sheet-no-font = { $more ->
    [0] На цьому комп’ютері немає шрифту з літерами для { $names-comma }: надрукуються порожні рамки. Встанови такий шрифт і друкуй знову.
   *[other] На цьому комп’ютері немає шрифту з літерами для { $names-comma } і ще { $more-figure }: надрукуються порожні рамки. Встанови такий шрифт і друкуй знову.
}
sheet-script-picture = картинка
sheet-script-cjk = китайське або японське
sheet-script-hangul = корейське
sheet-pdf-folder = { $file } — це тека; дай ім’я файлу.
sheet-pdf-no-folder = Теки { $folder } немає.
sheet-pdf-not-written = { $kept ->
    [yes] { $file } не записується: { $why }. Що там було, лишилося; вибери інше місце.
   *[no] { $file } не записується: { $why }. Вибери інше місце.
}
sheet-play-resumes-here = гра йде далі звідси
sheet-other = Інше
sheet-the-race = Перегони
sheet-awards = Нагороди
sheet-best-turn = Найкращий хід
sheet-head-hits = Хіти{ $thrown ->
    [yes] {""}
   *[no] , видні з рахунку
}
sheet-hits-all = разом
sheet-in-the-square = { $codes ->
    [1] Увесь цей вечір у квадраті.
   *[other] { $here ->
        [yes] Увесь цей вечір у цих квадратах: { $codes }.
       *[no] Увесь цей вечір у квадратах на останніх сторінках: { $codes }.
    }
}
sheet-point-a-phone = { $codes ->
    [1] Наведи телефон
   *[other] Наведи телефон на кожен
}: { $thrown ->
    [yes] сторінка кине всі { $throws } знову{ $seed ->
        [yes] {" "}і скаже, чи кубики були чесні.
       *[no] , як вони лежали на столі.
    }
   *[no] сторінка запише весь аркуш знову.
}
sheet-or-in-the-program = Або в програмі: Архів Зонка > Прочитати аркуш. Нікуди нічого не надсилається.
sheet-pledged = Засвідчено до першого кидка: { $pledge }
sheet-code = Код { $part } з { $parts }
sheet-the-dice = Кубики
sheet-pledged-before-the-first-throw = Засвідчено до першого кидка, SHA-256:
sheet-seed-told-at-the-end = Зерно, назване в кінці:
sheet-signed-by-who-kept-the = Підпис того, хто вів рахунок
sheet-this-is-no-name-of = Це не ім’я файлу.
sheet-the-pdf-cannot-be-drawn = PDF не вдалося намалювати; нічого не записано.
sheet-and-more = { $name } і ще { $more-figure }
sheet-line-of = { $name }: { $line }
sheet-not-finished = Не закінчено
sheet-note-award = { $award }: { $name }, { $value }
sheet-note-gha = G.H.A. { $average }
sheet-note-between = .{ "   " }
sheet-the-font-cannot-be-loaded = Шрифт { $name } не завантажується; перевстанови програму.
sheet-pad-dash = тире
sheet-pad-column-total = разом
sheet-pad-column-turn = хід
sheet-pad-column-hits = хіти
sheet-pad-part = { $name }, { $part }
sheet-pad-half = шоу
sheet-pad-mark = { $mark ->
    [straight] стріт
    [magic] Магічне число
    [devil] чорт
    [square] квадрат
    [halftime] перерва
    [flag] хіт
    [reroll] перекид
    [reroll-used] перекид, використано
    [pen] виправлено
    [dashes] тире
    [star] зірка
    [asterisk] зірочка
   *[other] { $plain }
}
sheet-pad-hits = { $name }: { hits-counted }
sheet-pad-key = { $marks-comma }: { $words }
sheet-players = Гравці
sheet-rounds = Раунди
sheet-would-be = вийде { $said }
sheet-pad-corrected = Виправлено.
sheet-click-to-correct-it = Клацни, щоб виправити.
sheet-score-sheet = Аркуш рахунку
