opening-pledged = Kości tej gry są opieczętowane: sha256 { $pledge }
opening-seed = Ziarno kości: { $seed }
opening-chain = Łańcuch dziennika kończy się na { $head }
opening-throw = { $name } rzuca { $face } o kolejność.
opening-order = Kolejność gry: { $names-comma }.
opening-magic = Magiczna Liczba to { $faces-dash }.
