list-last = { $first } і { $last }
list-either = { $first } або { $last }
general-language = Українська
group-separator = { "\u00A0" }
decimal-sign = ,
list-comma = ,{ " " }
list-semicolon = ;{ " " }
alphabet = абвгґдеєжзиіїйклмнопрстуфхцчшщьюя
sentence-gap = { " " }
full-stop = .
number-word = { $number ->
    [0] жодного
    [1] один
    [2] два
    [3] три
    [4] чотири
    [5] п’ять
    [6] шість
    [7] сім
    [8] вісім
    [9] дев’ять
    [10] десять
    [11] одинадцять
   *[other] дванадцять
}
dice-counted = { $dice ->
    [one] { $dice-word } кубик
    [few] { $dice-word } кубики
    [many] { $dice-word } кубиків
   *[other] { $dice-word } кубика
}
times-counted = { $times ->
    [0] жодного разу
    [1] один раз
    [2] двічі
    [3] тричі
    [4] чотири рази
   *[other] { $times-word } разів
}
whose = { $name }
per-cent = { $value }%
per-cent-under-one = <1%

hits-counted = { $hit-word ->
    [stars] { $hits ->
        [one] { $hits-figure } зірка
        [few] { $hits-figure } зірки
        [many] { $hits-figure } зірок
       *[other] { $hits-figure } зірки
    }
    [honour] { $hits ->
        [one] { $hits-figure } бал честі
        [few] { $hits-figure } бали честі
        [many] { $hits-figure } балів честі
       *[other] { $hits-figure } бала честі
    }
   *[hits] { $hits ->
        [one] { $hits-figure } хіт
        [few] { $hits-figure } хіти
        [many] { $hits-figure } хітів
       *[other] { $hits-figure } хіта
    }
}
general-hits-counted-acc = { $hit-word ->
    [stars] { $hits ->
        [one] { $hits-figure } зірку
        [few] { $hits-figure } зірки
        [many] { $hits-figure } зірок
       *[other] { $hits-figure } зірки
    }
   *[hits] { hits-counted }
}
hit-a = { $hit-word ->
    [stars] зірка
    [honour] бал честі
   *[hits] хіт
}
general-hit-acc = { $hit-word ->
    [stars] зірку
    [honour] бал честі
   *[hits] хіт
}
hits-plain = { $hit-word ->
    [stars] зірки
    [honour] бали честі
   *[hits] хіти
}
general-hits-gen = { $hit-word ->
    [stars] зірок
    [honour] балів честі
   *[hits] хітів
}
hits-plain-first = { $hit-word ->
    [stars] Зірки
    [honour] Бали честі
   *[hits] Хіти
}
hit-one = { hit-a }
hit-one-first = { hit-a-first }
hit-a-first = { $hit-word ->
    [stars] Зірка
    [honour] Бал честі
   *[hits] Хіт
}
hits-short = { $hit-word ->
    [stars] зірки
    [honour] честь
   *[hits] хіти
}
general-games = { $games ->
    [one] { $games-figure } гра
    [few] { $games-figure } гри
    [many] { $games-figure } ігор
   *[other] { $games-figure } гри
}
general-games-acc = { $games ->
    [one] { $games-figure } гру
    [few] { $games-figure } гри
    [many] { $games-figure } ігор
   *[other] { $games-figure } гри
}
general-files = { $files ->
    [one] { $files-figure } файл
    [few] { $files-figure } файли
    [many] { $files-figure } файлів
   *[other] { $files-figure } файлу
}
general-files-gen = { $files ->
    [one] { $files-figure } файлу
    [few] { $files-figure } файлів
    [many] { $files-figure } файлів
   *[other] { $files-figure } файлу
}
general-points = { $points ->
    [one] { $points-figure } очко
    [few] { $points-figure } очки
    [many] { $points-figure } очок
   *[other] { $points-figure } очка
}
general-by-points = { $by ->
    [one] { $by-figure } очко
    [few] { $by-figure } очки
    [many] { $by-figure } очок
   *[other] { $by-figure } очка
}
general-pages = { $pages ->
    [one] { $pages-figure } сторінка
    [few] { $pages-figure } сторінки
    [many] { $pages-figure } сторінок
   *[other] { $pages-figure } сторінки
}
general-rounds = { $rounds ->
    [one] { $rounds-figure } раунд
    [few] { $rounds-figure } раунди
    [many] { $rounds-figure } раундів
   *[other] { $rounds-figure } раунду
}
general-throws = { $throws ->
    [one] { $throws } кидок
    [few] { $throws } кидки
    [many] { $throws } кидків
   *[other] { $throws } кидка
}
general-times = { $times ->
    [one] { $times } раз
    [few] { $times } рази
    [many] { $times } разів
   *[other] { $times } разу
}
general-dice-miss = { $dice ->
    [one] { $dice-figure } кубик схиблює
    [few] { $dice-figure } кубики схиблюють
    [many] { $dice-figure } кубиків схиблюють
   *[other] { $dice-figure } кубика схиблюють
}
general-dice = { $dice ->
    [one] { $dice-figure } кубик
    [few] { $dice-figure } кубики
    [many] { $dice-figure } кубиків
   *[other] { $dice-figure } кубика
}
general-alike = { $count-word } { $count ->
    [one] однаковий
    [few] однакові
    [many] однакових
   *[other] однакових
}
general-players = { $players ->
    [one] { $players-figure } гравець
    [few] { $players-figure } гравці
    [many] { $players-figure } гравців
   *[other] { $players-figure } гравця
}

general-not-a-file = це тека або пристрій, а не файл
general-no-such-file = немає такого файлу чи теки
general-not-allowed = бракує прав
general-disk-full = на диску немає місця
general-is-a-folder = це тека
general-is-no-folder = частина шляху — не тека
general-read-only = диск лише для читання
general-file-exists = файл уже є
general-long-name = назва файлу задовга
general-disk-error = диск повідомляє про помилку

giver-gives = { $giver } { $giver-count ->
    [one] дає
   *[other] дають
}
name-answers = { $name } { $name-count ->
    [one] відповідає
   *[other] відповідають
}
name-dares = { $name } { $name-count ->
    [one] кидає виклик
   *[other] кидають виклик
}
name-asks = { $name } { $name-count ->
    [one] питає
   *[other] питають
}
name-calls = { $name } { $name-count ->
    [one] оголошує
   *[other] оголошують
}
name-doubts = { $name } { $name-count ->
    [one] не вірить
   *[other] не вірять
}
name-gets = { $name } { $name-count ->
    [one] отримує
   *[other] отримують
}
name-gives = { $name } { $name-count ->
    [one] дарує
   *[other] дарують
}
name-goes = { $name } { $name-count ->
    [one] продовжує
   *[other] продовжують
}
name-has = { $name } { $name-count ->
    [one] має
   *[other] мають
}
name-is = { $name }
name-keeps = { $name } { $name-count ->
    [one] відкладає
   *[other] відкладають
}
name-leads = { $name } { $name-count ->
    [one] веде
   *[other] ведуть
}
name-loses = { $name } { $name-count ->
    [one] втрачає
   *[other] втрачають
}
name-names = { $name } { $name-count ->
    [one] називає
   *[other] називають
}
name-puts = { $name } { $name-count ->
    [one] кладе
   *[other] кладуть
}
name-refuses = { $name } { $name-count ->
    [one] відмовляється
   *[other] відмовляються
}
name-rolls = { $name } { $name-count ->
    [one] кидає
   *[other] кидають
}
name-says = { $name } { $name-count ->
    [one] каже
   *[other] кажуть
}
name-starts = { $name } { $name-count ->
    [one] починає
   *[other] починають
}
name-stays = { $name } { $name-count ->
    [one] зупиняється
   *[other] зупиняються
}
name-takes = { $name } { $name-count ->
    [one] бере
   *[other] беруть
}
other-rolls = { $other } { $other-count ->
    [one] кидає
   *[other] кидають
}
name-throws = { $name } { $name-count ->
    [one] кидає
   *[other] кидають
}
name-uses = { $name } { $name-count ->
    [one] використовує
   *[other] використовують
}
name-was = { $name }
name-wins = { $name } { $name-count ->
    [one] перемагає
   *[other] перемагають
}
other-asks = { $other } { $other-count ->
    [one] питає
   *[other] питають
}
other-dares = { $other } { $other-count ->
    [one] кидає виклик
   *[other] кидають виклик
}
other-lands = { $other } { $other-count ->
    [one] стає
   *[other] стають
}
player-doubts = { $player } { $player-count ->
    [one] не вірить
   *[other] не вірять
}
player-puts = { $player } { $player-count ->
    [one] кладе
   *[other] кладуть
}
player-starts = { $player } { $player-count ->
    [one] починає
   *[other] починають
}
