cli-option-help = Пояснити команду.
cli-option-data-dir = Тека з Архівом Зонка замість власної теки користувача.
cli-option-rules = Правила за ключем або файл домашніх правил.
cli-option-option = Змінене правило; можна кілька разів. Їх перелічує rules KEY --knobs.
cli-option-seed = Число; те саме зерно дає ті самі ігри.
cli-option-cores = Скільки процесорів узяти; якщо не сказано, усі.
cli-option-on = Замість них кластер Dask, як tcp://HOST:8786 (docs/players.md).
cli-option-keep-both = Узяти ще раз і ті ігри, що вже є.
cli-summary-window = Гра в кубики зонк за п’ятьма аркушами її правил.
cli-about-window = Без команди відкривається вікно, з FILE.zonk, якщо його названо.
cli-option-window-selftest = Ужити раз кожну частину програми в тимчасовій теці й вивести по рядку; якщо є тека, звіт і знімки вікна лишаються там.
cli-option-window-version = Вивести версію.
cli-example-window-1 = вікно
cli-example-window-2 = вікно з протоколом у ньому
cli-example-window-3 = той самий стіл у терміналі
cli-example-window-4 = усе про одну команду
cli-summary-play = Гра в терміналі кубиками, які потім перевірить будь-хто.
cli-about-play = Чого не сказано, те спитають. Наявний файл ніколи не переписується. До кінця гри її зерно лежить поруч у FILE.zonk.seed; покинуту гру продовжує вікно: Архів Зонка > Імпорт бере обидва.
cli-option-play-players = Імена, як сидять, через кому.
cli-option-play-gestures = Мить кожного кидка домішують до нього, тож ніхто не може знати його наперед.
cli-option-play-words = Слово після roll домішують до кожного кидка, тож ніхто не може знати його наперед.
cli-option-play-output = Записувати гру на диск з кожною дією.
cli-example-play-1 = питає про правила й гравців
cli-example-play-2 = записує гру
cli-example-play-3 = коротко наодинці
cli-summary-replay = Аркуш рахунку записаної гри і де вона стоїть.
cli-option-replay-json = Усе, для програм (docs/transcript.md).
cli-example-replay-1 = аркуш як текст
cli-example-replay-2 = один об’єкт JSON
cli-summary-verify = Кубики гри проти зерна, засвідченого до неї.
cli-about-verify = Кожен кидок, чергу й Магічне число обчислено знову. Називає, що перевірено й чого не скаже жодне зерно (docs/fair-dice.md).
cli-example-verify-1 = 0, коли кубики чесні, інакше 1 і чому ні
cli-summary-sheet = Аркуш рахунку як PDF, порожній або гри.
cli-about-sheet = Що лежало під цим ім’ям, лишається, доки новий аркуш не готовий.
cli-option-sheet-players = Скільки стовпчиків має порожній аркуш.
cli-option-sheet-names = Імена над стовпчиками порожнього аркуша.
cli-option-sheet-rows = Рядки порожнього аркуша, від 1 до 500; інакше скільки влізе.
cli-option-sheet-game = Друкувати цю гру замість порожнього.
cli-option-sheet-reviewed = З тим, що кожному дали кубики й що втрачено на рішеннях.
cli-option-sheet-paper = Папір; якщо не сказано, a4.
cli-option-sheet-held = Як тримати аркуш; інакше вирішує кількість гравців.
cli-option-sheet-output = Куди писати; - це стандартний вивід.
cli-example-sheet-1 = порожній аркуш
cli-example-sheet-2 = для домашніх правил, з іменами
cli-example-sheet-3 = гра, просто на принтер
cli-summary-rules = Правила і що в них можна міняти.
cli-option-rules-knobs = Кожен перемикач зі значенням, типом, межами, типовим і джерелом.
cli-option-rules-refusals = Усі коди відмов з реченнями.
cli-example-rules-1 = аркуші
cli-example-rules-2 = що можна міняти
cli-example-rules-3 = домашні правила коротко
cli-summary-rules-check = Чи годиться файл домашніх правил.
cli-about-rules-check = Каже одним рядком, що не так, при якому ключі і як було б правильно.
cli-example-rules-check-1 = 0, коли це повні правила
cli-summary-odds = Шанси правил: хід найкращої гри й кожна кількість кубиків.
cli-about-odds = Пораховано точно за всіма кидками, за правилами рушія; домашні правила теж.
cli-option-odds-entered = Для того, хто вже в грі.
cli-option-odds-not-entered = Для того, хто ще ні, як на початку.
cli-option-odds-total = Очки на аркуші; якщо не сказано, 0.
cli-option-odds-json = Цифри для програм (docs/odds.md).
cli-option-odds-prove = Найкраща гра проти кожного кидка, зіграного рушієм.
cli-option-odds-for = Що доводити: points (якщо не сказано), hits або фініш цим ходом.
cli-option-odds-hit = Скільки очок важить хіт; якщо не сказано, 300.
cli-option-odds-csv = Кожна рука й рядок доведення як таблиця.
cli-example-odds-1 = до першого запису
cli-example-odds-2 = один об’єкт JSON
cli-example-odds-3 = як далеко найкраща гра від середнього за всіма кидками
cli-example-odds-4 = кожна рука й рядок, для електронної таблиці
cli-summary-advise = Варіанти в останній позиції записаної гри, найкращий перший.
cli-about-advise = Кожен варіант з вартістю, ризиком промаху і шансом на перемогу.
cli-option-advise-for = Чого хочеться; якщо не сказано, points.
cli-option-advise-json = Варіанти для програм (docs/odds.md).
cli-example-advise-1 = за очками
cli-example-advise-2 = за шансом на перемогу
cli-summary-match = Турнір комп’ютерів: хто як часто виграє.
cli-about-match = Рівні: sharp, good, casual і novice. Кожен сидить на кожному місці однаково часто. Цифри йдуть з похибкою, 95%.
cli-option-match-players = Хто грає, як сидять: характери, з рівнем за бажання, або власний клас.
cli-option-match-games = Скільки ігор; якщо не сказано, 100.
cli-option-match-output = Тека для ігор як протоколів.
cli-option-match-json = Цифри для програм (docs/players.md).
cli-example-match-1 = сто ігор
cli-example-match-2 = власний гравець проти домашнього
cli-summary-lab = Проба правил: як довго, хто виграє, звідки хіти.
cli-about-lab = Чотири комп’ютери, три з найкращою грою й один обережний, що сидить усюди однаково часто.
cli-option-lab-against = Інші правила для порівняння, з тими самими кубиками.
cli-option-lab-games = Скільки ігор; якщо не сказано, 300.
cli-option-lab-json = Цифри для програм (docs/players.md).
cli-example-lab-1 = 300 ігор
cli-example-lab-2 = домашні правила поруч з аркушем, який вони міняють
cli-summary-review = Що в записаній грі дали кубики й що втрачено на рішеннях.
cli-about-review = На гравця норма, удача, втрачене й решта, що разом дають рахунок; найдорожчі рішення; найщасливіший кидок. Кілька ігор одна за одною.
cli-option-review-for = Що рахувати; якщо не сказано, hits, коли вирішують вони, інакше points.
cli-option-review-json = Розбір для програм (docs/odds.md).
cli-example-review-1 = словами
cli-example-review-2 = із шансами на перемогу впродовж гри
cli-example-review-3 = усі ігри теки
cli-no-memory = Замало пам’яті. Записане раніше лишилося; команду можна дати ще раз.
cli-mishap = У програмі щось пішло не так ({ $kind }, { $place }). Записане раніше лишилося; команду можна дати ще раз.
cli-summary-games = Ігри Архіву Зонка, найновіші перші.
cli-about-games = Номер, час, правила, гравці й стан кожної, навіть поки вікно пише.
cli-option-games-json = Список для програм.
cli-example-games-1 = по рядку на гру
cli-example-games-2 = один об’єкт, як каже docs/transcript.md
cli-example-games-3 = усі ігри з Ann за той місяць
cli-summary-stats = Гравці, правила й кубики Архіву Зонка в цифрах.
cli-about-stats = Без імені розповідає про всіх. Ігри з кошика не рахуються.
cli-option-find = Лише ігри, де є кожне слово: імена, правила, назва, дата словами чи цифрами.
cli-option-stats-json = Цифри для програм.
cli-example-stats-1 = по рядку на гравця, правила, вид кубиків
cli-example-stats-2 = один гравець, ігри за одним аркушем
cli-nobody-played = { $guess ->
    [yes] Ніхто на ім’я { $name } тут не грав; може, { $near }?
   *[no] Ніхто на ім’я { $name } тут не грав.
}
cli-stats-refused = { $games ->
    [1] Одну гру не зіграти знову, її пропущено.
   *[other] Ігор, яких не зіграти знову: { $games-figure }; їх пропущено.
}
cli-stats-games = { general-games }
cli-stats-player = { $name }: { general-games }, виграно { $won-figure } з { $finished-figure } закінчених, очок за хід { $turn-figure }, { $missed }% мимо, { $counted ->
    [0] хіти невідомі
   *[other] хіти: { $hits-figure }
}, найкращий хід { $best-figure }
cli-stats-rules = { $rules }: { general-games }, очок за хід { $turn-figure }, { $missed }% мимо
cli-stats-dice = { $kind ->
    [screen] Кубики програми
   *[table] Кубики зі столу
}: граней { $faces-figure }, хі-квадрат { $square }, імовірність { $chance }
cli-summary-games-export = Гра з Архіву Зонка як протокол.
cli-about-games-export = Домашні правила, за якими її грали, пишуться поруч. Кілька ігор або всі йдуть у теку, по файлу кожна; що вже є й каже те саме, лишається, тож команду можна спинити й дати ще раз.
cli-option-games-export-output = Куди писати; - це стандартний вивід.
cli-example-games-export-1 = гра 12 як файл
cli-example-games-export-2 = кожна гра, по файлу
cli-example-games-export-3 = її аркуш
cli-summary-games-import = Протоколи до Архіву Зонка.
cli-about-games-import = З теки беруться всі протоколи. Вікно має бути закрите. Гру, що вже є, з тими ж правилами, гравцями й діями, пропускають.
cli-example-games-import-1 = усе з цієї теки
cli-example-games-import-2 = усе з теки й тек у ній, з поступом
cli-summary-games-read = Завершені аркуші до Архіву Зонка: з фото, сканів і PDF.
cli-about-games-read = Завершений аркуш несе свою гру в коді. Файли з частинами однієї гри читаються разом. Вікно має бути закрите. Нікуди нічого не надсилається.
cli-example-games-read-1 = аркуш із двома кодами, знімок кожного
cli-summary-completions = Щоб оболонка доповнювала ці команди.
cli-about-completions = Пакунки Linux мають це в собі; в інших разах поклади туди, де шукає твоя оболонка.
cli-example-completions-1 = для bash
cli-example-completions-2 = для fish
cli-summary-help = Усі команди або все про одну.
cli-example-help-1 = те саме, що games import --help
cli-help-for-more = Більше скаже { $command } --help.
cli-without-effect = Не діють
cli-pages-written = { $file }: { general-pages }
cli-game = { $named ->
    [yes] { $rules }: { $title }: { $players }
   *[no] { $rules }: { $players }
}{" "}{ $state ->
    [won] (перемога: { $winner })
    [finished] (закінчено)
   *[open] (раунд { $round })
}
cli-options-only = { $guess ->
    [yes] { $command } бере лише параметри, а не { $word }; може, { $near }?
   *[no] { $command } бере лише параметри, а не { $word }
}
cli-wants-a-value = { $option }: треба { $value }
cli-wants-no-value = { $option } не бере значення
cli-needs-a-word = { $command }: треба { $word }
cli-takes-one-word = { $guess ->
    [yes] { $command } бере одне { $word }, а не { $count }; може, { $near }?
   *[no] { $command } бере одне { $word }, а не { $count }
}
cli-unknown-option = { $guess ->
    [yes] невідомий параметр { $word }; може, { $near }?
   *[no] невідомий параметр { $word }
}
cli-unknown-command = { $guess ->
    [yes] команди { $word } немає; може, { $near }?
   *[no] команди { $word } немає
}
cli-no-such-shell = { $guess ->
    [yes] доповнення є для { $shells }, а не для { $word }; може, { $near }?
   *[no] доповнення є для { $shells }, а не для { $word }
}
cli-usage = виклик:{" "}
cli-head-commands = Команди:
cli-head-options = Параметри:
cli-head-examples = Приклади:
cli-help-explains = { $program } help COMMAND пояснює одну з них.
cli-choices = { $files ->
    [yes] { $what } Одне з: { $choices-comma }, або файл .toml.
   *[no] { $what } Одне з: { $choices-comma }.
}
cli-zonk-desktop = zonk-desktop: { $wrong }
cli-the-output-could-not-be = Виводу не вдалося записати: { $strerror }.
cli-selftest-takes-one-folder-for = --selftest бере одну теку, для звіту й знімків
cli-cores-or-on = --cores для цього комп’ютера, а --on для кластера: назви одне з двох
cli-selftest-and-version-stand-alone = --selftest і --version стоять самі
cli-the-window-cannot-be-opened = Вікно не відкривається, бракує частини системи: { $wrong }. На Debian та рідні: apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0
cli-rules-refusals-stands-alone = rules --refusals стоїть сам
cli-a-complete-rule-set = { $words }: повні правила, { $name }.
cli-play-needs-a-file-for = play потребує файлу для -o; стандартний вивід — це сам стіл
cli-sheet-needs-rules-key-for = sheet потребує --rules KEY для порожнього аркуша або --game FILE.zonk для аркуша гри
cli-sheet-needs-o-file-pdf = sheet потребує -o FILE.pdf
cli-paper-is-a4-letter-or = --paper — це a4, letter або a5
cli-held-is-portrait-or-landscape = --held — це portrait або landscape
cli-reviewed-is-for-games = --reviewed для аркуша гри, з --game FILE.zonk
cli-is-for-blank-sheets-a = { $wrong } для порожніх аркушів; гра має своє
cli-a-blank-sheet-needs-players = порожній аркуш потребує --players N або --names A,B
cli-names-has-names-for-players = --names має імен { $names }, а гравців { $players }
cli-is-for-players-at-least = { $name }: гравців { $few } або більше
cli-is-for-players-at-most = { $name }: гравців щонайбільше { $most }
cli-a-pdf-is-nothing-for = PDF не для термінала; назви файл або передай далі: -o - | lp
cli-cannot-be-read-it-was = { $path } не читається: { $wrong }. Його не змінено.
cli-write-games-export-id-o = пиши: games export ID -o FILE.zonk або games export all -o FOLDER
cli-many-games-need-a-folder = для багатьох ігор треба тека: games export all -o FOLDER
cli-many-searching = Шукаю протоколи в { $folder } і всіх теках у ній; Ctrl+C спиняє.
cli-many-searched = тек { $folders-figure }, протоколів { $files-figure }
cli-many-closed = Тек, що не читаються: { $folders-figure }, у { $folder }; протоколів звідти не взято.
cli-many-done = { $done-figure } з { $of-figure }
cli-many-broken = { $wrong } Доти взято { general-games-acc }.
cli-stopping = Спинюся після розпочатого; ще раз Ctrl+C спиняє одразу.
cli-many-brought-in = Взято { general-games-acc }.{ $left ->
    [0] {""}
   *[other] {" "}Пропущено { $left-figure }, вже є.
}{ $refused ->
    [0] {""}
   *[other] {" "}Відхилено { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Спинено; що взято, лишається.
   *[no] {""}
}
cli-many-written = Записано { general-files } в { $folder }.{ $same ->
    [0] {""}
   *[other] {" "}Вже були { $same-figure }.
}{ $refused ->
    [0] {""}
   *[other] {" "}Не записано { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Спинено; та сама команда продовжить звідси.
   *[no] {""}
}
cli-cannot-be-written = { $to }: не записується: { $strerror }
cli-is-no-name-of-a = { $to }: це не ім’я файлу
cli-replay-bygone = { $file }: за її правилами більше не починають. { $why }
cli-the-window-is-open-and = Архів Зонка тримає інша програма: вікно або інший імпорт. Закрий її або зачекай. Нічого не взято.
cli-game-here-already-left-out = { $word }: гра { $game }, вже є; пропущено
cli-brought-in = { $word }: гра { $number }
cli-sheet-here-already = Гра { $game }: вже є; пропущено
cli-sheet-read = Гра { $number }: { $told }
cli-file = { $path }: { $said }
cli-odds-of = { $entered ->
    [yes] { $rules }, у грі, на аркуші { $total-figure }
   *[no] { $rules }, ще не в грі, на аркуші { $total-figure }
}
cli-odds-turn = Хід найкращої гри, очок: { $points }; мимо { $miss }% ходів; кидків { $throws }.
cli-odds-needs-prove = { $option } іде з --prove
cli-odds-json-and-csv-exclude = --json і --csv разом не можна
cli-odds-hit-needs-hits = --hit іде з --for hits
cli-odds-proved-for = { $for ->
    [hits] Найкраща гра на очки й { $hit-figure } за хіт: хід вартий { $turn }.
    [home] Найкраща гра на фініш цим ходом: вдається в { $turn } випадків.
   *[points] Найкраща гра на очки: хід вартий { $turn }.
}
cli-odds-proved = Рук { $hands-figure }, рядків на кожну { $steps-figure }, кидків { $throws-figure }: вартість перед кидком — це середнє вартостей після нього, з точністю { $residual }.
cli-odds-proved-beyond = Хід виходить за рядки з імовірністю { $beyond }.
cli-odds-proved-digests = правила  { $rules }
    стратегія { $policy }
cli-odds-dice = кубики
cli-odds-misses = мимо
cli-odds-worth = вартість кидка на 0, 300, 500, 1 000
cli-odds-stay-from = стоп від
cli-odds-of-dice = { $red ->
    [0] { $dice-figure }
    [1] { $dice-figure }, червоний
   *[other] { $dice-figure }, червоних { $red-figure }
}{ $forced ->
    [yes] , треба
   *[no] {""}
}
cli-advice-for = { $measure ->
    [points] { $name }, на очки:
    [hits] { $name }, на очки й хіти:
   *[win] { $name }, на шанс перемоги:
}
cli-advice-risk = { general-dice-miss } { $miss }%
cli-advice-wins = виграє { $chance }
cli-advice-why = { $reason ->
    [rolls-gains] Кинути дає на { cli-advice-by } більше, ніж стоп.
    [stays-saves] Стоп береже { cli-advice-by }, що їх кидок у середньому втратив би.
    [entry] Для стопу замало очок.
    [forced] Цього кидка хочуть правила.
    [dare] Краща відповідь на виклик дає на { cli-advice-by } більше за іншу.
    [again] Кинути знову дає на { cli-advice-by } більше, ніж іти далі.
   *[only] Іншого не лишається.
}
cli-advice-by = { $measure ->
    [win] { $by } ігор зі 100
   *[other] { $by } очок
}
cli-advice-chances = Шанси на перемогу: { $chances-comma }.
cli-entered-and-not-entered-exclude = --entered і --not-entered разом не можна
cli-a-total-stands-on-the = рахунок на аркуші має той, хто вже в грі
cli-for-is-one-of = --for — це одне з { $join }
cli-the-game-is-over = { $words }: гру закінчено.
cli-the-dice-are-in-the = { $words }: кубики в повітрі; вибирати нічого.
cli-this-position-has-no-choice = { $words }: у цій позиції немає вибору, для якого відомі шанси.
cli-written = Записано: { $path }
cli-match-needs-players-name-level = match потребує --players NAME[:LEVEL],...
cli-is-a-number-from-to = { $name } — це число від { $least } до { $most }
