### Abrir una mesa.

create-title-friends = Abre una mesa de { $game }
create-title-bots = { $game } con bots
create-company = ¿Con quién?
create-with-friends = Con amigos
create-with-bots = Con bots
create-deal = ¡A jugar!
create-advanced = Más opciones
create-go = Abrir la mesa
create-public = Mesa pública
create-public-hint = Aparece en la lista de inicio; si no, solo entra quien tenga el enlace.
create-kid-safe = Para peques
create-kid-safe-hint = En la mesa se habla solo con frases hechas.
create-open-hands = Manos a la vista al final
create-open-hands-hint = Cuando termina un reparto se enseñan todas las cartas.
create-hints = Con pistas
create-hints-hint = A quien le toca puede pedir una pista, y la mesa se entera.
create-data = Para estudiar el juego
create-data-hint = Cartas y jugadas podrán publicarse, sin nombres; se avisa a quien se siente.
create-clock = Tiempo para decidir
create-stand-in = Si alguien no responde, juega por esa persona un bot
create-rules = Las reglas de la mesa
create-manners = Cómo se juega en ella
