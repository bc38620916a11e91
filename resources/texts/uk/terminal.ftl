terminal-which-rules = Які правила? [{ $rules }]{" "}
terminal-who-plays = Хто грає, як сидять за столом? Імена через кому:{" "}
terminal-type-for-help = Введи ? для довідки.
terminal-roll-alone = Кубики кидає програма; пиши просто roll.
terminal-roll-word = Введіть будь-яке слово після roll; його домішують до кидка.
terminal-to-take = { name-has } взяти { $hits }
terminal-gates = { $held-comma }; тоді { $name }
terminal-on-the-sheet = { $name }: на аркуші { $total }
terminal-in-this-turn = у цьому ході { $points }
terminal-keep = { $more ->
    [yes] keep { $best } ...
   *[no] keep { $best }
}
terminal-dice-to-roll = кидати кубиків: { $dice-figure }
terminal-can = можна: { $names-comma }
terminal-kept-in = Гру збережено в { $file }, а зерно її кубиків у { $file }.seed, не назване. Щоб продовжити: zonk-desktop games import { $file }, тоді вікно.
terminal-check-it = Перевірити: zonk-desktop verify { $file }
terminal-no-file = файлу немає
terminal-cannot-be-written = { $file } більше не записується: { $why }. Записане досі збережено; гра йде далі без файлу.
terminal-or = { $one } або { $other }
terminal-also = { $one }, { $other }
terminal-command-sheet = аркуш рахунку
terminal-command-why = чого зараз не можна й чому
terminal-command-undo = відкликати останній вибір
terminal-command-quit = вийти; гру збережено
terminal-command-help = це
terminal-nothing-was-typed-so-no = Нічого не введено, тож гра не почалася.
terminal-option-write-name-value-rules = option { $text }: пиши NAME=VALUE; їх перелічує rules KEY --knobs
terminal-option-unknown = option { $text }: такого перемикача немає; { $hint }
terminal-option-twice = option { $name } дано двічі
terminal-players-two-of-them-have = players: двоє мають те саме ім’я; зміни одне
terminal-players-a-name-is-not = players: ім’я не є текстом UTF-8; напиши його заново
terminal-players-a-name-has-at = players: в імені щонайбільше 200 знаків і без лапок
terminal-cannot-be-made = { $path }: не вдалося створити: { $strerror }
terminal-is-no-name-of-a = { $path }: це не ім’я файлу
terminal-cannot-be-made-it-would = { $seed-file }: не вдалося створити: { $strerror }. Тут лежало б зерно до кінця гри; вибери інше ім’я.
terminal-dice-that-the-program-has = Кубиків, що кинула програма, не виправляють.
