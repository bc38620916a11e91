review-title = Розбір
review-stop = Спинити
review-stopped = Не переглянуто
review-counts-hits = Тут вирішують { hits-plain }: { hit-a } важить { $points-figure } очок.
review-hints = Підказки: { $shown-listed }.
review-hints-of = { $name } { $hints-figure }
review-close = Закрити
review-looking = Переглядаю гру …
review-looking-note = Кожен кидок і кожен вибір порівнюю з найкращою грою.
review-none = Цю гру розібрати не можна
review-failed = Щось пішло не так. Більше скаже журнал; гра така, як була.
review-head = { $name }: кубики були прихильні, { $luck }
review-head-won = { $kind ->
    [both] { $name }: і кубики йшли, і голова працювала
    [luck] { $name }: удача, і цього вистачило
    [choices] { $name }: найкращі рішення, і цього вистачило
    [against] { $name }: перемога наперекір кубикам
    [uphill] { $name }: перемога з останніх рядів
   *[enough] { $name }: рівно стільки, скільки треба
}
review-line = { $kind ->
    [faultless] Жодного хибного кубика.
    [rained] Найкращі рішення. Але дощило.
    [knew] Кубики йшли, й не дарма.
    [chose] Найкращі рішення, інакше ніяк.
    [bold] Зайвих сміливих кидків: { $times-word }.
    [timid] Зарано стоп, разів: { $times-word }.
    [kinder] За рішення заплатили кубики.
    [helped] Лихій долі трохи допомогли.
   *[owed] Доля нічого не винна. Стільки й дала.
}
review-line-computer = { $character ->
    [professor] { $won ->
        [yes] Сміється тепер.
       *[no] Сміятиметься потім.
    }
    [vera] { $won ->
        [yes] Середнє віддає борги.
       *[no] Середнє ще винне.
    }
    [umbrella] { $won ->
        [yes] Сухо до кінця.
       *[no] Запам’ятає й цей раз.
    }
    [dot] { $won ->
        [yes] Ще один кубик був саме враз.
       *[no] Ще один кубик був зайвий.
    }
    [pete] { $won ->
        [yes] Прийшов по { hits-plain }. Узяв і аркуш.
       *[no] Рахує { hits-plain }, а не місця.
    }
    [kid] { $won ->
        [yes] Приніс удачу. Не віддав.
       *[no] Знає на годину більше.
    }
   *[other] {""}
}
review-unkind = Кубики не жаліли нікого
review-sub = { $rules }. Найкраще вибирає { $name }, втрачено { $cost }.
review-choices = Переглянуто рішень: { $choices-figure }. Не гірші за найкращі: { $good-figure }.
review-bars = Норма, удача і втрачене кожного
review-par = норма: що в середньому дає найкраща гра
review-legend = Зафарбовано: удача, що дали кубики. Заштриховано: ціна рішень. Норма, удача і втрачене сходяться з аркушем до очка.
review-sum = { $name }: { $total-figure } — це норма { $par }, удача { $luck }, втрачено { $cost }{ $more ->
    [yes] {" "}і { $rest } через огріхи, штрафи й голосування.
   *[no] .
}{ $start ->
    [0] {""}
   *[other] {" "}На початку було { $start-figure }.
}
review-parts = { $par } { $luck } { $cost }{ $more ->
    [yes] {" "}{ $rest }
   *[no] {""}
}{ $start ->
    [0] {""}
   *[other] {" "}+{ $start-figure }
}
review-percent = { $share }%
review-winning = Хто вигравав
review-round = раунд { $round-figure }
review-winning-note = Шанс на перемогу щоходу, якби звідти всі грали якнайкраще. Відомо лише тепер.
review-swing = раунд { $round-figure }: від { $before } до { $after }
review-chance-went = { $name }: { $first } зі 100 спершу, { $last } в кінці.
review-swing-of = Найбільший злам, { $name }, раунд { $round-figure }: від { $before } до { $after } зі 100.
review-dearest = { $choices ->
    [0] Жодне рішення нічого не коштувало
    [1] Найдорожче рішення
   *[other] Найдорожчі рішення
}
review-dearest-note = Кубики ліворуч від мідної лінії відкладено. Кнопка покаже це в повторі.
review-dearest-none = Усе вибране було не гірше за найкраще.
review-who = { $name }, раунд { $round-figure }
review-spot = { $name }, раунд { $round-figure }: { $done } { $better } { $cost }
review-dice = { $left-count ->
    [0] Відкладено: { $kept }.
   *[other] { $kept-count ->
        [0] Лишено: { $left }.
       *[other] Відкладено: { $kept }. Лишено: { $left }.
    }
}
review-thrown = Кинуто: { $dice }.
review-play = Показати в повторі
review-kept = Відкладено { $dice }, очок { $points-figure }.
review-stayed-at-once = Відкладено все, що рахувалося, і стоп.
review-stayed = Стоп на { $points-figure }.
review-rolled = Кинуто далі з { $points-figure }.
review-took-dare = Прийнято виклик з { $points-figure }.
review-refused-dare = Відмова від виклику з { $points-figure }.
review-went-on = Далі з { $points-figure }.
review-better-stay = Краще: стоп на { $points-figure }.
review-better-keep-stay = Краще: відкласти { $dice } і стоп на { $points-figure }.
review-better-roll = { $many ->
    [1] Краще: кинути один кубик, ризик { $miss } зі 100.
   *[other] Краще: кинути { $many-word }, ризик { $miss } зі 100.
}
review-better-keep-roll = { $many ->
    [1] Краще: відкласти { $dice } і кинути один кубик, ризик { $miss } зі 100.
   *[other] Краще: відкласти { $dice } і кинути { $many-word }, ризик { $miss } зі 100.
}
review-kindest = Кидок вечора: { $name }, раунд { $round-figure }, удача { $luck }
review-unkindest = Найприкріший кидок: { $name }, раунд { $round-figure }, удача { $luck }
review-views = Що показано
review-view-sheet = Аркуш
review-view-review = Розбір
review-view-awards = Нагороди
review-view-dice = Кубики
review-awards-head = { $over ->
    [yes] Кожен щось виграв
   *[no] Нагороди на цю мить
}
review-awards-note = { $over ->
    [yes] За цими правилами й за тим, що пам’ятає аркуш.
   *[no] Гру не закінчено: усе ще може змінитися.
}
review-hits-from = { $thrown ->
    [yes] За що були { hits-plain }
   *[no] Що кажуть суми: { hits-plain }
}
review-hits-none = Цього разу без { general-hits-gen }.
review-hits-all = разом
review-dice-none = Кубиків немає
review-dice-none-note = Жодного кидка цієї гри не записано: про її кубики сказати нічого.
review-dice-typed = Їх кидали на столі й вводили.
review-dice-misses = Кидки мимо
review-dice-misses-note = Очікувано: скільки в середньому схиблять чесні кубики, пораховано саме за зробленими кидками.
review-dice-who = гравець
review-dice-throws = кидки
review-dice-missed = мимо
review-dice-expected = очікувано
review-dice-hands = кинуто кубиків
review-dice-hand = { dice-counted }
review-save = Зберегти картинкою…
review-save-title = Зберегти сторінку картинкою
