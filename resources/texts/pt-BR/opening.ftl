opening-pledged = Os dados deste jogo estão lacrados: sha256 { $pledge }
opening-seed = A semente dos dados era { $seed }
opening-chain = A cadeia do diário termina em { $head }
opening-throw = { $name } rola { $face } pela ordem.
opening-order = Ordem de jogo: { $names-comma }.
opening-magic = O Número Mágico é { $faces-dash }.
