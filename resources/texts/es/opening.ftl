opening-pledged = Los dados de esta partida están sellados: sha256 { $pledge }
opening-seed = La semilla de los dados era { $seed }
opening-chain = La cadena del diario acaba en { $head }
opening-throw = { $name } saca un { $face } para el orden.
opening-order = Orden de juego: { $names-comma }.
opening-magic = El Número mágico es { $faces-dash }.
