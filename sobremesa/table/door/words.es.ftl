### Lo que dice la mesa, se juegue lo que se juegue.

## Por qué no se aceptó

refused-malformed = La mesa no entendió eso.
refused-stale = La mesa ya avanzó: mira otra vez.
refused-illegal = Las reglas no lo permiten.
refused-unreadable = Este juego no tiene esa jugada.
refused-another-turn = Con eso empezaría otra jugada: haz primero esta.
refused-unforeseeable = Nadie puede saber todavía qué sigue: haz primero la jugada.
refused-not-seated = Primero toma asiento.
refused-not-yours = Eso solo lo puede hacer quien abrió la mesa o tiene asiento.
refused-taken = Ese asiento ya tiene dueño.
refused-no-seat = No hay tal asiento.
refused-no-bot = Este juego no tiene un bot así.
refused-empty-seats = Todavía quedan asientos vacíos.
refused-not-ready = Aún falta quien diga que ya está.
refused-running = Eso tiene que esperar a que termine la partida.
refused-not-running = Ahora no hay ninguna partida en curso.
refused-no-shuffle = La baraja de esta partida no admite aportes.
refused-not-awaited = Ahora no se espera ningún aporte tuyo a la baraja.
refused-wrong-share = Ese aporte a la baraja no es el que habías prometido.
refused-kid-safe = En esta mesa se habla solo con frases hechas.
refused-empty = No había nada que decir.
refused-flood = Fue demasiado de una vez: con calma.
refused-talk = Has dicho mucho en poco tiempo: puedes seguir en { $seconds } s.
refused-storage = No se pudo guardar, así que no ocurrió. Inténtalo de nuevo en un momento.
refused-fault = Algo falló de nuestro lado y no ocurrió.

## Por qué terminó la conexión

closed-left = Dejaste la mesa.
closed-flood = La conexión se cerró porque llegaba demasiado por ella.
closed-too-many = Hay demasiadas conexiones: cierra una pestaña o vuelve dentro de un rato.
closed-shutdown = El servidor se reinicia: vuelve en un momento, y tu mesa también.
closed-storage = El servidor no alcanza su base de datos en este momento.
closed-unknown-table = No hay ninguna mesa con ese código.
closed-other-rules = Esta mesa se jugó con reglas que este servidor no puede leer.
closed-newer-rules = Esta mesa se juega con reglas más nuevas que las de este servidor. Sigue en cuanto el servidor se actualice.
closed-bad-identity = Primero dinos cómo te llamas.

## Por qué no hubo respuesta

problem-malformed = El servidor no entendió eso.
problem-bad-identity = Primero dinos cómo te llamas.
problem-bad-origin = Esta página no puede hacer eso.
problem-bad-option = El juego no tiene esa opción.
problem-empty = Un nombre necesita al menos una letra.
problem-no-bot = Este juego no tiene un bot así.
problem-no-game = No hay tal juego.
problem-no-code = Ese código no vale: está mal escrito, ya se usó o pasaron más de diez minutos. Pide otro en tu otro dispositivo.
problem-no-match = Esa partida no existe o todavía no termina.
problem-no-table = No hay ninguna mesa con ese código.
problem-not-found = Aquí no hay nada.
problem-other-rules = Esta mesa se jugó con reglas que este servidor no puede leer.
problem-newer-rules = Esta mesa se juega con reglas más nuevas que las de este servidor. Sigue en cuanto el servidor se actualice.
problem-storage = El servidor no alcanza su base de datos en este momento.
problem-too-large = Eso es demasiado largo.
problem-flood = Fue demasiado de una vez: { $seconds ->
        [0] prueba dentro de un rato.
       *[other] prueba dentro de { $seconds } s.
    }
problem-fault = Algo falló de nuestro lado.

## Frases

phrase-hello = ¡Hola!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-oops = ¡Uy!
phrase-hurry = ¿Sigues ahí?
phrase-haha = ¡Ja, ja!
phrase-wow = ¡Guau!
phrase-good-luck = ¡Suerte!
phrase-again = ¿Otra?
phrase-bye = ¡Hasta luego!
phrase-hint = He pedido una pista.

## Quién juega

bot-chance = un bot que juega cualquier cosa
bot-sensible = un bot que juega con sentido
bot-search = un bot que piensa por adelantado
bot-master = un bot que aprendió jugando contra sí mismo
stand-in-time = { $seat } tardó demasiado: responde { $bot }.
stand-in-away = { $seat } no está: responde { $bot }.
stand-in-left = { $seat } se fue: sigue jugando { $bot }.

## Cuando cambian las reglas

rules-older = Las reglas cambiaron desde que empezó esta partida. Sigue con las de entonces; la próxima se juega con las nuevas.
rules-renewed = Las reglas cambiaron: esta partida se juega con las nuevas.
rules-lost = Esta partida se jugó con reglas que ya no están aquí, así que no puede seguir. Abajo está lo que se sabe de ella.

## La mesa

stage-lobby = Antes de empezar
stage-playing = En juego
stage-pause = Entre repartos
stage-over = Terminó la partida
pace-none = Sin reloj
pace-relaxed = Con calma: dos minutos por decisión
pace-quick = Rápido: veinte segundos por decisión
pace-custom = { $seconds ->
    [one] Un segundo por decisión
   *[other] { $seconds } segundos por decisión
}
