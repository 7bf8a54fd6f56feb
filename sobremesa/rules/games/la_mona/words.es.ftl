### Lo que dice La Mona.

title = La Mona
tagline = Con tu carta te llevas de la mesa lo que sume lo mismo; el dos de tréboles, la Mona, se lleva quince.

## Las cartas

card = { $name ->
    [mona] la Mona
   *[other] { $rank ->
        [A] as
       *[other] { $rank }
    } de { $suit ->
        [c] tréboles
        [d] diamantes
        [h] corazones
       *[s] picas
    }
}

## Los botones

move-card = { $card }
move-trail = Déjala en la mesa
move-take = Llévate cartas
move-take-two = Llévate cartas con la Mona como un dos
move-help = Ponla en la formada de tu pareja
move-done = Listo
move-form = Forma { $value }
move-raise = Sube una formada a { $value }
move-build = La formada o fila de { $value }

## Por qué no se puede

over = Esta ronda ya terminó.
not-your-turn = Aún no es tu turno: espera a que te toque.
not-held = No tienes esta carta en la mano: { $card }.
card-first = Primero elige una carta de tu mano.
aim-first = Primero di para qué juegas tu carta: dejarla, llevarte algo, formar o subir.
aim-said = Ya dijiste para qué juegas tu carta: elige cartas de la mesa o termina.
no-trail = Tienes una formada o fila tuya en la mesa: mientras esté ahí no puedes dejar una carta.
take-or-continue = Tienes una formada o fila tuya en la mesa: llévatela o continúala, nada más.
leave-only-for-build = Solo puedes dejar lo tuyo para formar algo nuevo, para llevarte lo de otra persona, o para subir su formada o convertirla en fila.
keep-card = Te quedarías sin la carta con que debes llevarte tu formada.
nothing-to-take = { $value ->
    [11] Tu J vale 11, y aquí nada suma 11.
    [12] Tu Q vale 12, y aquí nada suma 12.
    [13] Tu K vale 13, y aquí nada suma 13.
    [14] Tu as vale 1 o 14: aquí no hay otro as, ni nada que sume 14.
   *[other] Tu { $value } no encuentra aquí otro { $value }, ni nada que sume { $value }.
}
no-fifteen = La Mona vale 15, y aquí nada suma 15.
only-mona = Solo la Mona podría jugarse así, como un dos; tu carta es otra.
not-a-two = La Mona vale quince, no dos: solo se lleva quinces o se deja en la mesa.
worth = { $value ->
    [11] J
    [12] Q
    [13] K
    [14] as
   *[other] { $value }
}
no-capture-card = Para formar { $value } tienes que guardar en la mano la carta que se lo lleva: { worth }.
no-twin = Para una fila de { $value } te hace falta en la mano otra carta que se la lleve: { worth }.
no-mona = Solo quien tiene la Mona en la mano puede formar quince.
partners-card = Esto es de tu pareja: para formar aquí tienes que guardar tú una carta que se lo lleve.
no-sum = Tu carta no suma { $value } con las cartas de la mesa.
no-formada = No hay una formada que tu carta suba a { $value }.
fila-fixed = El valor de una fila no cambia nunca.
raise-no-card = Para subirla a { $value } tienes que guardar en la mano la carta que se la lleva: { worth }.
raise-by-hand = Con cartas de la mesa solo puedes subir una formada tuya; esta, únicamente con una carta de tu mano.
raised-alone = Esa formada ya la sube tu carta: no hace falta señalarla.
own-raise-off = En esta mesa no puedes subir tu propia formada.
own-raise-cards = Para subir tu propia formada tienes que tener la carta del valor viejo y la del nuevo.
not-on-table = Esta carta no está suelta en la mesa: { $card }.
in-build = Esta carta es parte de una formada o fila, y no se separa: { $card }.
drowned = La Mona está ahogada: se queda en la mesa hasta el final.
picked = Esa ya la señalaste.
order = Las cartas de la mesa se señalan de menor a mayor, y las formadas al final.
no-group = Con esa carta las sumas ya no salen.
no-such-build = En la mesa no hay una formada ni fila de ese valor.
not-in-sum = Una formada no es parte de una suma: solo se la lleva una carta de su mismo valor.
not-in-build = Una formada no es parte de una suma nueva: para agregarle algo hay que subirla.
fila-value = Una fila se lleva solo con una carta de su valor.
joins-alone = Se junta sola: lo que formas con el mismo valor va con ella.
no-help = No hay una formada de tu pareja a la que puedas agregar esta carta así.
unfinished = Todavía no sale la cuenta: falta elegir algo de la mesa.

## Lo que pasó

first-dealer = Por sorteo, reparte { $seat }.
deals = Ahora reparte { $seat }.
dealt = Cada persona recibe { $count } cartas.
turns-up = En la mesa queda boca arriba: { $card }.
goes-back = Salió la Mona a la mesa: vuelve al mazo y { $seat } voltea otra.
dealt-drowned = La Mona sale a la mesa y se ahoga.
redealt = Cada persona recibe otras { $count } cartas.
plays = { $seat } juega: { $card }.
announces = { $seat } anuncia { $value }.
trails = { $seat } deja en la mesa: { $card }.
drowns = { $seat } deja la Mona en la mesa, y se ahoga.
pairs = { $seat } se lleva cartas del mismo número con: { $card }.
combines = { $seat } se lleva cartas que suman lo mismo con: { $card }.
pairs-and-combines = { $seat } se lleva números iguales y sumas con: { $card }.
mona-takes = { $seat } se lleva quinces con la Mona.
gathers = { $seat } recoge: { $card }.
takes-build = { $seat } se lleva la formada de { $value } de { $other }.
takes-fila = { $seat } se lleva la fila de { $value } de { $other }.
takes-partners = { $seat } se lleva lo que formó su pareja, { $other }: vale { $value }.
forms = { $seat } forma { $value }.
makes-fila = { $seat } hace una fila de { $value }.
extends = { $seat } agranda la fila de { $value }.
raises = { $seat } sube a { $value } la formada de { $other }.
raises-own = { $seat } sube su formada a { $value }.
merges = Se junta con la de { $value } que era de { $other }: ahora es una fila de { $seat }.
sweeps = { $seat } junta también: { $card }.
helps = { $seat } agrega su carta a la de { $value } de su pareja, { $other }.
wincho = ¡Wincho! { $seat } deja la mesa vacía.
leftover = { $seat } se llevó cartas por última vez y recibe lo que sobra: { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
left-mona = La Mona ahogada es para { $seat }.
left-alone = Nadie se llevó nada: { $count ->
    [one] la carta que sobra no es
   *[other] las { $count } cartas que sobran no son
} de nadie.
most-cards = { $seat } tiene más cartas que nadie ({ $count }): 3 puntos.
cards-tied = Hay empate en cartas: nadie se lleva esos 3 puntos.
most-spades = { $seat } tiene más picas que nadie ({ $count }): 1 punto.
spades-tied = Hay empate en picas: nadie se lleva ese punto.
has-mona = { $seat } tiene la Mona: 3 puntos.
has-ten = { $seat } tiene el 10 de diamantes: 2 puntos.
has-two = { $seat } tiene el 2 de picas: 1 punto.
has-aces = { $seat } suma por ases: { $count }.
has-winchos = { $seat } suma por winchos: { $count }.
scores = { $seat } hace { $count ->
    [one] un punto
   *[other] { $count } puntos
} en la ronda.
wins = ¡{ $seat } gana la ronda con { $count ->
    [one] un punto
   *[other] { $count } puntos
}!
no-win = Hay empate a { $count }: nadie gana la ronda.

## Las opciones

option-players = Cuántas personas juegan
option-variant = Con algo tuyo formado en la mesa
option-variant-1 = Variante 1: te lo llevas o lo continúas.
option-variant-2 = Variante 2: también puedes formar otra cosa, llevarte lo de otra persona, o subir su formada o convertirla en fila.
option-rounds = Cuántas rondas hay que ganar
option-mona_also_two = La Mona también es un dos
option-mona_also_two-off = La Mona vale quince y nada más.
option-mona_also_two-on = En la mano vale quince o dos; en la mesa es un dos como los otros.
option-mona_on_table = La Mona sale a la mesa al repartir
option-mona_on_table-drowned = Se queda ahogada hasta el final.
option-mona_on_table-swapped = Vuelve al mazo y se voltea otra carta.
option-formada_in_sum = Formadas dentro de una suma
option-formada_in_sum-off = Una formada se lleva solo con su valor exacto.
option-formada_in_sum-on = Una formada también se lleva como parte de una suma.
option-owner_raises = Subir la formada propia
option-owner_raises-on = Se puede, con la carta del valor viejo y la del nuevo en la mano.
option-owner_raises-off = No se puede: solo otra persona la sube.
option-open_partnership = Pareja abierta
option-open_partnership-on = Puedes agregar a lo de tu pareja una carta de su valor sin tener otra.
option-open_partnership-off = Solo formas lo que tú puedes llevarte.
option-last_card_wincho = Wincho con la última carta
option-last_card_wincho-on = Vaciar la mesa con la última carta de la ronda es wincho.
option-last_card_wincho-off = Con la última carta de la ronda no hay wincho.

## En la mesa

board-table = En la mesa
board-builds = Formadas y filas (*)
board-card = Carta elegida
board-aim = Para
board-picked = Señaladas
board-hands = Tu mano
