### La primera mano de $CONE.

lesson-cone-title = Tu primera mano de $CONE
lesson-cone-match = Sigue el color o el número de esta carta. Toca tu 8 rojo y luego «Jugar».
lesson-cone-two = { $P2 } te echó un +2: robaste dos cartas, pero el turno sigue siendo tuyo. Juega el 3 azul.
lesson-cone-skip = Esta carta salta a la siguiente persona: { $P1 } se queda sin turno. Pruébala.
lesson-cone-draw = Ni azul, ni 7, ni comodín: nada te sirve. Roba una carta del mazo.
lesson-cone-wild = ¡Un comodín! Entra sobre cualquier carta y tú eliges el color: elige el rojo.
lesson-cone-word = Te quedará una sola carta. Pulsa «$CONE» y juega el 6: si se te olvida, te pueden pillar.
lesson-cone-last = Tu última carta entra. ¡Juégala y ganas!
lesson-cone-end = ¡Ganaste! Ya sabes jugar $CONE.

## En pocas palabras

short-cone-aim = Quedarse sin cartas antes que nadie.
short-cone-turn = Juega una carta del mismo color o del mismo número. Si nada te sirve, roba una.
short-cone-end = Con una sola carta, pulsa «$CONE». Gana quien juega la última habiéndolo pulsado.
short-cone-picture-1 = Color o número.
short-cone-picture-2 = Nada entra: roba.
short-cone-picture-3 = Queda una: ¡$CONE!

## En la primera partida

mark-cone-ring = El aro tiene el color en juego, y sus flechas dicen hacia dónde corren los turnos.
mark-cone-word = Cuando te vaya a quedar una sola carta, pulsa aquí antes de jugar.
