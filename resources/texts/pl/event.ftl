event-rolled = { name-rolls }: { $dice }.
event-kept = { $value ->
    [0] { name-keeps } kości.
   *[other] { name-keeps } { $value-figure }.
}
event-forced = Odłożone { $value-figure }. Trzeba rzucać dalej.
event-miss = { $value ->
    [0] { $word }.
   *[other] { $word }. Przepada { $value-figure }.
}
event-banked = { name-stays } z { $value-figure }: { $written-figure }.
event-hits = { name-gets } { general-hits-acc }.
event-shown = { $title }: { hits-counted }, { $name }.
event-royale = Royale jest warte { $value-figure }.
event-token = { name-has } powtórkę.
event-reroll = { name-uses } z powtórki.
event-may-dare = Cztery jednakowe. Każdy inny może powiedzieć: odważysz się?
event-dared = { other-dares }: { $name }.
event-dare-taken = { $name-count ->
    [one] { $name } przyjmuje wyzwanie.
   *[other] { $name } przyjmują wyzwanie.
}
event-dare-refused = { name-refuses } wyzwanie.
event-dare-won = Wyzwanie wygrane: { $value-figure }.
event-called-11000 = { name-calls } zasadę 11 000.
event-halftime = Halftime Show.
event-halftime-hit = { $value ->
    [0] { name-wins } dogrywkę o najlepszą turę show.
    [1] { name-has } najlepszą turę show.
   *[other] { name-has } jedną z najlepszych tur show; jest ich { $value-figure }.
}
event-halftime-over = Gramy dalej.
event-rolloff = { name-rolls } w dogrywce.
event-winner = { name-wins }.
event-penalty = Minus { $value-figure }, { $name }: { $why ->
    [delay-of-game] opóźnianie gry
    [out-of-turn] rzut poza kolejką
    [first-throw] pierwszy rzut bez punktów
   *[misses] pudła
}.
event-fault = { $name }: { $title }.
event-asked = { $times ->
    [1] { name-asks }.
   *[other] { name-asks }, { $times-figure } razy.
}
event-released = { name-says }: { $answer ->
    [you-can-go] możesz rzucać
    [done] gotowe
    [yes] tak
    [cough] ekhm
    [no] nie
   *[overrule] uchylone
}.
event-said-no = { name-says } nie. Bramka jest zamknięta.
event-took-hits = { name-takes } { general-hits-acc }.
event-touched = { name-starts } za wcześnie.
event-hit-given = { name-gives } { general-hits-acc }, dostaje { $other }.
event-challenged = { name-doubts } w podany wynik.
event-account-held = Wynik się zgadza.
event-account-failed = Wynik się nie zgadza. Tura przepada.
event-social = Social: { hit-a } dla wszystkich.
event-limit = { $name } na mecie.
event-stake = { name-puts } { $value-figure } do puli.
event-instant-win = Ten rzut wygrywa grę: { $name }.
event-instant-loss = Ten rzut przegrywa grę: { $name }.
event-safe = { $value-figure } było pewne i zostaje.
event-taken-over = { $name-count ->
    [one] { $name } gra
   *[other] { $name } grają
} dalej z { $value-figure } i resztą kości.
event-extended = { $name } poza limitem. Limit to teraz { $value-figure }.
event-knocked-back = { other-lands } na tym samym stanie. { $name } spada o { $value-figure }.
event-out = { $name } odpada z gry.
event-last-die = { $value ->
    [one] Nic. { name-has } jeszcze jedną próbę ostatnią kością.
    [few] Nic. { name-has } jeszcze { $value-figure } próby ostatnią kością.
    [many] Nic. { name-has } jeszcze { $value-figure } prób ostatnią kością.
   *[other] Nic. { name-has } jeszcze { $value-figure } próby ostatnią kością.
}
event-last-licks = { $who ->
    [passed] { name-leads }. Kto stracił prowadzenie, ma jeszcze jedną turę.
   *[other] { name-leads }. Wszyscy inni mają jeszcze jedną turę.
}
