lesson-scores = Los dados encendidos puntúan: { $points-figure }. R los aparta y tira { dice-counted }.
lesson-entry = { $every ->
    [yes] Un turno cuenta desde { $need-figure }. Hasta entonces, tira.
   *[no] Un turno de { $need-figure } te deja entrar. Hasta entonces, tira.
}
lesson-dice = Nadie se planta sin { $need-either } dados aparte. Hasta entonces, tira.
lesson-stay = Con S te plantas: los { $points-figure } son tuyos. Otra tirada puede perderlos.
lesson-pick = Puedes apartar menos: haz clic en un dado o pulsa su número.
lesson-hint = ¿Dudas? H muestra la mejor jugada y por qué.
lesson-all-score = { $must ->
    [yes] Los { $dice-word } puntúan: vuelven a tirarse. Un fallo aún lo pierde todo.
   *[no] Los { $dice-word } puntúan: vuelve a tirarlos todos, o plántate.
}
lesson-forced = El Dado de sangre, solo, no da nada: hay que tirarlo.
lesson-miss = { $points ->
    [0] Nada puntúa: se acabó el turno, sin un punto.
   *[other] Nada puntúa: se acabó el turno, y adiós a sus { $points-figure }.
}
lesson-hit = { $by ->
    [hits] { hit-a-first } en el bloc. Gana quien tiene más { hits-plain }.
   *[other] { hit-a-first } en el bloc, por la gloria. La partida la ganan los puntos.
}
lesson-gate = { $how ->
    [courtesy] { general-hits-the-first } se toman antes de que nadie tire. C dice que ya está.
    [word] Nadie tira antes de que se tomen { general-hits-the }. C da la palabra.
   *[asks] Pregunta una vez por { hit-one }: C. El último sí abre la barrera.
}
lesson-may-dare = Cuatro iguales. Pueden retarte: el último dado debe coincidir, o se pierde todo.
lesson-dared = Tira un dado: si coincide, { $worth-figure }; si no, pierdes { $stake-figure }. O recházalo.
lesson-show = Medio tiempo: un turno por cabeza, sin contar. El mejor gana { hit-a }.
lesson-royale = ¡Royale! Apártala: se tiran { $dice-word } dados por lo que da.
lesson-reroll = Tienes una repetición: vuelve a tirar un fallo, ahora o más adelante.
lesson-magic = Quien saque otra vez estas { $dice-word } caras da { hit-a } a toda la mesa.
lesson-eleven = Puedes cantar la Regla de los 11.000: C. La partida seguirá más allá de { $limit-figure }.
lesson-end = { $how ->
    [last] Alguien llegó a la meta. A los demás les queda un último turno.
    [immediate] Con { $limit-figure } la partida termina al instante.
    [finishRound] Con { $limit-figure } la partida termina al acabar la ronda.
   *[lastRound] Con { $limit-figure } la partida termina, tras un turno más de los demás.
}
lesson-no-more = Sin más lecciones
lesson-menu = &Lecciones en las primeras partidas
