### La pantalla de inicio.

tagline-monete = Sube o baja como digan los marcadores y grita «¡Monete!» con la última.
tagline-cone = Sigue el color o el número, y no te quedes en silencio con una carta.
tagline-la-mona = Suma, forma y llévate la mesa; la Mona, el dos de tréboles, vale quince.
tagline-multiverse-money = Apuesta en secreto y junta mucho dinero de pocos universos.
tagline-uno-monster-high = Di «UNO» a tiempo y cuídate de la Urrrrhh, que regala un color entero.
play-friends = Con amigos
rules-of = Reglas de { $game }
games = Elige un juego
opening = Repartiendo…

## Quién eres

name = Tu nombre
name-save = Guardar
name-change = Cambiar tu nombre
name-ask = ¿Cómo te llamas?

## Entrar con un código

join = ¿Te dieron un código?
join-go = Entrar
join-example = bamo-kituse
join-short = Un código tiene diez letras, como bamo-kituse.

## Las mesas

mine = Tus partidas
mine-resume = Seguir
mine-see = Ver
public = Mesas abiertas
public-none = Ahora no hay ninguna mesa abierta. ¡Abre tú una!
public-free = { $count ->
    [0] Mesa llena: entra a mirar
    [one] Queda un lugar
   *[other] Quedan { $count } lugares
}
public-join = Entrar
public-watch = Mirar
