### Lo que solo dice UNO Monster High.

tagline-uno-monster-high = Di «UNO» a tiempo y cuídate de la Urrrrhh, que regala un color entero.
total-uno-monster-high = Puntos hasta ahora
said-uno-monster-high = ¡UNO!
call-uno-monster-high = ¡UNO!
window-own-uno-monster-high = ¡Te queda una! Di «UNO» ya
shout-uno-monster-high = ¡UNO!
