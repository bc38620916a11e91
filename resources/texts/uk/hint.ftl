hint-menu = Підказ&ка (H за столом)
hint-aid-hints = П&ідказки в цій грі
hint-aid-coach = &Тренер у цій грі
hint-asked = { $name }: взято підказку.
hint-thinking = Рахую шанси …
hint-not-now = Підказка є тоді, коли вибирає людина.
hint-hits-first = Спершу { name-takes } { hits-plain }: C. До того вибирати нічого.
hint-nothing = Зараз вибирати нічого.
hint-switched-off = У цій грі підказки вимкнено. Гра > Підказки в цій грі вмикає їх.
hint-failed = Підказку не вдалося обчислити. Гра така, як була; більше скаже журнал.
hint-not-covered = Підказки немає: { $why }
hint-mark = порада
hint-label = { $dice ->
    [1] { $only ->
        [yes] Відклади тільки { $face }
       *[no] Відклади { $face }
    }
   *[other] { $only ->
        [yes] Відклади тільки ці { $dice-word }
       *[no] Відклади ці { $dice-word }
    }
}
hint-told = { $what } { $why }
hint-do = { $kind ->
    [keep-roll] Відклади { $kept }, кидай { $dice-word }: ризик { $miss } зі 100.
    [keep-stay] Відклади { $kept } і стоп на { $points-figure }.
    [stay] Стоп на { $points-figure }.
    [take-dare] Прийми виклик: ризик { $miss } зі 100.
    [refuse-dare] Відмовся від виклику.
    [again] Візьми перекид.
    [take-over] Перейми { $points-figure }, що лишилися.
   *[roll] Кидай { $dice-word }: ризик { $miss } зі 100.
}
hint-dice = { $kind ->
    [alike] { $count-word } по { $face }
   *[other] { $faces-listed }
}
hint-than = { $kind ->
    [keep-roll] відкласти { $kept } і кинути { $dice-word }
    [keep-stay] відкласти { $kept } і стоп на { $points-figure }
    [stay] стоп на { $points-figure }
    [take-dare] прийняти виклик
    [refuse-dare] відмовитися від виклику
    [again] узяти перекид
    [take-over] перейняти { $points-figure }
   *[roll] кинути { $dice-word }
}
hint-only = Іншого шляху немає.
hint-as-good = Так само добре, як { $other }.
hint-more-points = На { general-by-points } краще, ніж { $other }.
hint-more-hits = За { $of-figure } таких ходів це на { general-hits-counted-acc } більше, ніж { $other }.
hint-more-wins = { $by ->
    [one] Виграє на { $by-figure } гру з { $of-figure } більше, ніж { $other }.
    [few] Виграє на { $by-figure } гри з { $of-figure } більше, ніж { $other }.
    [many] Виграє на { $by-figure } ігор з { $of-figure } більше, ніж { $other }.
   *[other] Виграє на { $by-figure } гри з { $of-figure } більше, ніж { $other }.
}
hint-line = { $place-figure }. { $what } { $worth }
hint-worth-points = { $worth ->
    [one] Вартість: { $worth-figure } очко.
    [few] Вартість: { $worth-figure } очки.
    [many] Вартість: { $worth-figure } очок.
   *[other] Вартість: { $worth-figure } очка.
}
hint-worth-hits = Вартість: { hits-counted } на { $of-figure } ходів.
hint-worth-wins = Перемог: { $worth-figure } з { $of-figure } ігор.
hint-weighs-hits = Тут вирішують { hits-plain }: { $points-figure } очок важать стільки ж, як { hit-a }.
