### La baraja que cualquiera puede comprobar.

shuffle-adding = { $count ->
    [0] De momento baraja solo el servidor.
   *[other] Barajan { $names }: nadie elige las cartas.
}
shuffle-server = el servidor
shuffle-adding-what = ¿Cómo es eso?
shuffle-adding-how = Antes de empezar, cada teléfono añade a la baraja un número secreto que solo conoce él, y el servidor pone el suyo bajo llave. Las cartas salen de todos juntos. Al final se muestran, y cualquiera puede comprobar que nadie hizo trampa al barajar.
shuffle-left-out = { $count ->
    [one] { $names } no llegó a barajar: empezamos sin su parte.
   *[other] { $names } no llegaron a barajar: empezamos sin su parte.
}

shuffle-ask = ¿Se barajó limpio? Compruébalo
shuffle-checking = Comprobando…
shuffle-clean = Se barajó limpio
shuffle-dirty = Aquí hay algo que no cuadra
shuffle-failed = Ahora no se puede comprobar: el servidor no responde. Inténtalo dentro de un rato.

shuffle-step-before = Esta partida es de antes de que se pudiera comprobar la baraja.
shuffle-step-no-story = El servidor no cuenta cómo barajó, aunque se había comprometido.
shuffle-step-unseen = Este dispositivo no vio cómo empezó la partida: solo puede comprobar lo que el servidor cuenta ahora.
shuffle-step-commitment = La clave del servidor es la que tenía bajo llave desde antes.
shuffle-step-no-commitment = La clave del servidor no es la que tenía bajo llave: la cambió.
shuffle-step-mine = Tu parte está en la baraja, tal como la pusiste.
shuffle-step-no-mine = Tu parte de la baraja no es la que pusiste.
shuffle-step-mine-left-out = Tu parte no llegó a tiempo y quedó fuera de la baraja.
shuffle-step-shares = { $count ->
    [one] La parte de { $names } es la que había prometido.
   *[other] Las partes de { $names } son las que habían prometido.
}
shuffle-step-no-shares = { $count ->
    [one] La parte de { $names } no es la que había prometido.
   *[other] Las partes de { $names } no son las que habían prometido.
}
shuffle-step-alone = Nadie más añadió nada: barajó solo el servidor.
shuffle-step-left-out = { $count ->
    [one] { $names } quedó fuera de la baraja: su parte no llegó a tiempo.
   *[other] { $names } quedaron fuera de la baraja: sus partes no llegaron a tiempo.
}
shuffle-step-key = La baraja sale de todas esas partes juntas.
shuffle-step-no-key = La baraja no sale de esas partes: alguien eligió otra.
shuffle-step-deal = Reparto { $deal }: las cartas que viste son las que tocaban.
shuffle-step-no-deal = Reparto { $deal }: te enseñaron otras cartas que las que tocaban.
shuffle-step-moves = { $count ->
    [one] Todo lo que se robó y se jugó en el reparto encaja.
   *[other] Todo lo que se robó y se jugó en los { $count } repartos encaja.
}
shuffle-step-no-moves = Lo que se jugó no encaja con las cartas que tocaban.
shuffle-step-no-rules = Este dispositivo no tiene las reglas de esta partida: no puede repartir de nuevo.
shuffle-what = Lo que no se puede comprobar es si el servidor miró las cartas mientras se jugaba.
