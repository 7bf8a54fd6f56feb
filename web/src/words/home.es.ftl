### La pantalla de inicio.

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
