transcript-cannot-be-read = не читається: { $strerror }
transcript-is-no-name-of-a = це не ім’я файлу
transcript-larger-than-bytes-no-game = більше за { $most } байтів; такої гри немає
transcript-is-not-utf-8-text = не є текстом UTF-8 (байт { $start })
transcript-a-name-is-not-closed = ім’я не закрито; постав лапку в кінці
transcript-the-first-statement-must-be = перше твердження має бути: zonk 1
transcript-only-format-1-can-be = читається лише формат 1; рядок має бути: zonk 1
transcript-belongs-before-the-first-action = { $words } має стояти перед першою дією
transcript-write-and-one-value = пиши: { $words } і одне значення
transcript-the-format-is-named-once = формат називають раз, угорі
transcript-write-option-name-value = пиши: option NAME=VALUE
transcript-at-most-options-fit = вміщається щонайбільше { $options } option
transcript-write-once-magic-and-its = пиши раз: magic і його грані
transcript-no-rules-are-named-write = правил не названо; пиши: rules KEY
transcript-nobody-plays-write-player-name = ніхто не грає; пиши: player NAME
transcript-is-given-twice = { $key } дано двічі
transcript-is-no-time = { $word } не час; пиши: { $key } 2002-03-13T12:44
transcript-write-names-in-quotes-where = пиши: { $wanted } (імена з пробілами в лапках)
transcript-plays-already = { $names }: уже серед гравців
transcript-at-most-columns-fit = вміщається щонайбільше стовпчиків: { $most-players }
transcript-write-score-name-points = пиши: score NAME POINTS
transcript-is-not-among-the-players = { $words } немає серед гравців вище
transcript-the-score-of-is-given = рахунок { $words } дано двічі
transcript-is-not-a-whole-number = { $word } не ціле число до 9 999 999
transcript-is-not-a-die-such = { $word } не кубик, як 4 або 4R
transcript-a-die-shows-1-to = кубик показує від 1 до 6, а не { $digit }
transcript-a-colour-is-r-w = { $word }: колір — це R, W або G
transcript-nobody-called-plays = на ім’я { $name } ніхто не грає
transcript-no-die-of-that-colour = кубика такого кольору не кидають: { $named }
transcript-is-no-statement = { $words } не твердження; { $hint }
transcript-no-such-fault-but = Ці правила не знають такого огріху; { $hint }
transcript-no-faults = вони не знають жодного
transcript-fault-of-another = { $keeps ->
    [yes] { $kind } — це огріх писаря, { $name }; нікого іншого не називай.
   *[no] { $kind } — це огріх того, чий хід, { $name }; нікого іншого не називай.
}
transcript-another-asks = Питає тільки { $name }, чий кидок наступний.
transcript-another-dares = Кидати має { $name }; виклик каже хтось інший.
transcript-these-rules-have-no-magic = ці правила не мають Магічного числа
transcript-the-magic-number-has-faces = Магічне число має граней: { $faces }
transcript-this-magic-number-must-be = це Магічне число треба кинути знову
transcript-score-at-the-end = гра закінчується на { $limit-figure }; почни нижче
transcript-does-not-play = { $office ->
    [packer] { $name } забиває люльку, але не грає
   *[scorekeeper] писар { $name } не грає
}
transcript-names-no-knob = { $name } не називає перемикача; { $hint }
transcript-no-rules-are-called = правил { $rules } немає; { $hint }
transcript-no-further-die = кидок не показує ще одного { $die }
transcript-of-a-knob = { $name }: { $why }
transcript-of-a-file = { $file }: { $key }: { $why }
