seat-nobody = Ingen här heter { $name }.
seat-game-over = Spelet är slut; ingen spelar det längre.
seat-taken-before = { $now } hette { $name } tidigare i spelet: den som tar det namnet skulle ta över det { $now } har spelat. Vill ni byta två spelare, börja ett nytt spel.
seat-taken = { $name } sitter redan här.
seat-name-title = Namn
seat-name-tip = Klicka på ett namn för att ändra det
seat-name-ask = Vad heter { $name }? Hela spelet får det nya namnet.
seat-name-field = Namn
seat-gender = { $gender ->
    [she] hon
    [he] han
   *[unknown] inte sagt
}
seat-gender-of = Hur man talar om { $name }
seat-name-leave = Avbryt
seat-name-use = Ta namnet
seat-name-not-now = Namn ändras medan någon har tärningarna och funderar.

seat-pause-note = Datorspelarna gör paus. { $name } väntar.
seat-go-on = Fortsätt
seat-hits-taken = { hits-plain-first } tagna
seat-hits-due = { name-has } { hits-counted }
seat-computer-plays-why = { $name-count ->
   *[one] { $name } är datorspelare och har tärningarna.
    [other] { $name } har tärningarna, och en dator spelar för dem.
}
seat-why = { $name }: { $why }
seat-computer-failed = En datorspelare kunde inte bestämma sig. Spelet står som förut; spela omgången själv, eller lämna över platsen.

seat-plays = spelar { $how }
seat-level-of = Hur { $name } spelar

seat-menu = &Vem spelar
seat-menu-person = En människa
seat-menu-name = Annat &namn…
seat-menu-pause = &Datorspelarna gör paus
seat-paused = { $paused ->
    [yes] Datorspelarna gör paus. R släpper fram dem.
   *[no] Datorspelarna fortsätter.
}
seat-handed = { $now ->
    [yes] { $who ->
        [nobody] { $name } spelas av en människa från och med nu.
       *[other] { $who } spelar för { $name } från och med nu.
    }
   *[no] { $who ->
        [nobody] { $name } spelas av en människa så snart det här har visats.
       *[other] { $who } spelar för { $name } så snart det här har visats.
    }
}
seat-menu-none = Inget spel ligger på bordet
seat-menu-computer = { $name }, spelar { $how }

seat-listed = { $players } ({ $computers-count ->
    [one] { $computers-listed } är datorspelare
   *[other] { $computers-listed } är datorspelare
})
seat-strength = Vinner { $wins } av 100 vid ett bord med datorspelare ({ $games-figure } spel; en jämn andel är { $even }).
