opening-pledged = Die Würfel dieses Spiels sind versiegelt: sha256 { $pledge }
opening-seed = Der Startwert der Würfel war { $seed }
opening-chain = Die Kette des Journals endet mit { $head }
opening-throw = { $name } würfelt { $face } um die Reihenfolge.
opening-order = Reihenfolge: { $names-comma }.
opening-magic = Die Magische Zahl ist { $faces-dash }.
