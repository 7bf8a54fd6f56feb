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
problem-offline = No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo; con los bots puedes jugar mientras tanto.
nowhere-title = Aquí no hay nadie
nowhere = Esta dirección no lleva a ninguna mesa. Puede que falte un trozo del enlace.
offline-title = No se puede abrir
problem-no-wasm = Este navegador no puede llevar el juego por su cuenta. Prueba con uno más nuevo, o juega con conexión.
problem-no-rules = Este juego no está en tu dispositivo. Juega con conexión, o elige otro.
problem-unreachable = No se pudieron traer las reglas del juego. Revisa tu internet e inténtalo de nuevo.
problem-no-net = El Maestro de este juego no ha llegado a tu dispositivo. Inténtalo con conexión, o elige otro nivel.
problem-no-vectors = El Maestro no puede pensar en este navegador. Prueba con uno más nuevo, juega con conexión o elige otro nivel.
problem-broken = Las reglas llegaron mal a este dispositivo. Recarga la página con conexión.

## Partidas que no se pueden abrir aquí

here-elsewhere = Esta partida se está jugando en otra pestaña.
here-elsewhere-take = Jugar aquí
here-damaged = Esta partida está dañada y no se puede seguir.
here-unknown-table = Esta partida no está en este dispositivo.
here-no-rules = Las reglas de este juego no están en tu dispositivo. Recarga la página con conexión; la partida sigue guardada.
here-newer-rules = Esta partida se juega con reglas más nuevas que las de esta página. Recárgala con conexión; la partida sigue guardada.
here-storage = El navegador no deja leer lo que guardó. Cierra otras pestañas y recarga la página.
here-reload = Recargar

## Los niveles de los bots

level-chance = Despistado
level-sensible = Sensato
level-search = Estratega
level-master = Maestro
level-chance-about = Juega lo primero que se le ocurre.
level-sensible-about = Juega con sentido común, como en familia.
level-search-about = Antes de elegir, imagina cómo seguiría cada jugada.
level-master-about = Aprendió solo, jugando millones de partidas contra sí mismo.

## El servidor hace esperar

preparing = El servidor está preparando { $game }. Solo pasa la primera vez.
preparing-time = { $passed } s de unos { $about }
dressing = { $name } aún se está vistiendo: mientras tanto juega con sensatez.
preparing-late = Tarda más de lo normal: van { $passed } s
