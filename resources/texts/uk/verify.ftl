verify-pledge = запорука: { $pledge }
verify-compare = (щось доводить тому, хто бачив її до першого кидка: порівняй)
verify-not-checked = не перевірено: { $what }
verify-another-name = інше ім’я: { $said }
verify-renamed = { $old } зветься { $new } від кидка { $throws }
verify-throws = { $throws ->
    [1] 1 кидок
   *[other] усі { general-throws }
}
verify-honest = { $alone ->
    [yes] кубики чесні: { $parts-listed } виходить із засвідченого зерна.
   *[no] кубики чесні: { $parts-listed } виходять із засвідченого зерна.
}
verify-part-order = черга
verify-part-magic = Магічне число
verify-part-names = чиї це імена
verify-part-rules = правила, зміни й початковий рахунок
verify-part-choices = що відкладено й сказано
verify-part-no-order = черга, бо кидка за неї не записано
verify-part-end = кінець, бо файл уривається до кінця гри
verify-part-peek = чи хтось заглядав наперед у копії всієї теки або файлу та його зерна
verify-part-hands = чи рухи й слова ті самі, що за столом, бо хто має зерно, може дошукатися інших
verify-part-helps = хто був комп’ютером, які були підказки й коли це було, бо цього не тримає жоден ланцюжок
verify-part-course = що відкликано чи змінено дорогою, бо цього не тримає жоден ланцюжок
verify-chain = ланцюжок: { $head }, цілий (порівняй з кінцем, занотованим тоді)
verify-chain-holds = ланцюжок її журналу цілий і закінчується на { $head }…
verify-on-record = записано: { $said }
verify-begins-taken-over = ланцюжок починається після рядка { $line }, з файлу давнішої версії
verify-begins-imported = ланцюжок починається після рядка { $line }, де взято протокол
verify-begins-kept-both = ланцюжок починається після рядка { $line }, де протокол узято вдруге
verify-begins-brought-over = ланцюжок починається після рядка { $line }, де гру перенесено з копії
verify-begins-rescued = ланцюжок починається після рядка { $line }, де гру врятовано з пошкодженого файлу
verify-begins-copy-put-in-place = ланцюжок починається після рядка { $line }, де на місце стала копія Архіву Зонка
verify-record-struck = { $times ->
    [1] відкликано 1 рядок
   *[other] відкликано рядків: { $times }
}
verify-was-continued = { $times ->
    [1] гру покинуто й продовжено один раз
   *[other] гру покинуто й продовжено { general-times }
}
verify-was-copy-put-in-place = { $times ->
    [1] тим часом на місце стала копія Архіву Зонка
   *[other] копії Архіву Зонка ставали на місце { general-times }
}
verify-was-imported = { $times ->
    [1] її взято з протоколу
   *[other] її взято з протоколів { general-times }
}
verify-was-kept-both = { $times ->
    [1] її взято вдруге
   *[other] її взято знову { general-times }
}
verify-gestures = рухи: { general-throws } з рухом руки гравця, тож наперед їх ніхто не міг знати
verify-behind = після кидка { $throws } гра відстала від показаного з її кубиків (кидків { $shown }) і пішла далі зі свіжими під новою запорукою
verify-unwatched = після кидка { $throws } не було занотовано, що з її кубиків показано, і гра пішла далі зі свіжими під новою запорукою
verify-record-computer = { $throw ->
    [0] { $name }: грав комп’ютер { $who } ({ $level })
   *[other] { $name }: грав комп’ютер { $who } ({ $level }) після кидка { $throw }
}
verify-record-person = { $name }: після кидка { $throw } грала людина
verify-record-hints = { $name }: показано підказок { $times }
verify-record-times = { $ended ->
    [yes] зіграно від { $start } до { $end }
   *[no] почато { $start }
}
verify-wrong-faces = кидок { $number } записано як { $written }, а зерно дає { $seed }
verify-wrong-order = чергу записано як { $written }, а зерно дає { $seed }
verify-wrong-magic = { $there ->
    [yes] Магічне число записано як { $written }, а зерно дає { $seed }
   *[no] Магічного числа не записано, а зерно дає { $seed }
}
verify-blame-no-record = про кубики нічого не сказано; їх кинуто рукою або введено
verify-blame-not-revealed = кубики засвідчено, але зерно називають, коли гру закінчено
verify-blame-not-pledged = зерно названо, але не засвідчено; це нічого не доводить
verify-blame-no-throw = жодного кидка не записано, тож ніщо не показує, що кубики були чесні
verify-blame-late-pledge = запорука стоїть після першого кидка; а має перед ним
verify-blame-early-seed = зерно названо до останнього кидка; хто його знав, знав, що випаде
verify-blame-wrong-seed = зерно не те, що засвідчено до першого кидка
verify-blame-broken-chain = гра не така, як каже ланцюжок: щось змінено після запису
verify-blame-corrected = запис переписано; кубиків програми ніколи не виправляють
verify-must-be-followed-by-64 = після { $kind } мають іти 64 шістнадцяткові цифри
verify-seated-must-be-followed-by = після seated мають іти імена, як вони сиділи
verify-behind-must-be-followed-by = після dice-behind має йти кількість кидків
verify-is-given-twice = { $kind } дано двічі
