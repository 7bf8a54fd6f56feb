### Lo que dice la página. Lo que dicen los juegos y la mesa está junto a ellos.

home = Inicio
connecting = Conectando…
guest = Invitado
play-bots = Juega con bots
sit = Siéntate
add-bot = Añade un bot
ready = ¡Listo!
start = Empieza
undo = Deshacer
play = Jugar
