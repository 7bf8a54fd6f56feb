### La pantalla de inicio.

play-friends = Con amigos
play-choose = A tu gusto
rules-of = Reglas de { $game }
games = Elige un juego
opening = Repartiendo…
home-offline = Sin conexión: juega con los bots, que están en tu dispositivo.
home-site = Aquí se juega con bots, en tu dispositivo; no hace falta conexión.
home-lab = El laboratorio: ¿qué hace cada regla?

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
mine-running = Sigue donde lo dejaste
mine-resume = Seguir
mine-see = Ver
mine-all = Todas ({ $count })
mine-shelf = Todas tus partidas y tus cifras
mine-fewer = Menos
mine-rivals = { $count ->
    [one] Un bot
   *[other] { $count } bots
}
mine-won = Ganaste
mine-lost = { $count ->
    [one] Ganó { $names }
   *[other] Ganaron { $names }
}
mine-bot-won = Ganó un bot
mine-unfinished = Sin terminar
mine-remove = Borrar la partida de { $game }
mine-sure = ¿Borras esta partida de { $game }? No se puede recuperar.
mine-remove-yes = Borrar
mine-remove-no = Conservar
public = Mesas abiertas
public-none = Ahora no hay ninguna mesa abierta. ¡Abre tú una!
public-free = { $count ->
    [0] Mesa llena: entra a mirar
    [one] Queda un lugar
   *[other] Quedan { $count } lugares
}
public-join = Entrar
public-watch = Mirar
