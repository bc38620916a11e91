cheat-term = { $term }:
cheat-push-your-luck = Для стопу відклади { $dice-word } або більше, але не всі шість.
cheat-misses-in-a-row = { $count ->
    [1] Кожен промах
   *[other] Промахи поспіль: { $count-word }
}
cheat-first-throw = Перший кидок без очок
cheat-beat-previous = Стоп лише тоді, як маєш більше за попередній хід, якщо той записано.
cheat-leave-all = Лиши всі кубики, що рахуються, і кидай решту, або стоп.
cheat-leave-one = Щокидка лиши хоч один кубик, що рахується, або стоп.
cheat-all-score = { $forced ->
    [yes] Усі { $dice-word } рахуються: збери й кидай усі.
   *[no] Усі { $dice-word } рахуються: можна кидати всі знову.
}{ $alike-may-stay ->
    [yes] {" "}З усіма однаковими можна зупинитися.
   *[no] {""}
}
cheat-blood-die-alone = Не рахується сам лише Кривавий кубик: його треба кидати.
cheat-blood-die-among = Не рахується сам лише Кривавий кубик: він має бути серед тих, що кидаєш.
cheat-dare = { $worth ->
    [total1000] Виклик: після чотирьох однакових в одному кидку інші можуть підбити кинути відмінний. Вийшло: п’ять кубиків дають 1 000, кидай далі.
    [plus1000] Виклик: після чотирьох однакових в одному кидку інші можуть підбити кинути відмінний. Вийшло: ще 1 000, кидай далі.
   *[plus100] Виклик: після чотирьох однакових в одному кидку інші можуть підбити кинути відмінний. Вийшло: ще 100, кидай далі.
}
cheat-last-die = Спроб для останнього кубика: { $tries-word }.
cheat-take-over-entered = Хто вже в грі, може перейняти кубики й очки після стопу.
cheat-take-over-next = Наступний може перейняти кубики й очки після стопу.
cheat-release-asks = Питай «Можна кидати?» за кожен хіт попереднього гравця й чекай на «так».
cheat-release-word = Хто бере хіт, пускає тебе: «Можна», «Готово», кашель.
cheat-to = до
cheat-release-courtesy = Хіти беруть, перш ніж кидає наступний.
cheat-miss-dare = виклик програно
cheat-miss-blood = Кривавий кубик мусив і схибив
cheat-miss-after-all = усі рахувалися, усі кинуто, мимо
cheat-miss-all = усі кубики, нічого
cheat-miss-first = перший кидок, нічого
cheat-miss-any = кидок нічого не дав
cheat-points-risked-and-missed = очками ризикнули й мимо
cheat-automatic-kept = Автоматичні лишаються й при промаху.
cheat-shown-kept = Те, що показали кубики, лишається й при промаху.
cheat-alike-with-the-odd-die = { general-alike } з особливим
cheat-earned = { $what }{ $everyone ->
    [yes] , усім
   *[no] {""}
}{ $automatic ->
    [yes] , автоматично
   *[no] {""}
}
cheat-more-totals = та інші, ще { $count-figure }
cheat-each-step = { $strict ->
    [yes] за кожні { $step-figure }, якщо їх перейдено
   *[no] за кожні досягнуті { $step-figure }
}
cheat-step-in-one-turn = { $strict ->
    [yes] понад { $step-figure } за один хід
   *[no] кожні { $step-figure } за один хід
}
cheat-total-ends-in = рахунок закінчується на { $ending }
cheat-totals = рахунок { $totals-comma }
cheat-first-home = { $over ->
    [yes] перший за { $limit-figure }
   *[no] перший на { $limit-figure }
}{ $more ->
    [yes] , ще один
   *[no] {""}
}
cheat-misses-without-a-hit = промахи поспіль: { $count-word }, до останнього без хіта
cheat-if-kept = { $what }, якщо відкладено
cheat-alike-in-one-throw = грань { $face }: { $count-word } в одному кидку
cheat-halftime = Коли хтось досягає { $total-figure }: риска через аркуш і пісня. Кожен має один хід окремо від рахунку, починає наступний за ним; у незіграні клітинки тире. { $tie ->
    [all] Рівні найкращі: по хіту кожному.
    [rolloff] Рівні найкращі: вирішує кидок.
   *[none] Рівні найкращі: нікому нічого.
}
cheat-limit = { $over ->
    [yes] { $how ->
        [immediate] Понад { $limit-figure } і кінець одразу.
        [finishRound] Понад { $limit-figure } і кінець; раунд дограють.
       *[lastRound] Понад { $limit-figure } і кінець; решта має ще по ходу.
    }
   *[no] { $how ->
        [immediate] { $limit-figure } і кінець одразу.
        [finishRound] { $limit-figure } і кінець; раунд дограють.
       *[lastRound] { $limit-figure } і кінець; решта має ще по ходу.
    }
}
cheat-rounds = Гра закінчується після раунду { $rounds-figure }.
cheat-cut = Вище за { $limit-figure } не пишуть нікого.
cheat-exactly = На { $limit-figure } треба стати рівно.
cheat-extension = Хто перескочить, не ставши рівно, пересуває фініш на { $extension-figure }.
cheat-same-total = { $back ->
    [previous] На чий рахунок стане інший, той вертається до свого попереднього.
    [start] На чий рахунок стане інший, той вертається туди, звідки прийшов інший.
   *[zero] На чий рахунок стане інший, той падає на 0.
}
cheat-last-licks = { $who ->
    [passed] Кого обігнали в останніх ходах, має ще один.
    [tied] Новий лідер або рівний з ним дає решті ще по останньому ходу.
   *[everybody] Новий лідер в останніх ходах дає решті ще по одному.
}
cheat-only-a-new-leader = В останньому раунді стоп лише для нового лідера.
cheat-wins-first = Перемагає перший на фініші.
cheat-wins-points = Вирішують очки.
cheat-wins-hits = Вирішують хіти.
cheat-wins-titles = Вирішують титули.
cheat-11000-rule = Правило 11 000: оголоси його від { $least-figure }, з кубиками в руці, доки ніхто не має { $limit-figure }. Тоді перемогу дають { $points-figure } за один хід від { $limit-figure }; найвищий у тому раунді краде аркуш.
cheat-award = { $award }: { $told-small }.
cheat-award-big-hit = { $award }: { $told-small }; Double б’є дві одинарні.
cheat-so-many-alike = { $shape } однакові
cheat-any-alike = будь-які { general-alike }
cheat-factor-of-dice = { $factor } × { $rolled-word } кубики
cheat-across-rolls = Раніше відкладені кубики можуть скласти три однакові.
cheat-throw-out = вибув
cheat-throw-loses = програш
cheat-throw-wins = перемога
cheat-three-alike = { $more ->
    [yes] Три однакові, стріти й таке інше в одному кидку.
   *[no] Три однакові в одному кидку.
}
cheat-each-further = { $later ->
    [yes] Кожен наступний, у цьому кидку чи пізніше: ще { $step }.
   *[no] Кожен наступний у цьому кидку: ще { $step }.
}
cheat-all-dice = { $kept ->
    [yes] Щоразу, як рахуються всі кубики: ще { $points-figure }, лишається й при промаху.
   *[no] Щоразу, як рахуються всі кубики: ще { $points-figure }.
}
cheat-clear = Перед стопом підтверди { $what-listed }: ще { $points-figure } очок.
cheat-clear-alike = однакові кубики
cheat-clear-straight = стріти
cheat-clear-shape = пари тощо
cheat-safe-straights = Відкладені стріти лишаються й при промаху.
cheat-safe-some = Деякі відкладені очки лишаються й при промаху.
cheat-wild-face = { $face } на червоному кубику замінить будь-яку грань.
cheat-what-scores = Що рахується
cheat-your-turn = Твій хід
cheat-write-it-down = Запиши
cheat-hits = Хіти
cheat-halftime-show = Шоу в перерві
cheat-the-end = Кінець
cheat-words = Слова
cheat-advice = Поради
cheat-enter = Щоб увійти в гру, за один хід
cheat-enter-dice = Відкладених кубиків для входу
cheat-stop = для стопу, щоходу
cheat-stop-dice = відкладених кубиків для стопу
cheat-stop-either = Очки або кубики, досить одного.
cheat-no-stop = немає стопу з рахунком
cheat-delay = затримка гри, голосуванням
cheat-out-of-turn = кидок не в свою чергу, голосуванням
cheat-declare = Назви свій рахунок. Не повірили, а він хибний: хід пропав.
cheat-to-the-right = Кубики йдуть праворуч.
cheat-a-re-roll-kept-until = перекид, лежить, доки не знадобиться
cheat-struck-out-when-it-is = викреслений, коли використано
cheat-a-penalty-taken-off-from = штраф, відтоді віднято
cheat-mishandled-touched-off-the-board = упущено, зачеплено, за дошкою
cheat-own-bonuses = Наші бонусні числа
cheat-never-two = Двох не буває: два хіти стають трьома.
cheat-integrity-one-more = Цілісність: хітів одразу після ходу з хітами щонайменше на один більше.
cheat-integrity-additive = Цілісність: після ходу з хітами ті й нові разом.
cheat-hits-at-once = Insta-Bong беруть одразу, перед усім іншим.
cheat-total-begins-with-a-square = рахунок починається з квадрата
cheat-a-straight = стріт
cheat-a-royale-1-to-6 = Royale, 1 до 6
cheat-g-h-a-all-hits = G.H.A.: усі хіти поділити на всіх гравців.
cheat-all-dice-and-none-scores = усі кубики, і жоден не рахується
cheat-each-further-doubles = Кожен наступний у кидку подвоює.
cheat-a-fourth-adds-nothing = Четверта 2, 3, 4 або 6 нічого не додає.
cheat-singles-only = 1 і 5 лише поодинці.
cheat-a-royale-earns-a-reroll = Royale, 1 до 6, дає перекид.
