### La primera mano de UNO Monster High.

lesson-uno-monster-high-title = Tu primera mano de UNO Monster High
lesson-uno-monster-high-match = Juega algo del mismo color, número o símbolo que esta carta: toca tu 9 rosa y luego «Jugar».
lesson-uno-monster-high-two = { $P2 } te echó un Roba 2: aquí robas dos cartas y además pierdes el turno.
lesson-uno-monster-high-urrrrhh = ¡Urrrrhh! Regalas todas tus cartas de un color. Juégalo, reparte las verdes y después elige el azul.
lesson-uno-monster-high-challenge = { $P1 } echó un +4, y eso solo vale sin cartas azules. ¿Y si tiene? Desafía: si mintió, las cuatro son suyas.
lesson-uno-monster-high-word = ¡Mintió! Ahora te quedará una sola carta: pulsa «UNO» y juega el 8 amarillo.
lesson-uno-monster-high-last = Tu última carta entra. Quien se queda sin cartas suma los puntos de las manos rivales.
lesson-uno-monster-high-end = ¡Ganaste la mano! La partida es de quien llegue a 500 puntos.

## En pocas palabras

short-uno-monster-high-aim = Quedarse sin cartas y llegar a 500 puntos.
short-uno-monster-high-turn = Juega algo del mismo color, número o símbolo, o un comodín. Si no, roba una.
short-uno-monster-high-end = Con una sola carta di «UNO». Quien acaba suma los puntos de las demás manos.
short-uno-monster-high-picture-1 = Color, número o símbolo.
short-uno-monster-high-picture-2 = Urrrrhh: regalas un color.
short-uno-monster-high-picture-3 = Queda una: ¡UNO!

## En la primera partida

mark-uno-monster-high-ring = El aro tiene el color en juego, y sus flechas dicen hacia dónde corren los turnos.
mark-uno-monster-high-word = Cuando te vaya a quedar una sola carta, pulsa aquí antes de jugar.
