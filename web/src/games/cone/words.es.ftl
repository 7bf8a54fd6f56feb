### Lo que solo dice $CONE.

tagline-cone = Sigue el color o el número, y no te quedes en silencio con una carta.
total-cone = Repartos ganados
said-cone = ¡$CONE!
call-cone = $CONE
window-own-cone = ¡Te queda una! Presiona $CONE ya
shout-cone = ¡$CONE!
