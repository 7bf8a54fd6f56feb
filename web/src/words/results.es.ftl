### El final de un reparto y de una partida.

result-you-win = ¡Ganaste!
result-wins = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
result-team = Ganan la ronda con { $count ->
    [one] un punto
   *[other] { $count } puntos
}.
result-nobody = Nadie gana esta vez
result-champion = { $count ->
    [one] ¡{ $names } gana la partida!
   *[other] ¡{ $names } ganan la partida!
}
result-you-champion = ¡Ganaste la partida!
result-joy = { $which ->
    [0] ¡Qué manera de jugar!
    [1] Hoy la mesa es tuya.
   *[other] ¡Así se juega!
}
result-grace = { $which ->
    [0] Buena partida. La próxima es tuya.
    [1] Estuvo reñida. ¿Otra?
   *[other] Bien peleada: gracias por jugar.
}
result-abandoned = La partida quedó a medias
result-next = Otro reparto en { $seconds } s
result-waiting = Esperando a los demás…
result-sheet = Cuentas del reparto
result-match = La partida, reparto por reparto
result-deal = Reparto { $number }
result-again = Revancha
result-other = Otro juego
result-share = Compartir
result-shared = ¡Resultado copiado!
result-share-text = { $winners } en { $game } · { $scores }
result-table = Ver la mesa
result-open = Ver las cuentas
result-player = En la mesa

## Los renglones

line-scores = En el reparto
line-scores-own = Puntos en la mano
line-cards = Cartas en la mano
total = Puntuación
