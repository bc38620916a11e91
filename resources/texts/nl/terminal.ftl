terminal-which-rules = Welke regels? [{ $rules }]{" "}
terminal-who-plays = Wie spelen, zoals ze om de tafel zitten? Namen met komma’s ertussen:{" "}
terminal-type-for-help = Typ ? voor hulp.
terminal-roll-alone = Het programma gooit de stenen; typ alleen roll.
terminal-roll-word = Typ een willekeurig woord achter roll; het wordt in de worp gemengd.
terminal-to-take = { name-has } { $hits } te nemen
terminal-gates = { $held-comma }; daarna { $name }
terminal-on-the-sheet = { $name }: { $total } op het blad
terminal-in-this-turn = { $points } in deze beurt
terminal-keep = { $more ->
    [yes] keep { $best } ...
   *[no] keep { $best }
}
terminal-dice-to-roll = { $dice-figure } stenen te gooien
terminal-can = kan: { $names-comma }
terminal-kept-in = Het spel is bewaard in { $file }, en de startwaarde van de stenen in { $file }.seed, nog niet verteld. Verderspelen: zonk-desktop games import { $file }, dan het venster.
terminal-check-it = Controleer het met: zonk-desktop verify { $file }
terminal-no-file = er is geen bestand
terminal-cannot-be-written = { $file } kan niet meer worden geschreven: { $why }. Wat tot hier is geschreven, blijft; het spel gaat zonder bestand verder.
terminal-or = { $one } of { $other }
terminal-also = { $one }, { $other }
terminal-command-sheet = het scoreblad
terminal-command-why = wat nu niet kan, en waarom
terminal-command-undo = maak de laatste keuze ongedaan
terminal-command-quit = weggaan; het spel blijft bewaard
terminal-command-help = dit
terminal-nothing-was-typed-so-no = Er is niets getypt, dus er is geen spel begonnen.
terminal-option-write-name-value-rules = option { $text }: schrijf NAME=VALUE; rules KEY --knobs noemt ze
terminal-option-unknown = option { $text }: zo’n schakelaar is er niet; { $hint }
terminal-option-twice = option { $name } is twee keer gegeven
terminal-players-two-of-them-have = spelers: twee hebben dezelfde naam; verander er een
terminal-players-a-name-is-not = spelers: een naam is geen UTF-8-tekst; schrijf hem opnieuw
terminal-players-a-name-has-at = spelers: een naam heeft hoogstens 200 tekens en geen aanhalingstekens
terminal-cannot-be-made = { $path }: kan niet worden gemaakt: { $strerror }
terminal-is-no-name-of-a = { $path }: is geen naam van een bestand
terminal-cannot-be-made-it-would = { $seed-file }: kan niet worden gemaakt: { $strerror }. Daarin zou de startwaarde liggen tot het spel uit is; kies een andere naam.
terminal-dice-that-the-program-has = Stenen die het programma gooide, worden niet gecorrigeerd.
