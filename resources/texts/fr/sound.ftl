sound-not-needed-yet = Le son n’a pas encore servi.
sound-marks-offered = Des repères peuvent dire à l’oreille quels dés marquent et qui joue : Affichage, Son.
sound-switched-off = Le son est coupé par ZONK_SOUND.
sound-played-through = Le son passe par { $backend }.
sound-not-started = La sortie du son n’a pas pu démarrer ({ $why }).
sound-stopped-asking = La sortie du son ne demande plus rien.
sound-again = { $why } Nouvel essai au prochain son.
sound-no-output = { $found ->
    [yes] Le jeu est muet : aucune sortie de son trouvée ({ $why }).
   *[no] Le jeu est muet : aucune sortie de son trouvée.
}

sound-the-game-is-silent-there = Le jeu est muet : il n’y a pas de bibliothèque de son pour ce système ({ $wrong }).
