### El laboratorio en la página. Lo que dice de una respuesta está en sobremesa/lab, igual para la terminal.

## La entrada

lab-title = El laboratorio
lab-title-of = Laboratorio: { $game }
lab-welcome = ¿Qué hace una regla? Cámbiala, deja que los bots jueguen miles de manos en tu dispositivo y mira qué pasa, con sus márgenes.
lab-own = Haz tu propia pregunta
lab-repeat = Jugar aquí estas { $deals } manos
lab-each-rule = Qué cambia cada regla
lab-tries-of = Preguntas sobre { $game }
lab-try = { $option }: ¿qué cambia?

## La pregunta

lab-question = Tu pregunta
lab-row-game = Juego
lab-row-players = Jugadores
lab-row-rules = Reglas
lab-row-who = Quién juega
lab-row-restrictions = Restricciones
lab-row-against = Comparado con
lab-row-amount = Cuánto
lab-ask-game = ¿Qué juego?
lab-ask-all = ¿Quién juega?
lab-ask-seat = Puesto { $seat }
lab-ask-each = Cada puesto, su jugador
lab-ask-each-about = Para ver cuánto gana quien juega mejor.
lab-ask-iterations = ¿Cuánto piensa cada jugada?
lab-level-chance = Despistado
lab-level-chance-about = Hace cualquier jugada permitida, al azar.
lab-level-sensible = Sensato
lab-level-sensible-about = Juega con sentido común; muy rápido.
lab-level-search = Estratega
lab-level-search-about = Prueba muchas jugadas antes de elegir; juega mejor y tarda mucho más.
lab-ask-none = Ninguna
lab-ask-none-about = Todos hacen lo que quieren. Con una restricción se ve cuánto vale una jugada: prohíbela y compara.
lab-ask-restrict = Añadir una restricción
lab-ask-whom = ¿Quién?
lab-ask-how = ¿Qué hace?
lab-ask-never = Nunca
lab-ask-always = Siempre que puede
lab-ask-kind = ¿Qué jugada?
lab-ask-which = ¿Cuáles?
lab-ask-any = Todas las de esa clase
lab-ask-alike = Las que se parecen
lab-ask-single = Una sola
lab-ask-when = ¿Con cuántas cartas en la mano?
lab-ask-always-when = Con cualquiera
lab-ask-above = Con más de…
lab-ask-below = Con menos de…
lab-ask-cards = Cartas
lab-ask-phase = ¿En qué momento? (en la notación del juego)
lab-ask-any-phase = En cualquiera
lab-ask-add = Añadir
lab-ask-not = Dejarlo
lab-ask-remove = Quitar
lab-ask-nothing = Nada
lab-ask-against = Añadir otra variante: ¿qué cambia?
lab-ask-against-about = Con otra variante jugada en las mismas manos se ve qué cambia.
lab-against-rule = Una regla
lab-against-who = Quién juega
lab-against-restriction = Una restricción
lab-ask-option = ¿Qué regla?
lab-ask-every-value = Todas
lab-ask-compare = Comparar con esto
lab-value-on = Sí
lab-value-off = No
lab-ask-amount = ¿Cuánto se juega?
lab-ask-unit = ¿Qué se cuenta?
lab-unit-deal = Manos sueltas
lab-unit-match = Partidas enteras
lab-ask-rotate = Cambiar de puesto
lab-ask-rotate-about = Tras cada mano todos se corren un puesto: así la habilidad no se mezcla con el sitio.
lab-amount-deals = { $deals } manos
lab-amount-matches = { $deals } partidas
lab-amount-seconds = { $seconds } segundos

## Averiguarlo

lab-run = Averiguarlo
lab-stop = Parar
lab-more = Otro tanto
lab-send = Enviar la pregunta
lab-send-text = Una pregunta sobre { $game }
lab-copied = Enlace copiado.
lab-bigger = En un ordenador
lab-bigger-about = Con Sobremesa instalado, este archivo y esta orden juegan lo mismo en todos los núcleos, con las mismas cifras. Con más manos, todo se afina.
lab-progress = { $unit ->
    [match] { $deals } partidas jugadas
   *[deal] { $deals } manos jugadas
}
lab-progress-of = Lo que se ha jugado
lab-failed = No se pudo seguir: falló el cálculo en este dispositivo.

## La respuesta

lab-answer = Lo que se ve
lab-table = Ver la tabla
lab-save-toml = Guardar el archivo
lab-save-svg = Guardar en SVG
lab-save-png = Guardar en PNG
lab-save-csv = Datos en CSV
lab-save-json = Datos en JSON
lab-somebody = Alguien
lab-somebody-else = otro
lab-chart-seat = Puesto { $seat }
lab-chart-tenth = Al { $part } de la mano
lab-chart-wins = Victorias por puesto
lab-chart-wins-about = De cada cien manos; la línea es el margen del 95 %, y la de puntos lo justo.
lab-chart-lengths = Cuánto dura una mano
lab-chart-lengths-about = Jugadas de una mano; más alta la barra, más manos así.
lab-chart-endings = Cómo acaba
lab-chart-endings-about = De cada cien manos. Las reglas están en la tabla.
lab-chart-points = Puntos por puesto
lab-chart-points-about = Al final, de media.
lab-chart-kinds = Clases de jugadas
lab-chart-kinds-about = Cuánto más gana quien la hizo que quien pudo y no la hizo. Puede que la haga quien ya iba ganando.
lab-chart-moves = Jugadas
lab-chart-moves-about = Lo mismo de cada jugada, las más frecuentes.
lab-chart-leads = ¿Cuándo se sabe quién gana?
lab-chart-leads-about = Cuántas veces gana quien iba por delante en ese momento.
lab-chart-invoked = Qué reglas aparecen
lab-chart-invoked-about = De cada cien manos, en cuántas pasó.

## Lo que no se puede preguntar

lab-cannot = Eso no se puede preguntar
lab-cannot-nothing = La dirección no dice ningún juego.
lab-cannot-game = Aquí no hay ningún juego «{ $about }».
lab-cannot-key = La dirección dice «{ $about }», y eso no significa nada en el laboratorio.
lab-cannot-option = Este juego no tiene la regla «{ $about }».
lab-cannot-value = «{ $about }» no es posible.
lab-cannot-number = «{ $about }» no es un número posible.
lab-cannot-bots = «{ $about }» no puede sentarse así: hace falta un jugador para todos o uno por puesto (despistado, sensato o estratega con sus iteraciones).
lab-cannot-moves = «{ $about }» no es ninguna jugada de este juego.
lab-cannot-restriction = La restricción no se entiende: «{ $about }».
lab-cannot-many = Son demasiadas: caben { $about } como mucho.
lab-cannot-same = La variante { $about } es igual que la primera: no hay nada que comparar.
