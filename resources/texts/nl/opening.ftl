opening-pledged = De stenen van dit spel zijn verzegeld: sha256 { $pledge }
opening-seed = De startwaarde van de stenen was { $seed }
opening-chain = De keten van het journaal eindigt op { $head }
opening-throw = { $name } gooit { $face } om de volgorde.
opening-order = Speelvolgorde: { $names-comma }.
opening-magic = Het Magische Getal is { $faces-dash }.
