### Tus partidas, llevarte a otro dispositivo y borrar lo tuyo.

shelf-title = Tus partidas
shelf-none = Aquí estarán tus partidas cuando termines la primera.
shelf-alone = Sin conexión con el servidor: por ahora solo se ven las partidas de este dispositivo.
shelf-private = Solo tú ves esta lista.
shelf-every-game = Todos
shelf-by-game = Elige un juego
shelf-figures = Tus cifras
shelf-won = Ganadas
shelf-won-of = { $won } de { $played }
shelf-streak = Racha
shelf-streak-now = { $streak ->
    [0] ninguna ahora
   *[other] { $streak } ahora
  }
shelf-streak-best = la mejor, { $best }
shelf-usual = De media
shelf-usual-length = { $moves } jugadas · { $time }
shelf-together = Entre nosotros
shelf-together-hint = Cuenta cuando gana uno de los dos y el otro no.
shelf-score = { $name } { $theirs }, tú { $mine }
shelf-score-of = { $played ->
    [one] en 1 partida
   *[other] en { $played } partidas
  }
shelf-matches = Partidas
shelf-length = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
  }
shelf-more = Ver más
shelf-table = Ver la mesa
shelf-replay = Repetición
shelf-remove = Quitar la partida de { $game } del { $date }
shelf-remove-here = ¿Borras de este dispositivo la mesa de { $game } con todas sus partidas? No se puede recuperar.
shelf-remove-there = ¿Quitas esta partida de { $game } de tu lista? Los demás la seguirán viendo.
shelf-remove-yes = Quitar
shelf-remove-no = Conservar

## Otro dispositivo

carry = Llevarte a otro dispositivo
carry-hint = Para seguir siendo tú en otro teléfono o computadora, con tus mesas y partidas, sin registrarte.
carry-go = Dame un código
carry-code = Código
carry-how = En el otro dispositivo abre este enlace con la cámara, o entra en Ajustes › «Tengo un código».
carry-once = Vale diez minutos y una sola vez. No se lo enseñes a nadie más: quien lo use será tú.
carry-done = Listo: el otro dispositivo ya eres tú.
carry-when = La última vez que alguien usó un código tuyo: { $date }.
carry-nobody = El servidor aún no te conoce: juega una partida con amigos y vuelve.
carry-offline = Para esto hace falta el servidor, y ahora no responde.
carry-have = Tengo un código
carried-title = Ser tú aquí también
carried-hint = Escribe el código que te da el otro dispositivo en Ajustes.
carried-sure = Este dispositivo pasará a ser quien te dio el código. Úsalo solo si es tuyo.
carried-before = Hasta ahora aquí eras «{ $name }»: sus mesas y partidas con amigos se quedan con quien era y dejarán de verse aquí.
carried-local = Las partidas contra bots de este dispositivo se quedan aquí.
carried-go = Ser yo aquí
carried-done = Ya eres { $name } aquí también.

## Borrar

forget = Borrar lo que es mío
forget-hint = Tu nombre, lo que dijiste y tu lista de partidas.
forget-go = Borrar lo que es mío…
forget-sure = ¿Borramos todo lo tuyo? No se puede deshacer.
forget-here = Las partidas guardadas en este dispositivo se borran.
forget-there = El servidor olvida tu nombre, lo que escribiste y quién eras; si estás jugando, un bot sigue por ti.
forget-stays = Las partidas de los demás siguen ahí: tus jugadas quedan, sin tu nombre, como de «Alguien».
forget-offline = El servidor no responde: ahora solo se puede borrar lo de este dispositivo.
forget-yes = Borrar todo
forget-no = Mejor no
forget-done = Hecho. Ya no queda nada tuyo.
forget-done-here = Hecho. En este dispositivo ya no queda nada tuyo.
shelf-file = Ver una partida de un archivo
