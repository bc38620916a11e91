lesson-scores = Jasne kości punktują, tu { $points-figure }. R odkłada je i rzuca { general-dice-ins }.
lesson-entry = { $every ->
    [yes] Tura liczy się od { $need-figure }. Do tego czasu rzucaj.
   *[no] Wchodzisz jedną turą za { $need-figure }. Do tego czasu rzucaj.
}
lesson-dice = Zostać można, gdy odłożone { $need-either } kości. Do tego czasu rzucaj.
lesson-stay = S to „Zostań”: { $points-figure } jest twoje. Kolejny rzut może je zabrać.
lesson-pick = Możesz odłożyć mniej: kliknij kość albo naciśnij jej cyfrę.
lesson-hint = Nie wiesz? H pokazuje najlepszy ruch i mówi dlaczego.
lesson-all-score = { $must ->
    [yes] Punktują wszystkie: rzuca się nimi jeszcze raz. Pudło wciąż zabiera wszystko.
   *[no] Punktują wszystkie: rzuć nimi jeszcze raz albo zostań.
}
lesson-forced = Tylko Krwawa Kość nic nie daje, więc trzeba nią rzucić.
lesson-miss = { $points ->
    [0] Nic nie punktuje: koniec tury, bez punktu.
   *[other] Nic nie punktuje: koniec tury, { $points-figure } przepada.
}
lesson-hit = { $by ->
    [hits] { hit-one-first }, zaznacza to bloczek. Wygrywa, kto ma ich najwięcej.
   *[other] { hit-one-first }, zaznacza to bloczek. Dla chwały; grę wygrywają punkty.
}
lesson-gate = { $how ->
    [courtesy] { hits-plain-first } bierze się, zanim ktoś rzuci. C mówi, że już.
    [word] Nikt nie rzuca, póki { hits-plain } nie są wzięte. C daje hasło.
   *[asks] Pytaj tyle razy, ile jest do wzięcia: C. Ostatnie tak otwiera bramkę.
}
lesson-may-dare = Cztery jednakowe. Inni mogą cię wyzwać: ostatnia kość musi pasować, inaczej wszystko przepada.
lesson-dared = Rzuć jedną kością: pasuje, masz { $worth-figure }, nie pasuje, tracisz { $stake-figure }. Albo odrzuć wyzwanie.
lesson-show = Halftime: każdy ma jedną turę obok wyniku. Najlepsza daje { general-hit-acc }.
lesson-royale = Royale! Odłóż je: o jego wartość rzuca się { general-dice-ins }.
lesson-reroll = Masz powtórkę: ponawia jedno pudło, teraz albo w późniejszej turze.
lesson-magic = Kto jednym rzutem znów pokaże te kości, daje wszystkim { general-hit-acc }.
lesson-eleven = Można ogłosić zasadę 11 000: C. Gra idzie wtedy dalej, poza { $limit-figure }.
lesson-end = { $how ->
    [last] Ktoś jest na mecie. Pozostali mają jeszcze jedną turę.
    [immediate] { $limit-figure } od razu kończy grę.
    [finishRound] { $limit-figure } kończy grę, gdy runda dobiegnie końca.
   *[lastRound] { $limit-figure } kończy grę, po jeszcze jednej turze dla innych.
}
lesson-no-more = Koniec lekcji
lesson-menu = &Lekcje w pierwszych grach
