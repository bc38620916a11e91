live-the-dice-lie-on-your = Kości leżą na twoim stole. Wpisz ich oczka.
live-dice-that-have-landed-stay = Kości, które upadły, leżą.
live-this-entry-is-not-there = Tego wpisu już nie ma.
live-not-written = Ostatni ruch nie jest jeszcze zapisany; program próbuje co kilka sekund.
live-not-corrected = Nic nie poprawiono: „{ $line }” już by się nie zgadzało. { $why }
live-behind = Widziane rzuty tej gry: { $shown }, a stoi ona na rzucie { $made }. Dlatego idzie dalej świeżymi kośćmi pod nową pieczęcią, i jest to odnotowane.
live-unwatched = Nie zanotowano tu, które rzuty tej gry już widziano: pochodzi skądinąd albo notatki już nie ma. Dlatego idzie dalej świeżymi kośćmi pod nową pieczęcią, i jest to odnotowane.
live-not-watched = Kości czekają: obok Kartoteki Zonk nie da się zanotować, które rzuty pokazano ({ $why }). Nic nie ginie; rzuć znowu, gdy będzie można pisać.
live-no-totals = W tej grze kośćmi rzuca program: żadnej tury nie zapisuje się samym stanem.
live-seed-is-told = Gra skończona, a ziarno jej kości ujawnione; tak zostaje.
live-rules-are-refused = Według zasad tej gry już się nie gra{ $over ->
    [yes] {""}
   *[no] , więc nie może iść dalej
}; Kartoteka Zonk ją odtworzy, wydrukuje i wyeksportuje. { $why }
