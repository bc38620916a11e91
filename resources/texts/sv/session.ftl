session-no-memory = Minnet räcker inte till. Spelet står som det senast skrevs ned; spela vidare. Hjälp > Om > System visar loggen.
session-broken = Något gick fel i programmet ({ $kind }). Spelet står som det senast skrevs ned; spela vidare. Hjälp > Om > System visar loggen.

session-the-zonk-file-could-not = Zonk-arkivet kunde inte öppnas ({ $name }). Det är oförändrat; spelen hålls i minnet.
session-the-zonk-file-is-damaged = Zonk-arkivet är skadat. Spelen räddas: { $done-figure } av { $of-figure }.
session-the-zonk-file-is-not = Zonk-arkivet är inte öppet.
session-no-weekly-copy = Zonk-arkivet har ingen kopia från den här veckan. { $said } Nytt försök görs vid nästa start.
session-no-stories = Spelarnas historier kunde inte räknas fram. { $why }
session-not-read = Zonk-arkivet kunde inte läsas: { $wrong }. Inget ändrades.
session-unplayable = Spelet går inte att spela upp, rad { $wrong }
