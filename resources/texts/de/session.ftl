session-no-memory = Der Speicher reicht nicht. Das Spiel steht, wie es zuletzt aufgeschrieben wurde; spielt weiter. Hilfe > Über Zonk > System zeigt das Protokoll.
session-broken = Im Programm ist etwas schiefgegangen ({ $kind }). Das Spiel steht, wie es zuletzt aufgeschrieben wurde; spielt weiter. Hilfe > Über Zonk > System zeigt das Protokoll.

session-the-zonk-file-could-not = Die Zonk-Akte ließ sich nicht öffnen ({ $name }). Sie wurde nicht verändert; gespielt wird im Arbeitsspeicher.
session-the-zonk-file-is-damaged = Die Zonk-Akte ist beschädigt. Ihre Spiele werden gerettet: { $done-figure } von { $of-figure }.
session-the-zonk-file-is-not = Die Zonk-Akte ist nicht offen.
session-no-weekly-copy = Von dieser Woche hat die Zonk-Akte keine Kopie. { $said } Beim nächsten Start wird es wieder versucht.
session-no-stories = Die Geschichten der Spieler ließen sich nicht ausrechnen. { $why }
session-not-read = Die Zonk-Akte ließ sich nicht lesen: { $wrong }. Nichts wurde verändert.
session-unplayable = Dieses Spiel lässt sich nicht nachspielen, Zeile { $wrong }
