### Lo que dice una mesa que ningún juego ha dibujado.

plain-dealer = Reparte
plain-totals = Total
plain-points = Puntos
plain-direction = Se juega
plain-direction-left = hacia la izquierda
plain-direction-right = hacia la derecha
plain-ready = Juégala, o elige otra
plain-next = ¿Y después?
