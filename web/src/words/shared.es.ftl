### Lo que dice la página. Lo que dicen los juegos y la mesa está junto a ellos.

home = Inicio
back = Volver
connecting = Conectando…
loading = Un momento…
guest = Invitado
play-bots = Juega con bots
add-bot = Añade un bot
ready = ¡Ya estoy!
start = Empezar
undo = Deshacer
play = Jugar
rules = Reglas
settings = Ajustes
problem-offline = No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo.
nowhere-title = Aquí no hay nadie
nowhere = Esta dirección no lleva a ninguna mesa. Puede que falte un trozo del enlace.

## Los niveles de los bots

level-chance = Despistado
level-sensible = Sensato
level-search = Estratega
