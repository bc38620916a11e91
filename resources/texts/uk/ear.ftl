ear-die = { $colour ->
    [R] червоний { $face }
    [W] білий { $face }
    [G] зелений { $face }
   *[other] { $face }
}
ear-rolls = { name-rolls }: { $dice-comma }.
ear-written = Рядок { $row-figure } аркуша: { $word }.
ear-turn = { $begun ->
    [yes] { $points ->
        [0] Хід триває: { $name }.
       *[other] Хід: { $name }, поки що { $points-figure }.
    }
   *[no] Хід: { $name }{ $teamed ->
        [yes] {" "}за команду { $team }
       *[no] { "" }
    }, { $total ->
        [0] на аркуші нічого.
       *[other] на аркуші { $total-figure }.
    }
}
ear-dice = Кубики: { $dice-comma }.
ear-aside = Відкладено: { $dice-comma }.
ear-picked = Вибрано: { $dice-comma }, { $royale ->
    [yes] це Royale, його вартість вирішить кидок.
   *[no] на { $points-figure }.
}
ear-picked-none = Нічого не вибрано.
ear-picked-no = Вибрано: { $dice-comma }. { $why }
ear-stay = Стоп на { $points-figure } дає { $total-figure }{ $hits ->
    [0] { "" }
   *[other] { " і ще " }{ general-hits-counted-acc }
}{ $ends ->
    [yes] , і гру закінчено
   *[no] { "" }
}.
ear-stay-show = Стоп дає { $points-figure } у шоу.
ear-no-stay = Стоп не можна: { $why }
ear-miss = { $chance ->
    [0] { ear-next-dice }: промаху не буде.
   *[other] { ear-next-dice }: ризик промаху { $chance } зі 100.
}
ear-next-dice = { $dice ->
    [1] Наступний кубик
   *[other] Наступні { dice-counted }
}
ear-missed = { $name }: промах, пропало { $points-figure }. Візьми перекид або лиши як є.
ear-opening = { $magic ->
    [yes] Магічне число: { name-rolls } його.
   *[no] { $title } По одному кубику: починає найвищий.
}
ear-own-key = Клавіша: { $key }.
ear-gate = { name-has } взяти { general-hits-counted-acc }{ $own ->
    [yes] { "" }
   *[no] , перш ніж { other-rolls }
}. { $by ->
    [roll] Їх забере наступний кидок.
    [courtesy] Скажи, коли взято.
    [word] { name-says }, коли готово.
   *[asks] { other-asks } стільки ж разів: запитано { $asked ->
        [0] ще жодного разу
       *[other] { $asked }
    }.
}
ear-dared = { $taken ->
    [yes] { name-rolls } один кубик на { $face }: { $worth-figure }, або пропаде { $stake-figure }.
   *[no] { $other }: «{ $name }, слабо?» Один кубик на { $face }. Дасть { $worth-figure } або забере { $stake-figure }.
}
ear-may-dare = Чотири однакові: будь-хто інший може кинути виклик.
ear-blood = Кидають сам Кривавий кубик.
ear-royale = Для Royale кидають { dice-counted }: { $times ->
    [1] їхня сума.
   *[other] їхня сума, взята { times-counted }.
}
ear-all-score = Усі { $dice-word } зарахувалися, їх кидають знову.
ear-may-reroll = { name-has } перекид для цього кидка.
ear-rerolled = Перекид: ті самі кубики ще раз.
ear-may-doubt = { name-stays } на { $points-figure }: будь-хто може не повірити.
ear-doubted = { name-says } { $points-figure }: не вірять. Треба назвати кубики.
ear-left = Лишилося { $points-figure } і { dice-counted }: можна перейняти.
ear-pot = У банку { $points-figure }.
ear-show = Шоу в перерві, окремо від гри{ $rolloff ->
    [yes] : рівних розсудить кидок.
   *[no] : { $left ->
        [0] далі вже ніхто.
       *[other] лишилося зіграти: { $left-figure }.
    }
}
ear-show-leads = { name-leads } у шоу: { $points-figure }.
ear-eleven = Правило 11 000: на { $limit-figure } за хід треба { $points-figure } або більше.
ear-last = { $beat ->
    [yes] Останній раунд: { $name } має { $total-figure }, це треба перевершити.
   *[no] Останній раунд: { $name } на фініші, { $total-figure }.
} { $left ->
    [0] Після цього ходів нема.
   *[other] Лишилося ходів: { $left-figure }.
}
ear-entry = { $name } ще не в грі: для входу треба { $need-figure }.
ear-over = { $won ->
    [yes] Гру закінчено. Перемога: { $names-listed }, { $total-figure }.
   *[no] Гру закінчено. Ніхто не переміг.
}
ear-nothing = Чекаємо тільки на вибір: { $name }.
ear-total = { $name } { $total-figure }, { hits-counted }{ $entered ->
    [yes] { "" }
   *[no] , ще не в грі
}{ $tokens ->
    [0] { "" }
    [1] , перекид
   *[other] , перекидів { $tokens-figure }
}{ $out ->
    [yes] , поза грою
   *[no] { "" }
}.
ear-goal = Фініш { $limit-figure }, раунд { $round-figure }.
ear-magic-number = Магічне число { $dice }.
ear-brings = { $dice-comma } { $count ->
    [1] дає
   *[other] дають
} { $points-figure }.
ear-never = Ще нічого не сказано.
ear-no-game = На столі немає гри.
