event-rolled = { name-rolls } { $dice }.
event-kept = { $value ->
    [0] { name-keeps } кубики.
   *[other] { name-keeps } { $value-figure }.
}
event-forced = Відкладено { $value-figure }. Кубики треба кидати.
event-miss = { $value ->
    [0] { $word }.
   *[other] { $word }. Пропало { $value-figure }.
}
event-banked = { name-stays } на { $value-figure }: { $written-figure }.
event-hits = { name-gets } { general-hits-counted-acc }.
event-shown = { $title }: { hits-counted }, { $name }.
event-royale = Royale дає { $value-figure }.
event-token = { name-has } перекид.
event-reroll = { name-uses } перекид.
event-may-dare = Чотири однакові. Будь-хто інший може сказати: слабо?
event-dared = { $other }: «{ $name }, слабо?»
event-dare-taken = { $name } { $name-count ->
    [one] приймає виклик
   *[other] приймають виклик
}.
event-dare-refused = { name-refuses } від виклику.
event-dare-won = Виклик виграно: { $value-figure }.
event-called-11000 = { name-calls } правило 11 000.
event-halftime = Шоу в перерві.
event-halftime-hit = { $value ->
    [0] { $name }: вирішальний кидок за найкращий хід шоу виграно.
    [1] { $name }: найкращий хід шоу.
   *[other] { $name }: один з найкращих ходів шоу, таких { $value-word }.
}
event-halftime-over = Граємо далі.
event-rolloff = { $name }: вирішальний кидок.
event-winner = { name-wins }.
event-penalty = { $name }: мінус { $value-figure }, { $why ->
    [delay-of-game] затримка гри
    [out-of-turn] не в свою чергу
    [first-throw] перший кидок без очок
   *[misses] промахи
}.
event-fault = { $name }: { $title }.
event-asked = { $times ->
    [1] { name-asks }.
   *[other] { name-asks }, разів: { $times-figure }.
}
event-released = { name-says }: { $answer ->
    [you-can-go] можна
    [done] готово
    [yes] так
    [cough] кахи
    [no] ні
   *[overrule] скасовую
}.
event-said-no = { name-says } ні. Брама зачинена.
event-took-hits = { name-takes } { general-hits-counted-acc }.
event-touched = { name-starts } зарано.
event-hit-given = { name-gives } { general-hits-counted-acc }. Кому: { $other }.
event-challenged = { name-doubts } рахунку.
event-account-held = Рахунок правильний.
event-account-failed = Рахунок неправильний. Хід пропав.
event-social = Social: усім по { $hit-word ->
    [stars] зірці
    [honour] балу честі
   *[hits] хіту
}.
event-limit = { $name } на фініші.
event-stake = { name-puts } { $value-figure } в банк.
event-instant-win = { $name }: кидок, що виграє гру.
event-instant-loss = { $name }: кидок, що програє гру.
event-safe = { $value-figure } були захищені й лишаються.
event-taken-over = { name-goes } з { $value-figure } і кубиками, що лишилися.
event-extended = { $name } за фінішем. Фініш тепер на { $value-figure }.
event-knocked-back = { other-lands } на рахунок, де стоїть { $name }. { name-loses } { $value-figure }.
event-out = { $name } { $name-count ->
    [one] вибуває
   *[other] вибувають
} з гри.
event-last-die = { $value ->
    [1] Нічого. { name-has } ще одну спробу з останнім кубиком.
   *[other] Нічого. { name-has } ще спроби з останнім кубиком: { $value-figure }.
}
event-last-licks = { $who ->
    [passed] { name-leads }. Кого обігнано, має ще один хід.
   *[other] { name-leads }. Усі інші мають ще по ходу.
}
