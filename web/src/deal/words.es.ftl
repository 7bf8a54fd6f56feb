### La mano del día y los duelos.

day-title = La mano del día
day-about = Las mismas cartas y los mismos bots para todo el mundo, solo hoy.
day-bots = { $count ->
    [one] Contra un bot
   *[other] Contra { $count } bots
}
day-play = Jugar la mano de hoy
day-resume = Seguir donde la dejaste
day-fun = Jugarla otra vez
day-fun-hint = Otra vez es por gusto: no cuenta.
day-gone = La empezaste y borraste la partida. Mañana hay otra.
day-open = Por jugar
day-begun = A medias
day-place = { $place }.º de { $of }
day-won = Ganada
day-streak = { $count ->
    [one] Un día
   *[other] { $count } días seguidos
}
day-see = Ver la mano del día
day-saved = Tu mano de hoy ya cuenta.
day-other = Las otras manos de hoy

result-won = ¡Ganada!
result-drawn = Sin ganador
result-place = { $place }.º de { $of }
result-turns = { $count ->
    [one] En un turno
   *[other] En { $count } turnos
}
result-counted = { $counted }: { $own } · los demás: { $others }
result-course = Cómo fue yendo
result-course-hint = Cada barra es una decisión tuya: cuánto prometía la mano entonces, según una búsqueda que solo ve tus cartas.
result-course-said = { $count ->
    [one] Una decisión
   *[other] { $count } decisiones
}: { $marks }
result-mark-0 = muy cuesta arriba
result-mark-1 = por detrás
result-mark-2 = igualada
result-mark-3 = por delante
result-looking = Mirando cómo fue: { $done } de { $of }…
result-picture = { $title }, { $game }, { $date }: { $end }
result-give = Compartir
result-copy = Copiar el texto
result-copied = Copiado. ¡A presumir!
result-copy-failed = Este navegador no deja copiar.
result-save = Guardar la imagen

yesterday = La de ayer
yesterday-missed = Ayer no la jugaste.
yesterday-half = La dejaste sin terminar.
yesterday-you = Tú
yesterday-search = La búsqueda
yesterday-about = Así la jugó una búsqueda desde tu sitio, con los mismos bots y viendo solo lo que tú podías ver.
yesterday-ask = Ver qué hizo la búsqueda
yesterday-thinking = { $count ->
    [one] Está jugando: una jugada…
   *[other] Está jugando: { $count } jugadas…
}
yesterday-failed = Este dispositivo no pudo jugarla.

duel-title = Duelo
duel-offer = Reta a alguien con estas cartas
duel-offer-hint = Jugará la misma mano, desde tu sitio y con los mismos bots. Tu resultado no se ve hasta que termine.
duel-first = El duelo es la primera mano de la partida.
duel-share-text = ¿Lo harías mejor? Juega mi mano de { $game }, con las mismas cartas y los mismos bots.
duel-answer-text = Ya jugué tu mano de { $game }. Mira cómo quedamos.
duel-send = Enviar el reto
duel-answer = Enviar los resultados
duel-copy = Copiar el enlace
duel-copied = Enlace copiado.
duel-copy-failed = No se pudo copiar. El enlace es { $link }
duel-qr = Código QR
duel-qr-hint = La otra persona lo escanea con su cámara.
duel-from = { $name } te reta
duel-from-nobody = Te retan
duel-about = Jugarás la misma mano de { $game }, desde el mismo sitio y con los mismos bots. Los resultados se ven cuando termines.
duel-play = Jugar la mano
duel-resume = Seguir la mano
duel-look = Solo mirar los resultados
duel-results = Cómo quedaron
duel-you = { $name } (tú)
duel-nobody = Alguien
duel-ahead = Ganas el duelo.
duel-behind = Esta vez gana { $name }.
duel-even = Empate.
duel-proof = Cada mano se repite aquí con las reglas: el resultado sale de las jugadas. Lo demás, entre amigos, va de confianza.
duel-see = Ver el duelo
duel-late = Tu mano ya cuenta para el duelo.

bad-damaged = Este enlace llegó incompleto. Pide que te lo envíen otra vez.
bad-too-long = Este enlace es demasiado largo para ser un duelo.
bad-newer = Este duelo es de una página más nueva. Recarga la tuya y ábrelo de nuevo.
bad-other-rules = Este duelo se jugó con otra versión de las reglas, y las cartas ya no serían las mismas.
bad-no-game = Este dispositivo no tiene ese juego.
