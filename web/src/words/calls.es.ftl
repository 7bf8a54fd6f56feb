### Los avisos: que a uno le toca, cuando no está mirando.

call-turn = Te toca.
call-turn-friends = { $count ->
    [one] Te toca: { $names } te espera.
   *[other] Te toca: { $names } te esperan.
}
call-turn-many = Te toca: te esperan en la mesa.
calls-offer = Avísame cuando me toque
calls-why = ¿Te avisamos cuando te toque?
calls-yes = Avísame
calls-on = Te avisaremos cuando te toque.
calls-off = No te avisaremos. Puedes cambiarlo en los ajustes.
not-now = Ahora no
