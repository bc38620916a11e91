reason-rolls-gains = { $dice ->
    [one] Tira: un dado falla { $miss-figure } de cada 100, y seguir vale { $by-figure } más.
   *[other] Tira: { $dice-figure } dados fallan { $miss-figure } de cada 100, y seguir vale { $by-figure } más.
}
reason-stays-saves = { $by ->
    [0] Se planta con { $points-figure }: seguir daría lo mismo.
   *[other] Se planta con { $points-figure }: seguir costaría { $by-figure } de media.
}
reason-entry = { $dice ->
    [one] Tira: con { $points-figure } aún no puede plantarse. Un dado falla { $miss-figure } de cada 100.
   *[other] Tira: con { $points-figure } aún no puede plantarse. { $dice-figure } dados fallan { $miss-figure } de cada 100.
}
reason-begins = Empieza el turno.
reason-forced = { $dice ->
    [one] Tira un dado, porque lo dicen las reglas.
   *[other] Tira { $dice-figure } dados, porque lo dicen las reglas.
}
reason-only = No hay otra cosa que hacer.
reason-dare-taken = Acepta el reto: hay más que ganar que perder.
reason-dare-refused = Rechaza el reto: una cara de seis es poco.
reason-takes-over = Retoma { $points-figure } puntos: los dados fallan { $miss-figure } de cada 100.
reason-last-roll = Tira: es el último turno, y hay que superar { $points-figure }.
reason-last-won = Se planta: es el último turno, y { $points-figure } ya está superado.
reason-whim = Le dio por ahí. La mejor opción valía { $cost-figure } más.
reason-feel = A ojo: las probabilidades de estas reglas no están calculadas.
reason-rerolls = { $hits ->
    [yes] Usa una repetición: la próxima tirada da más, { general-hits-the } incluidos.
   *[no] Usa una repetición: ahora da { $by-figure } puntos más que guardada para luego.
}
reason-catches-up = Canta la Regla de los 11.000: va { $by-figure } puntos por detrás de quien ya roza la meta.
reason-dares = Reta: cuatro iguales no son motivo de prudencia.
reason-doubts = Duda del total: dijeron { $said-figure }, los dados hicieron { $points-figure }.
reason-accounts = Nombra los dados con que se hizo el total.
reason-stakes = Pone lo mismo que el resto.
reason-takes-hits = Toma { hits-counted } con deportividad.
reason-gives = Regala { hits-counted }, por hacer compañía.
reason-asks = { $times ->
    [one] Pregunta si puede tirar.
   *[other] Pregunta { $times-figure } veces si puede tirar.
}
reason-answers = Deja paso a quien sigue.
reason-own = Lo ha decidido su propio programa.
