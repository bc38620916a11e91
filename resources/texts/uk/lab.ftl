lab-title = { $rules }, { general-games }, зерно { $seed }.
lab-length = Раундів: { $rounds }, хвилин: близько { $minutes }.
lab-turns = Ходів з промахом: { $misses }; кидків за хід: { $throws }; кидків без вибору: { $forced }.
lab-miss = { general-dice-miss }: { $chance }.
lab-wins = Перемоги за місцями: { $seats-comma }. Лідер на половині програє: { $upset }.
lab-careful = Обережний серед найкращих виграє { $careful }; рівна частка { $even }.
lab-hits = { hits-plain-first } на голову: { $hits }.
lab-source = { $source }: { $hits }
lab-called-off = { $done ->
    [0] Спинено, поки жодної гри не закінчено: розповісти нічого.
   *[other] Спинено, ігор: { $done-figure } з { $of-figure }. Розповідь про них.
}
lab-speed = { $pace } гри за секунду, процеси: { $count-figure }.
lab-speed-cluster = { $pace } гри за секунду, робочі процеси кластера: { $count-figure }.
lab-progress = { $done-figure } з { $of-figure } ігор
lab-try = { $games ->
    [1] Спробувати 1 гру
   *[other] Спробувати { general-games-acc }
}
lab-try-tip = Комп’ютери грають за цими правилами; що виходить, малюється, поки вони грають.
lab-name = Лабораторія правил
lab-against = проти
lab-against-nothing = більше нічого
lab-against-name = Правила для порівняння
lab-games = Ігри
lab-seed = Зерно
lab-stop = Спинити
lab-progress-name = Зіграно ігор
lab-pace = { $games-figure } за секунду, лишилося { $minutes ->
    [0] менше хвилини
    [1] близько хвилини
   *[other] близько { $minutes-figure } хв
}
lab-who = Гравців: { $players-word }. Усі грають якнайкраще, крім одного обережного, що сидить на кожному місці по черзі.
lab-who-both = Гравців: { $players-word }. Усі грають якнайкраще, крім одного обережного, що сидить на кожному місці по черзі. Кубики за тими й тими правилами ті самі.
lab-stopped = Спинено, зіграно { general-games-acc }. Що вийшло досі, лишається.
lab-watch = Дивитися гру { $game-figure }
lab-watch-note = Гра, де хтось узяв найбільше хітів, у повторі
lab-watch-wait = Граю гру { $game-figure } ще раз …
lab-watch-title = { $rules }, гра { $game-figure } з лабораторії
lab-no-processes = Більше ігор зіграти не можна: { $why }. Що вийшло досі, лишається.
lab-process-died = Посеред ігор помер процес. Може, замало пам’яті; спробуй менше ігор. Що вийшло досі, лишається.
lab-went-wrong = У цих іграх щось пішло не так. Що вийшло досі, лишається, а більше скаже журнал.
lab-other-does-not-hold = Інші правила не годяться. { $wrong }
lab-was = було { $value }
lab-figure-rounds = раундів у грі
lab-figure-minutes = хвилин, 14 с на кидок
lab-figure-minutes-here = хвилин, твої { $seconds-figure } с на кидок
lab-figure-misses = ходів мимо
lab-figure-hits = { general-hits-gen } на голову
lab-figure-upset = лідер на половині програє
lab-figure-forced = кидків без вибору
lab-length-title = Скільки це триває
lab-length-note = ігри за раундами
lab-rounds-bar = { $more ->
    [yes] від { $least-figure } до { $top-figure } раундів
   *[no] { $least ->
        [one] { $least-figure } раунд
        [few] { $least-figure } раунди
        [many] { $least-figure } раундів
       *[other] { $least-figure } раунду
    }
}
lab-rounds-mean = { $name }: раундів { $rounds }
lab-seats-title = Чи вигідно починати?
lab-seats-note = % перемог за місцем, ± { $off }
lab-change-rounds = ігри за раундами; { $change } ± { $off }
lab-change-first = % перемог; перший { $change } ± { $off }
lab-change-careful = перемоги; обережний { $change } ± { $off }
lab-even = рівно
lab-seat = { $seat ->
    [1] перший
    [2] другий
    [3] третій
    [4] четвертий
    [5] п’ятий
    [6] шостий
   *[other] { $seat }-й
}
lab-sources-title = Звідки беруться { hits-plain }
lab-sources-note = на голову й гру
lab-sources-note-both = на голову й гру; крапка: { $own }, кільце: { $other }
lab-never = ніколи
lab-miss-same = Тут нічого не змінилося.
lab-miss-was = Крапками: за { $other }.
lab-careful-title = Чи варто берегтися?
lab-careful-note = перемоги; крапки: рівна частка
lab-best = Один з найкращих, { $name }
lab-careful-one = Обережний, { $name }
lab-never-title = Не було ні разу
lab-never-note = { $games ->
    [1] за 1 гру
   *[other] за { general-games-acc }
}
lab-never-none = Кожне джерело { general-hits-gen } спрацювало хоч раз.
lab-yet-title = А все ж
lab-yet-length = Найдовша гра мала раундів: { $longest }, найкоротша: { $shortest }.
lab-yet-hits = Хтось узяв за одну гру { general-hits-counted-acc }.
lab-save-figures = Зберегти цифри…
lab-save-picture = Зберегти картинку…
lab-save-title = Зберегти висновки лабораторії
lab-nothing-to-save = Зберігати ще нічого.
lab-written = { $file } записано.
lab-not-written = { $file } не записується: { $why }. Вибери іншу теку.
lab-back = Назад до правил
lab-brief-figures = Цифри…
lab-brief-picture = Картинка…
lab-brief-back = Назад
lab-brief-use = Узяти
