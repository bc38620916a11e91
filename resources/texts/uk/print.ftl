print-title = Друк аркушів
print-title-game = Друк аркуша
print-title-games = Друк аркушів: { $count-figure }
print-printer = Принтер
print-too-many = За раз друкують аркушів щонайбільше { $most-figure }.
print-no-printer = Принтера не налаштовано
print-no-printer-told = На цьому комп’ютері принтера не налаштовано. Аркуш можна записати як PDF.
print-printer-usual = { $name }, звичний
print-state-ready = Готовий.
print-state-busy = Зараз друкує інше; це піде потім.
print-state-stopped = Спинився або хоче паперу чи фарби. Аркуш чекає, доки хтось про це подбає.
print-state-closed = Зараз нічого не приймає. Вибери інший принтер або запиши PDF.
print-state-gone = Цього принтера вже немає. Вибери інший або запиши PDF.
print-state-paper = Немає { $paper }. Вибери інший папір чи принтер або запиши PDF.
print-sheet = Аркуш
print-players = Гравці
print-paper = Папір
print-turn = Поворот
print-turn-auto = Як треба
print-turn-portrait = Книжна
print-turn-landscape = Альбомна
print-rows = Рядки
print-rows-fit = скільки влізе
print-names = З іменами
print-names-told = З іменами замість ліній для письма
print-names-hint = По імені в рядку
print-names-list = Імена, по одному в рядку
print-rules = З правилами
print-rules-told = З правилами біля таблиці або на звороті
print-both-sides = Двобічно
print-black = Лише чорним
print-luck = Удача й рішення
print-luck-told = З удачею кубиків кожного й ціною рішень
print-luck-unknown = Для цих правил шанси невідомі: про удачу аркуш не скаже.
print-luck-some = Шанси невідомі для ігор: { $count-figure }; там удачі не буде.
print-luck-stopped = Спинено. Аркуші лишаються без удачі й рішень.
print-reckoning = Зважую кожен вибір: { $share }%
print-copies = Копії
print-pages = Сторінки
print-pages-all = усі або 1-3, 5
print-margins = Поля
print-margins-narrow = Вузькі
print-margins-wide = Широкі
print-file = Як файл
print-folder = у { $folder }
print-folder-taken = у { $folder }. Таке ім’я там є: тебе спитають.
print-lasts = { $rows-enough ->
    [yes] Раундів у грі близько { $rounds-figure }: { general-pages }.
   *[no] Раундів у грі близько { $rounds-figure }: рядків { $rows-figure } не вистачить.
}
print-in-rounds = { $rows ->
    [one] { $rows-figure } раунд
    [few] { $rows-figure } раунди
    [many] { $rows-figure } раундів
   *[other] { $rows-figure } раунду
}
print-done = { $split ->
    [yes] Ігор, що закінчуються на сторінці 1: { $first } зі 100; за { print-in-rounds }: { $share ->
        [100] усі пораховані
       *[other] { $share }
    }.
   *[no] { $share ->
        [0] За { print-in-rounds } навряд чи скінчиться бодай одна гра.
        [100] Усі пораховані ігри скінчилися за { print-in-rounds }.
       *[other] За { print-in-rounds } закінчується ігор: { $share } зі 100.
    }
}
print-rounds = раундів: { $count-figure }
print-chart = Скільки раундів тривають ігри; червоні не вміщаються.
print-sum = { $sides ->
    [one] { $sides-figure } сторона
    [few] { $sides-figure } сторони
    [many] { $sides-figure } сторін
   *[other] { $sides-figure } сторони
}{ $copies ->
    [1] {""}
   *[other] , копій: { $copies-figure }
}; паперу: { print-leaves }.{ $black ->
    [yes] {" "}Лише чорним.
   *[no] {""}
}
print-leaves = { $leaves ->
    [one] { $leaves-figure } листок
    [few] { $leaves-figure } листки
    [many] { $leaves-figure } листків
   *[other] { $leaves-figure } листка
}
print-pages-wrong = Сторінки йдуть від 1 до { $most-figure }; «{ $part }» не з них.
print-side = сторона { $number-figure } з { $most-figure }, рядки { $tenths } мм
print-side-plain = сторона { $number-figure } з { $most-figure }
print-thumb-rounds = { $number-figure }: раунди { $first-figure } до { $last-figure }
print-thumb-rules = { $number-figure }: правила
print-thumb-race = { $number-figure }: перегони
print-thumb-page = { $number-figure }
print-thumbs = Сторінки аркуша
print-page = Сторінка, як її буде надруковано
print-zoom-whole = уся сторінка
print-zoom-in = Більше
print-zoom-out = Менше
print-key-cancel = Esc
print-key-save = Ctrl S
print-key-go = Enter
print-cancel = Скасувати
print-stop = Спинити
print-save = Зберегти PDF…
print-go = Друкувати { print-leaves }
print-go-none = Друкувати
print-going = Сторона { $done-figure } з { $most-figure }
print-sent = Надіслано: { $printer }.
print-stopped = { $done ->
    [0] Спинено. Нічого не надруковано.
    [1] Спинено. Одна сторона ще може вийти з принтера.
   *[other] Спинено. З принтера ще можуть вийти сторони: { $done-figure }.
}
print-stopped-file = Спинено. Нічого не записано.
print-failed = Принтер не взяв аркуша. { $known ->
    [yes] Він сказав: «{ $why }» Нічого не надруковано; можна записати PDF.
   *[no] Нічого не надруковано; можна записати PDF.
}
print-written = Записано: { $file }, { general-pages }.
print-broken = { $kind ->
    [memory] Замало пам’яті: нічого не записано. Закрий інші програми й спробуй ще раз.
   *[other] У програмі щось пішло не так ({ $kind }): нічого не записано. Спробуй ще раз; журнал покаже Довідка > Про програму > Система.
}
print-not-written = PDF не записано. { $why }
print-name-blank = { $sheet }, { general-players }, { $paper }
print-name-games = аркушів { $count-figure }, { $paper }
print-ask = Аркуш як PDF
