terminal-which-rules = Welche Regeln? [{ $rules }]{" "}
terminal-who-plays = Wer spielt, wie ihr um den Tisch sitzt? Namen mit Kommas dazwischen:{" "}
terminal-type-for-help = Hilfe mit ?
terminal-roll-alone = Das Programm wirft die Würfel; tipp nur roll.
terminal-roll-word = Hinter roll gehört irgendein Wort; es wird in den Wurf gemischt.

terminal-to-take = { name-has } { $hits } zu nehmen
terminal-gates = { $held-comma }; dann { $name }
terminal-on-the-sheet = { $name }: { $total } auf dem Zettel
terminal-in-this-turn = { $points } in diesem Zug
terminal-keep = { $more ->
    [yes] keep { $best } ...
   *[no] keep { $best }
}
terminal-dice-to-roll = noch { $dice-figure } Würfel
terminal-can = möglich: { $names-comma }

terminal-kept-in = Das Spiel liegt in { $file }, der Startwert seiner Würfel in { $file }.seed, unverraten. Weiter geht es mit: zonk-desktop games import { $file }, dann das Fenster.
terminal-check-it = Prüf es mit: zonk-desktop verify { $file }
terminal-no-file = es gibt keine Datei
terminal-cannot-be-written = { $file } lässt sich nicht mehr schreiben: { $why }. Was bis hierher geschrieben ist, bleibt; das Spiel geht ohne Datei weiter.

terminal-or = { $one } oder { $other }
terminal-also = { $one }, { $other }
terminal-command-sheet = der Punktezettel
terminal-command-why = was jetzt nicht geht, und warum
terminal-command-undo = die letzte Wahl zurücknehmen
terminal-command-quit = gehen; das Spiel bleibt
terminal-command-help = das hier

terminal-nothing-was-typed-so-no = Es wurde nichts getippt, also hat kein Spiel angefangen.

terminal-option-write-name-value-rules = Option { $text }: schreib NAME=VALUE; rules KEY --knobs listet sie auf
terminal-option-unknown = Option { $text }: so eine Regel gibt es nicht; { $hint }
terminal-option-twice = Option { $name } ist zweimal angegeben

terminal-players-two-of-them-have = Namen: zwei sind gleich; ändere einen
terminal-players-a-name-is-not = Namen: einer ist kein UTF-8-Text; schreib ihn neu
terminal-players-a-name-has-at = Namen: höchstens 200 Zeichen und keine Anführungszeichen

terminal-cannot-be-made = { $path }: lässt sich nicht anlegen: { $strerror }
terminal-is-no-name-of-a = { $path }: ist kein Dateiname
terminal-cannot-be-made-it-would = { $seed-file }: lässt sich nicht anlegen: { $strerror }. Sie soll den Startwert bewahren, bis das Spiel aus ist; wähl einen anderen Namen.
terminal-dice-that-the-program-has = Würfel, die das Programm geworfen hat, werden nicht berichtigt.
