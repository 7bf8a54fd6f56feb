### Lo que dicen todos los juegos.

# Una carta que quien mira no puede ver.
unseen-card = una carta
