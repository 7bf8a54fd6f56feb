### Los ajustes.

language = Idioma
language-es = Español
language-en = English
sounds = Sonidos
remarks = Comentarios de los bots
remarks-hint = De vez en cuando dicen algo de lo que pasa en la mesa.
vibration = Vibración
motion = Movimiento
motion-system = Como el sistema
motion-full = Completo
motion-reduced = Reducido
shapes = Figuras grandes
shapes-hint = Cada color lleva también su figura; así se ve mejor.
text-size = Tamaño del texto
text-normal = Normal
text-large = Grande
text-larger = Muy grande
forced = Robar y pasar sin tocar
forced-hint = Cuando no hay nada que decidir, se hace solo.
single = Jugar con un toque
single-hint = Tocar una carta la juega enseguida. Si no, se toca dos veces o se arrastra a la mesa.
tempo = Ritmo de los bots
tempo-calm = Tranquilo
tempo-usual = Normal
tempo-quick = Rápido
