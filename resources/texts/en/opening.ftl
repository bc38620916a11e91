# Lines of the log before the first turn, and about the dice.

opening-pledged = The dice of this game are pledged: sha256 { $pledge }
opening-seed = The seed of the dice was { $seed }
opening-chain = The chain of the journal ends in { $head }
opening-throw = { $name } rolls { $face } for order.
opening-order = Order of play: { $names-comma }.
opening-magic = The Magic Number is { $faces-dash }.
