### Lo que dicen todos los juegos.

# Una carta que quien mira no puede ver.
unseen-card = una carta

## La terminal

compiling = Se compilan las reglas de { $title }: solo esta vez, de diez a treinta segundos…
terminal-which-game = ¿A qué jugamos?
terminal-help = Eres P0. Escribe el número de una jugada, o la jugada tal como está entre paréntesis; «salir» termina.
terminal-unreadable = No entiendo «{ $text }». Escribe el número de una de las jugadas.
terminal-goodbye = Hasta la próxima sobremesa.
terminal-champions = Gana la partida: { $winners }.
replay-newer = esta partida se jugó con las reglas { $version } de { $title }, más nuevas que las de este programa (reglas { $today }): actualízalo para leerla.
replay-older = esta partida se jugó con las reglas { $version } de { $title }, que este programa (reglas { $today }) ya no tiene: uno más antiguo puede leerla.
