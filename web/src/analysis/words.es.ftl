### Una partida mirada otra vez: qué se sabía, qué se hizo y qué decidió.

analysis-title = ¿Suerte o juego?
analysis-about = Para cada decisión tuya: qué haría quien juega bien sabiendo solo lo que sabías, y cuánto cambió tu probabilidad de ganar el reparto.
analysis-start = Analizar la partida
analysis-finer = Afinar las cifras
analysis-stop = Parar
analysis-reading = Leyendo la partida…
analysis-progress = { $done } de { $tasks } decisiones miradas
analysis-stopped = Se paró aquí: lo que falta no se cuenta.
analysis-trouble-failed = Esta partida no se puede analizar aquí.
analysis-trouble-damaged-file = La partida está dañada: no se puede volver a jugar.
analysis-trouble-other-rules = Se jugó con unas reglas que esta página ya no tiene.
analysis-trouble-newer-rules = Se jugó con unas reglas más nuevas que las de esta página.
analysis-trouble-no-seat = Nadie se sentó en ese sitio.
analysis-nothing = En esta partida no tuviste nada que decidir.

analysis-line = Tu probabilidad de ganar cada reparto, en cada decisión
analysis-line-note = La banda es el margen: 95 veces de 100 la cifra está dentro. Cuenta ganar el reparto, también si se comparte.
analysis-line-early = La línea de puntos es lo que el maestro ve de un vistazo; se está contando.
analysis-line-net = En las cifras entra también lo que espera el maestro, que aprendió jugando.
analysis-table = Las mismas cifras, decisión por decisión
analysis-column-when = Decisión
analysis-column-chance = Probabilidad
analysis-column-choice = Lo que hiciste
analysis-column-strong = Quien juega bien
analysis-column-cost = Te costó
analysis-chance = { $share } % (entre { $low } y { $high })
analysis-jump = Ver la jugada { $number }

analysis-turning = Momentos clave
analysis-turn-up = Subió { $points } ± { $give } puntos: { $cause ->
    [mine] por lo que elegiste
    [others] por lo que eligieron los demás
   *[cards] por las cartas
  }
analysis-turn-down = Bajó { $points } ± { $give } puntos: { $cause ->
    [mine] por lo que elegiste
    [others] por lo que eligieron los demás
   *[cards] por las cartas
  }
analysis-no-turning = Ningún cambio fue tan grande que se pueda dar por seguro.

analysis-decision = Tu decisión
analysis-no-decision = Aquí no decidías nada.
analysis-early = A primera vista tu probabilidad era de { $share } % (entre { $low } y { $high }). Aún no está contada.
analysis-next-decision = Ir a la siguiente decisión
analysis-you-did = Hiciste: { $turn }
analysis-strong-does = Quien juega bien, con lo que sabías: { $turn }
analysis-choice-same = Justo lo que haría quien juega bien.
analysis-choice-close = Demasiado parejo para decirlo: { $gain } ± { $give } puntos.
analysis-choice-worse = Te costó { $gain } ± { $give } puntos de cada 100.
analysis-choice-better = Salió mejor lo tuyo: { $gain } ± { $give } puntos más.
analysis-open-same = Con las cartas a la vista, tu probabilidad era de { $share } % (entre { $low } y { $high }).
analysis-open-close = Con las cartas a la vista tampoco se distingue: { $gain } ± { $give } puntos.
analysis-open-worse = Con las cartas a la vista, la otra jugada valía { $gain } ± { $give } puntos más. Tú no las veías.
analysis-open-better = Con las cartas a la vista, la tuya valía { $gain } ± { $give } puntos más.

analysis-sum = ¿De dónde salió el resultado?
analysis-sum-mine = { $result ->
    [better] Fue sobre todo tu juego: elegiste mejor de lo que se suele.
   *[worse] Fue sobre todo tu juego: había elecciones mejores.
  }
analysis-sum-cards = { $result ->
    [better] Fue sobre todo suerte: las cartas te ayudaron.
   *[worse] Fue sobre todo mala suerte: las cartas no te ayudaron.
  }
analysis-sum-others = { $result ->
    [better] Lo decidieron sobre todo los demás: sus elecciones te ayudaron.
   *[worse] Lo decidieron sobre todo los demás: eligieron bien contra ti.
  }
analysis-sum-both = Seguro que { $most ->
    [mine] tu juego
    [others] el juego de los demás
   *[cards] la suerte
  } te { $result ->
    [better] ayudó
   *[worse] perjudicó
  }; si { $next ->
    [mine] tu juego
    [others] el juego de los demás
   *[cards] la suerte
  } lo hizo tanto, no se puede saber.
analysis-sum-open = Ni suerte ni juego con seguridad: las diferencias caben en el margen.
analysis-part-first = Al empezar esperabas
analysis-part-cards = Las cartas
analysis-part-mine = Tus elecciones
analysis-part-others = Las de los demás
analysis-part-result = Resultado
analysis-part-note = En puntos: 100 son un reparto ganado. Tus elecciones y las de los demás se comparan con las de un jugador sensato que sabe lo mismo; lo que nadie eligió son las cartas.
analysis-cost = En tu lugar, quien juega bien habría ganado { $gain } ± { $give } puntos más en total.
analysis-cost-none = En tu lugar, quien juega bien no habría ganado claramente más: { $gain } ± { $give } puntos.
