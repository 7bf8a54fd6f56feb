### Aprender jugando.

learn = Aprende jugando
learn-title = Aprende { $game }
learn-how = Aprende { $game } en minuto y medio
learn-note = Nota
learn-leave = Salir de la lección
learn-again = Otra vez
learn-next = Sigue
learn-progress = Paso { $beat } de { $beats }
learn-astray = También se puede, pero ahora probemos lo que dice la nota.
learn-play = Jugar { $game } de verdad
short = En pocas palabras
short-aim = De qué se trata
short-turn = Tu turno
short-end = Cómo se acaba
learn-offer = ¿Tu primera vez? Aprende { $game } en minuto y medio.
learn-later = Ahora no
learn-understood = Entendido
learn-enough = No más notas
