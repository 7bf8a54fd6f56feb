### La sala de espera.

room-invite = Invita a tus amigos
room-code = Código de la mesa
room-copy = Copiar enlace
room-copied = ¡Enlace copiado!
room-copy-failed = No se pudo copiar. El enlace es { $link }
room-share = Compartir
room-share-text = ¡Ven a jugar { $game }!
room-qr = Ver código QR
room-qr-hint = Apunta aquí con la cámara de otro teléfono.
room-seats = A la mesa
room-seat = Lugar { $number }
room-you = Tú
room-free = Libre
room-sit = Sentarme aquí
room-move = Cambiarme aquí
room-with-you = Juega contigo
room-with = Juega con { $name }
room-with-seat = En equipo con el lugar { $number }
room-stand = Levantarme
room-bot-level = Nivel de los bots
room-fill = { $count ->
    [one] Pon un bot en el lugar libre
   *[other] Pon bots en los { $count } lugares libres
}
room-remove = Quitar a { $name }
room-is-ready = Ya está
room-not-ready = Preparándose…
room-away = Sin conexión
room-unready = Aún no estoy
room-chat = Conversar
room-watching = { $count ->
    [one] Una persona mira
   *[other] { $count } personas miran
}
room-missing-seats = { $count ->
    [one] Falta ocupar un lugar.
   *[other] Faltan { $count } lugares por ocupar.
}
room-missing-ready = { $count ->
    [one] Falta que { $names } diga que ya está.
   *[other] Falta que { $names } digan que ya están.
}
room-all-here = ¡Todo listo para empezar!
room-waiting-start = Todo listo: alguien de la mesa tiene que empezar.
room-dealt-soon = Se reparte en cuanto el servidor termine.
room-shuffling = Barajando entre todos…
room-watcher = Estás mirando. Siéntate en un lugar libre para jugar.
room-full = La mesa está llena: puedes mirar, y hablar con todos.
room-rules = Cómo se juega en esta mesa
room-plain = Con las reglas de siempre.
room-kid-safe = Solo se habla con frases hechas.
room-tempo-calm = Los bots juegan con calma.
room-tempo-quick = Los bots juegan rápido.
room-open-hands = Al final de cada reparto se enseñan las manos.
room-hints = A quien le toca puede pedir una pista; la mesa se entera.
room-data = Al acabar, las cartas y jugadas de esta mesa podrán publicarse: sin nombres, ni lo que se habla, ni la hora.
room-public = Mesa pública: aparece en la lista de inicio.
room-private = Solo entra quien tiene el enlace.

## Llegar con un enlace

arrive-title = ¡Te esperan en la mesa!
arrive-game = Vas a jugar { $game }.
arrive-with = { $count ->
    [one] Ya está { $names }.
   *[other] Ya están { $names }.
}
arrive-go = ¡A jugar!
