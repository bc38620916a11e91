opening-pledged = I dadi di questa partita sono sigillati: sha256 { $pledge }
opening-seed = Il seme dei dadi era { $seed }
opening-chain = La catena del diario finisce in { $head }
opening-throw = { $name } tira { $face } per l’ordine.
opening-order = Ordine di gioco: { $names-comma }.
opening-magic = Il Numero Magico è { $faces-dash }.
