new-game-seat-of = { whose } plats
new-game-seat-of-told = Dra den, eller tryck på Upp och Ned, för att byta plats
new-game-move-up = En plats upp
new-game-move-down = En plats ned
new-game-team = Lag { $number-figure }
new-game-seated = { $people ->
    [0] { $computers ->
        [one] En tärning med åsikter
       *[other] { $computers-word-first } tärningar med åsikter
    }
    [one] En människa{ $computers ->
        [0] {""}
        [one] , en tärning med åsikter
       *[other] , { $computers-word } tärningar med åsikter
    }
   *[other] { $people-word-first } människor{ $computers ->
        [0] {""}
        [one] , en tärning med åsikter
       *[other] , { $computers-word } tärningar med åsikter
    }
}. { $left ->
    [0] Bordet är fullt.
   *[other] Plats för { $left-word } till.
}
new-game-room-for = Plats för { $most-word }.
new-game-summary = { $rules }, { $computers ->
    [0] { $people ->
        [one] en spelare
       *[other] { $people-word } spelare
    }
   *[other] { $people ->
        [0] {""}
        [one] en människa,{" "}
       *[other] { $people-word } människor,{" "}
    }{ $computers ->
        [one] en datorspelare
       *[other] { $computers-word } datorspelare
    }
}, { $dice-word } tärningar
new-game-enter = Retur

new-game-colour-and-symbol-of = { whose } färg och symbol: { $symbol }
new-game-another-colour = En annan färg

new-game-team-of = { $shown }, lag
new-game-office = { $office ->
    [packer] stoppar
   *[scorekeeper] för protokoll
}
new-game-office-told = { $office ->
    [packer] { $shown } stoppar pipan
   *[scorekeeper] { $shown } för protokoll
}
new-game-leaves-the-table = Lämnar bordet: { $shown }

new-game-new-game = Nytt spel
new-game-which-rules = Vilka regler?
new-game-who-plays = Vilka spelar?
new-game-a-name = Ett namn
new-game-name-of-a-further-player = Namn på en spelare till
new-game-sit-down = Slå dig ned
new-game-at-the-table-before = Har suttit vid bordet
new-game-always-free = Datorspelare
new-game-strength = Uppmätt: { $rules }, { $players-word } vid bordet, { $games-figure } spel var. En jämn andel är { $even }.
new-game-strength-brief = Uppmätt i { $games-figure } spel var, { $even } är en jämn andel.
new-game-strength-unknown = Ingen har mätt hur starka de är med de här reglerna.
new-game-wins = vinner { $wins } av 100
new-game-sits-already = sitter redan
new-game-a-computer = En datorspelare
new-game-computer-named = { $name }, en datorspelare
new-game-roll-for-order = Slå om vem som börjar
new-game-one-die-each-highest-goes = En tärning var, den högsta börjar.
new-game-magic = Slå det magiska talet
new-game-magic-told = { $name } slår det före första omgången.
new-game-magic-nobody = Före första omgången.
new-game-magic-on-the-table = Slås på bordet, skrivs in nedan.
new-game-magic-number = Magiskt tal, som 2 3 3 5 5
new-game-magic-as = som 2 3 3 5 5
new-game-magic-missing = Slå { dice-counted } på bordet och skriv in dem som magiskt tal, eller spela utan.
new-game-magic-too-easy = En stege eller alla lika är inget magiskt tal enligt de här reglerna. Slå om det.
new-game-keys = Var sin tangent
new-game-keys-told = Den gör omgångens första kast.
new-game-keys-for-several = För två människor eller fler.
new-game-key-of = { whose } tangent: { $key }
new-game-key-of-told = Tryck på den, sedan på en annan tangent
new-game-key-waits = ?
new-game-key-of-the-table = Den tangenten behöver bordet. Lediga är { $free-listed }.
new-game-how-long = Hur länge?
new-game-how-long-one = { $wish ->
    [own] { $known ->
        [yes] Till { $goal-figure }, { $minutes-figure } minuter
       *[no] Som i reglerna
    }
    [night-own] Hela kvällen, till { $goal-figure }, { $minutes-figure } minuter
    [night] Hela kvällen{ $known ->
        [yes] , till { $goal-figure }
       *[no] { "" }
    }
   *[other] { $wish } minuter{ $known ->
        [yes] , till { $goal-figure }
       *[no] { "" }
    }
}
new-game-hints = Tips
new-game-hints-told = Tangenten H visar det bästa valet.
new-game-coach = Coach
new-game-coach-told = Säger vad varje val kostade.
new-game-gestures-told = Inget kast går att veta i förväg.
new-game-teams = Lag
new-game-computers-alone = Datorspelare sitter ensamma.
new-game-no-teams-with-computers = Datorspelare sitter ensamma: inga lag med dem.
new-game-dice = Tärningar
new-game-on-screen = På skärm
new-game-by-gesture = Med gest
new-game-by-word = Med ord
new-game-on-the-real-table = Riktiga
new-game-words = Ord
new-game-rules-settings = Ändra regler…
new-game-cancel = Avbryt
new-game-is-ticked-this-game-is = { $name } är valt. Det här spelet spelas efter det.
new-game-each-pair-or-more-is = Varje par eller större lag är en kolumn.
new-game-from-players-up = Från { $teams-from-word } spelare.
new-game-begin = Börja
new-game-type-a-name-to-sit = Skriv ett namn för att slå dig ned. Reglerna kräver minst { $least-word }.
new-game-these-rules-take-at-most = Reglerna tillåter högst { $most-word }.
new-game-sits-here-already = Sitter redan här.
new-game-new-name-it-is-for = Nytt namn. Det gäller för alltid: Zonk-gudarna för lista.
new-game-the-table-is-full = Bordet är fullt.
new-game-first-game = Första spelet
new-game-every-team-needs-two-players = Varje lag behöver minst två spelare, och det måste finnas två lag.
