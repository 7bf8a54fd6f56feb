### Lo que dice `sobremesa verify`.

verify-none = esta partida se jugó antes de que se pudiera comprobar la baraja, o su archivo no dice cómo se barajó.
verify-commitment = La clave del servidor es la que había comprometido: { $commitment }
verify-no-commitment = La clave del servidor NO es la que había comprometido ({ $commitment }).
verify-share = El aporte de { $seat } es el que había prometido.
verify-no-share = El aporte de { $seat } NO es el que había prometido.
verify-left-out = { $seat } había prometido un aporte y quedó fuera: no llegó a tiempo.
verify-alone = Nadie más aportó nada: decidió solo la clave del servidor.
verify-key = La clave del reparto sale de la del servidor y de los aportes.
verify-no-key = La clave del reparto NO sale de la del servidor y de los aportes.
verify-deal = Reparto { $deal }: las { $cards } cartas son las que da la clave.
verify-no-deal =
    { $seat ->
        [none] El reparto { $deal } NO es el que da la clave.
       *[other] Reparto { $deal }: las cartas de { $seat } NO son las que da la clave.
    }
verify-no-dealt = El archivo no dice qué cartas se repartieron.
verify-moves = Las { $moves } jugadas valen, y cada carta robada sale de la clave.
verify-no-moves = Las jugadas NO encajan con estos repartos: { $why }
verify-no-end = El archivo cuenta más repartos que los { $deals } que se jugaron.
