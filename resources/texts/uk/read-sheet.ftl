read-sheet-title = Прочитати аркуш
read-sheet-open = Знімки завершених аркушів
read-sheet-looking = Шукаю код…
read-sheet-files = { $files-listed }
read-sheet-attached = PDF несе свою гру в собі: коду читати не довелося.
read-sheet-another = &Інший знімок…
read-sheet-head = { $rules }, { $day }
read-sheet-home = Очок: { $points-figure }, раундів: { $rounds }
read-sheet-broken-off = Обірвано в раунді { $rounds }
read-sheet-throws = Із зерна виходять кидки: { $throws } з { $throws }.
read-sheet-pledge = Запорука на папері — це запорука зерна.
read-sheet-real = Справжні кубики: кидки такі, як їх записали.
read-sheet-new = Нова тут: в Архіві Зонка її ще немає.
read-sheet-there = Уже тут: гра { $game } з Архіву Зонка.
read-sheet-more = { $games ->
    [1] З нею прочитано ще одну гру.
   *[other] З нею прочитано ще ігор: { $games }.
}
read-sheet-note = Імена й час такі, як каже папір. Нікуди нічого не надіслано.
read-sheet-close = Закрити
read-sheet-play = &Зіграти знову
read-sheet-add = Додати до Архіву Зонка
read-sheet-go-there = Відкрити
read-sheet-nothing-read = Ще нічого не прочитано.
