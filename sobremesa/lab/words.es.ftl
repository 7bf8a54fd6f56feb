### Lo que dice el laboratorio.

## Qué se compara

lab-and = { $one } y { $other }
lab-nobody = como siempre
lab-asked = tal como se pregunta
lab-quoted = «{ $text }»
lab-named = “{ $text }”
lab-option = { $option }: { $value ->
    [on] sí
    [off] no
   *[other] { $value }
}
lab-bots = { $bots } en la mesa
lab-seated = { $seat } { $bot }
lab-everybody = todos
lab-bot = { $level ->
    [chance] despistado
    [sensible] sensato
   *[search] estratega ({ $iterations } iteraciones)
}
lab-never = { $who } nunca: { $moves }
lab-always = { $who } siempre, si se puede: { $moves }
lab-phases = mientras se pide: { $phases }
lab-above = con más de { $cards } en la mano
lab-below = con menos de { $cards } en la mano
lab-unrestricted = sin restricciones

## Qué se encontró

lab-measured = { $unit ->
    [match] Medido en { $deals } partidas de { $title } con { $players } jugadores.
   *[deal] Medido en { $deals } manos de { $title } con { $players } jugadores.
} Quién juega: { $bots }.
lab-length = { $unit ->
    [match] Una partida dura { $mean } manos (de { $low } a { $high }).
   *[deal] Una mano dura { $mean } jugadas (de { $low } a { $high }).
}
lab-first = Quien empieza gana el { $mean } % de las veces (de { $low } a { $high }); el { $even } % sería lo justo.
lab-side = { $who } { $many ->
    [1] se lleva
   *[other] se llevan
} el { $mean } % de las victorias (de { $low } a { $high }); el { $even } % sería lo justo.
lab-lead = A mitad de la mano, quien va por delante acaba ganando en el { $mean } % de los casos (de { $low } a { $high }).
lab-kept = Restricción: { $restriction }. Quitó jugadas en { $narrowed } decisiones{ $impossible ->
    [0] .
   *[other] ; en { $impossible } no se pudo cumplir.
}
lab-unfinished = { $unit ->
    [match] Partidas abandonadas porque no habían acabado tras { $deals } manos, o alguna de sus manos tras { $moves } jugadas: { $many }. No las gana nadie.
   *[deal] Manos abandonadas porque no habían acabado tras { $moves } jugadas: { $many }. No las gana nadie, y cuentan como si duraran eso.
}

## Qué cambia

lab-unfinished-with = { $unit ->
    [match] Con { $setting }, partidas abandonadas porque no habían acabado tras { $deals } manos, o alguna de sus manos tras { $moves } jugadas: { $many }. No las gana nadie.
   *[deal] Con { $setting }, manos abandonadas porque no habían acabado tras { $moves } jugadas: { $many }. No las gana nadie, y cuentan como si duraran eso.
}

lab-length-more = Con { $setting } { $unit ->
    [match] una partida dura { $mean } manos más
   *[deal] una mano dura { $mean } jugadas más
} (de { $low } a { $high }).
lab-length-less = Con { $setting } { $unit ->
    [match] una partida dura { $mean } manos menos
   *[deal] una mano dura { $mean } jugadas menos
} (de { $low } a { $high }).
lab-length-same = Con { $setting } la duración de una { $unit ->
    [match] partida no cambia en más de { $most } manos
   *[deal] mano no cambia en más de { $most } jugadas
}.
lab-length-early = Con { $setting } es pronto para decir qué pasa con la duración: harían falta unas { $needed } { $unit ->
    [match] partidas
   *[deal] manos
}.
lab-first-more = Con { $setting } quien empieza gana { $mean } puntos porcentuales más (de { $low } a { $high }).
lab-first-less = Con { $setting } quien empieza gana { $mean } puntos porcentuales menos (de { $low } a { $high }).
lab-first-same = Con { $setting } la ventaja de empezar no cambia en más de { $most } puntos porcentuales.
lab-first-early = Con { $setting } es pronto para decir cuánto vale empezar: harían falta unas { $needed } { $unit ->
    [match] partidas
   *[deal] manos
}.
lab-wins-more = Con { $setting } { $seat } gana { $mean } puntos porcentuales más (de { $low } a { $high }).
lab-wins-less = Con { $setting } { $seat } gana { $mean } puntos porcentuales menos (de { $low } a { $high }).
lab-wins-same = Con { $setting } lo que gana { $seat } no cambia en más de { $most } puntos porcentuales.
lab-wins-early = Con { $setting } es pronto para decir si { $seat } gana más veces: harían falta unas { $needed } { $unit ->
    [match] partidas
   *[deal] manos
}.
lab-points-more = Con { $setting } { $seat } suma { $mean } puntos más (de { $low } a { $high }).
lab-points-less = Con { $setting } { $seat } suma { $mean } puntos menos (de { $low } a { $high }).
lab-points-same = Con { $setting } los puntos de { $seat } no cambian en más de { $most }.
lab-points-early = Con { $setting } es pronto para decir si { $seat } suma más: harían falta unas { $needed } { $unit ->
    [match] partidas
   *[deal] manos
}.

## Qué más hay que decir

lab-paired = Todas las variantes juegan las mismas manos, y eso afina las diferencias: queda el { $left } % de la varianza de la duración.
lab-apart = Todas las variantes juegan las mismas manos; aquí eso no afina ninguna diferencia.
lab-together = Se comparan { $settings } variantes con la primera, así que sus intervalos son más anchos: todos juntos aciertan en el 95 % de los casos.
lab-people = Todo esto se midió con bots. Las personas juegan de otra manera.

## Las tablas de la terminal

lab-seat = puesto
lab-wins = gana
lab-points = puntos
lab-place = empieza
lab-setting = variante
lab-ending = final
lab-deals = manos
lab-share = parte
lab-interval = 95 %
lab-move = jugada
lab-times = por mano
lab-did = de quienes podían
lab-with = ganan con ella
lab-without = sin ella
lab-worth = diferencia
lab-event = qué pasó
lab-difference = diferencia
lab-measure = medida
lab-verdict = veredicto
lab-speed = { $deals } manos en { $seconds } s.
