card-title = Правило
card-menu = Правило на &картці (? за столом)
card-row = { $kind ->
    [run] { $dice-comma } до { $until-comma }: { $worth }.
    [dice] { $dice-comma }: { $worth }.
   *[words] { $words }: { $worth }.
}
card-leave-one = Відклади, що рахується, решту кидай, або стоп.
card-leave-all = Відклади все, що рахується, решту кидай, або стоп.
card-enter = Вхід: { $points-figure } за один хід.
card-enter-dice = Вхід: відкладено { $dice-figure } куб.
card-stop = Для стопу треба { $points-figure }.
card-stop-dice = Для стопу відкладено { $dice-either } куб.
card-beat-previous = Перевищ попередній запис.
card-wild-face = Червона { $face } замінить будь-яку.
card-miss = Немає очок: хід пропав.
card-all-score = { $forced ->
    [yes] Усі { $dice-word } рахуються: кидай знову.
   *[no] Усі { $dice-word } рахуються: кидай знову або стоп.
}
card-blood-die-alone = Самотній червоний мусить котитися.
card-blood-die-among = Червоний без очок мусить котитися.
card-dare = Чотири однакові: інші можуть кинути виклик.
card-hit-each = Кожні { $step-figure } дають { general-hit-acc }.
card-hit-turn = { $step-figure } за хід дають { general-hit-acc }.
card-rounds = { $by ->
    [hits] Раундів { $rounds-figure }: у кого більше { general-hits-gen }.
    [titles] Раундів { $rounds-figure }: у кого більше титулів.
   *[points] Раундів { $rounds-figure }: у кого більше очок.
}
card-end = { $by ->
    [first] { $over ->
        [yes] Хто перший за { $limit-figure }, перемагає.
       *[no] Хто перший на { $limit-figure }, перемагає.
    }
    [hits] { $over ->
        [yes] Понад { $limit-figure }
       *[no] { $limit-figure }
    } і кінець: вирішують { hits-plain }.
    [titles] { $over ->
        [yes] Понад { $limit-figure }
       *[no] { $limit-figure }
    } і кінець: вирішують титули.
   *[points] { $over ->
        [yes] Понад { $limit-figure }
       *[no] { $limit-figure }
    } і кінець: вирішують очки.
}
