match-endless = Na { $actions-figure } acties was het spel nog niet af. Deze regels zijn niet te winnen, of een speler draait in kringetjes.
match-broken = Een proces is midden in de spellen weggevallen. Misschien is er te weinig geheugen; probeer --cores 1.
match-title = { $rules }, { general-games }, startwaarde { $seed }.
match-player = { $name }: wint { $wins } ({ $low } tot { $high }), { $points } punten, { hits-plain } { $hits }
match-rules-there = { $file } ligt al in { $folder } en zegt iets anders. Er is geen spel gespeeld; noem een andere map.
match-not-written = { $folder }: daar kunnen geen spellen worden geschreven: { $why }. Noem een andere map.
