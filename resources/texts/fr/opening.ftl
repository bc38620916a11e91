opening-pledged = Les dés de cette partie sont scellés : sha256 { $pledge }
opening-seed = La graine des dés était { $seed }
opening-chain = La chaîne du journal se termine par { $head }
opening-throw = { name-rolls } { $face } pour l’ordre.
opening-order = Ordre de jeu : { $names-comma }.
opening-magic = Le Nombre magique est { $faces-dash }.
