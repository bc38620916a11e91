reason-rolls-gains = { $dice ->
    [one] Würfelt: Ein Würfel geht { $miss-figure }-mal von 100 daneben, und weiterzumachen ist { $by-figure } mehr wert.
   *[other] Würfelt: { $dice-figure } Würfel gehen { $miss-figure }-mal von 100 daneben, und weiterzumachen ist { $by-figure } mehr wert.
}
reason-stays-saves = { $by ->
    [0] Bleibt mit { $points-figure }: Weiterwürfeln brächte genauso viel.
   *[other] Bleibt mit { $points-figure }: Weiterwürfeln würde im Schnitt { $by-figure } kosten.
}
reason-entry = { $dice ->
    [one] Würfelt: Mit { $points-figure } darf man nicht aufhören. Ein Würfel geht { $miss-figure }-mal von 100 daneben.
   *[other] Würfelt: Mit { $points-figure } darf man nicht aufhören. { $dice-figure } Würfel gehen { $miss-figure }-mal von 100 daneben.
}
reason-begins = Beginnt den Zug.
reason-forced = { $dice ->
    [one] Wirft einen Würfel, weil die Regeln es wollen.
   *[other] Wirft { $dice-figure } Würfel, weil die Regeln es wollen.
}
reason-only = Etwas anderes geht nicht.
reason-dare-taken = Nimmt die Mutprobe an: Es gibt mehr zu gewinnen als zu verlieren.
reason-dare-refused = Kneift: Eine Zahl von sechs ist zu wenig.
reason-takes-over = Übernimmt { $points-figure } Punkte: Die Würfel gehen { $miss-figure }-mal von 100 daneben.
reason-last-roll = Würfelt: Das ist der letzte Zug, und { $points-figure } sind zu schlagen.
reason-last-won = Bleibt: Das ist der letzte Zug, und { $points-figure } sind geschlagen.
reason-whim = Einfach so. Die beste Wahl war { $cost-figure } mehr wert.
reason-feel = Nach Gefühl: Die Chancen dieser Regeln sind nicht ausgerechnet.
reason-rerolls = { $hits ->
    [yes] Nimmt den Neuwurf: Der nächste Wurf bringt mehr, Treffer eingerechnet.
   *[no] Nimmt den Neuwurf: Jetzt bringt er { $by-figure } Punkte mehr als später.
}
reason-catches-up = Ruft die 11.000er-Regel aus: { $by-figure } Punkte Rückstand, und vorne ist jemand fast im Ziel.
reason-dares = Fordert heraus: Vier gleiche sind kein Grund zur Vorsicht.
reason-doubts = Zweifelt den Stand an: Gesagt waren { $said-figure }, die Würfel ergeben { $points-figure }.
reason-accounts = Nennt die Würfel, aus denen der Stand besteht.
reason-stakes = Legt hinein, was alle hineinlegen.
reason-takes-hits = Nimmt { hits-counted } mit Anstand.
reason-gives = Gibt { hits-counted } ab, der Geselligkeit wegen.
reason-asks = { $times ->
    [one] Fragt, ob der Wurf frei ist.
   *[other] Fragt { $times-figure }-mal, ob der Wurf frei ist.
}
reason-answers = Gibt den nächsten Wurf frei.
reason-own = So hat es das eigene Programm gewählt.
