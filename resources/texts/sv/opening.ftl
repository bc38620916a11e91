opening-pledged = Spelets tärningar är förseglade: sha256 { $pledge }
opening-seed = Tärningarnas frö var { $seed }
opening-chain = Journalens kedja slutar i { $head }
opening-throw = { $name } slår { $face } om turordningen.
opening-order = Turordning: { $names-comma }.
opening-magic = Det magiska talet är { $faces-dash }.
