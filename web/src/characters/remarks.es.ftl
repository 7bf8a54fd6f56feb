### Lo que comentan los bots, de vez en cuando: frases fijas, y ninguna que moleste. Nadie habla de sus cartas.
### Primero lo que dice cada temperamento; después, lo que dice cada personaje.

bold-hello = ¡A jugar se ha dicho!
bold-small = ¡Esto está que arde!
bold-hit = ¡Vengan más, que aguanto!
bold-closed = ¡Eso sí que es decidirse!
bold-word = ¡Cuidado, que te alcanzo!
bold-caught = Quien no arriesga…
bold-wow = ¡Así me gusta!
bold-won = ¡A la carga y a ganar!
bold-lost = La próxima voy con todo.
bold-waiting = ¡Sin miedo!

careful-hello = Repasé las reglas antes de venir.
careful-small = Yo voy despacio, pero voy.
careful-hit = Ya me lo temía…
careful-closed = Un cierre de manual.
careful-word = Ojo, que queda una.
careful-caught = Eso me pasa por confiarme.
careful-wow = No lo tenía calculado.
careful-won = Despacito y con buena letra.
careful-lost = Tengo que contar mejor.
careful-waiting = Con calma, sin prisa.

chatty-hello = ¡Por fin! Tenía tantas ganas de charlar.
chatty-small = Por cierto, ¿qué se cena hoy?
chatty-hit = ¡Ay, ay, ay! ¿Todas para mí?
chatty-closed = ¡Qué cierre! Esto lo cuento mañana.
chatty-word = ¡Uy, que se nos va!
chatty-caught = ¡Me pillaron! Y mira que lo dije bajito.
chatty-wow = ¡Pero qué jugada!
chatty-won = ¡Lo voy a contar toda la semana!
chatty-lost = Bueno, ¡qué bien lo pasamos!
chatty-waiting = Yo, mientras, pongo agua para el té.

quiet-hello = Qué tal.
quiet-small = Buena silla.
quiet-hit = Uf.
quiet-closed = Bien cerrado.
quiet-word = Mmm…
quiet-caught = Cierto.
quiet-wow = Vaya.
quiet-won = Gracias por la partida.
quiet-lost = Bien jugado.
quiet-waiting = Mmm.

# Canela: habla con todo el mundo y siempre tiene algo en el horno.

canela-hello-1 = ¡Hola, hola! Traje galletas imaginarias.
canela-hello-2 = ¡Qué bonita mesa! Ya huele a sobremesa.
canela-small-1 = Esto, con un chocolate caliente, sería perfecto.
canela-small-2 = Mi receta del arroz con leche es secreta: lleva canela.
canela-small-3 = ¿Se oyó eso? No, era yo tarareando.
canela-hit-1 = ¡Ay! ¿Y no hay postre con esto?
canela-hit-2 = Bueno, donde caben dos, caben más.
canela-closed-1 = ¡Cerrado! Como tarro de mermelada.
canela-closed-2 = ¡Qué final! Voy por servilletas.
canela-word-1 = ¡Uy, uy, uy, que esto se quema!
canela-word-2 = ¡Atención, que alguien ya va por el postre!
canela-caught-1 = ¡Me distraje mirando el horno!
canela-caught-2 = ¡Tanto hablar, y justo eso no lo dije!
canela-wow-1 = ¡Eso se merece un aplauso y un bizcocho!
canela-wow-2 = ¡Qué jugada más rica!
canela-won-1 = ¡Gané! Galletas para toda la mesa.
canela-won-2 = ¡Ay, qué emoción! ¿Jugamos otra con té?
canela-lost-1 = Perdí, pero qué rato tan dulce.
canela-lost-2 = ¡Felicidades! Te guardo el trozo más grande.
canela-waiting-1 = Piensa sin prisa, que al horno le falta.
canela-waiting-2 = Yo voy poniendo la mesa, mientras tanto.

# Pimentón: fuego y teatro.

pimenton-hello-1 = ¡Que empiece el espectáculo!
pimenton-hello-2 = ¡Llegó el picante a la mesa!
pimenton-small-1 = ¡Hoy vengo encendido!
pimenton-small-2 = Si esto fuera una película, ahora sonaría un tambor.
pimenton-small-3 = ¿Hace calor aquí o soy yo?
pimenton-hit-1 = ¡Ja! Esto solo me da más sabor.
pimenton-hit-2 = ¡Drama! ¡Tragedia! ¡Sigamos!
pimenton-closed-1 = ¡Telón! ¡Qué escena!
pimenton-closed-2 = ¡Cierre de película!
pimenton-word-1 = ¡Redoble de tambores, por favor!
pimenton-word-2 = ¡Se puso picante la cosa!
pimenton-caught-1 = ¡Lo confieso todo!
pimenton-caught-2 = ¡Olvidé mi frase en pleno estreno!
pimenton-wow-1 = ¡Bravo! ¡Otra, otra!
pimenton-wow-2 = ¡Eso sí que pica!
pimenton-won-1 = ¡Y el público se pone de pie!
pimenton-won-2 = ¡Final picante, como debe ser!
pimenton-lost-1 = ¡Volveré, y más picante!
pimenton-lost-2 = Un artista también saluda cuando pierde.
pimenton-waiting-1 = ¡Qué suspenso! Me encanta.
pimenton-waiting-2 = El público espera, pero con cariño.

# Romero: del campo, de pocas palabras.

romero-hello-1 = Buenas.
romero-hello-2 = Aquí estoy.
romero-small-1 = Buen día para la montaña.
romero-small-2 = Se está bien aquí.
romero-small-3 = Oí un grillo.
romero-hit-1 = Cosas del campo.
romero-hit-2 = A la mochila.
romero-closed-1 = Buen cierre.
romero-closed-2 = Se cerró el portón.
romero-word-1 = Atención.
romero-word-2 = Viento de cambio.
romero-caught-1 = Andaba en las nubes.
romero-caught-2 = Ni me di cuenta.
romero-wow-1 = Qué vista.
romero-wow-2 = Eso no se ve todos los días.
romero-won-1 = Llegué a la cumbre.
romero-won-2 = Bonito paseo.
romero-lost-1 = Otra vez será.
romero-lost-2 = El camino estuvo bonito.
romero-waiting-1 = Sin prisa.
romero-waiting-2 = Yo miro el paisaje.

# Azafrán: elegante, y lleva las cuentas.

azafran-hello-1 = Buenas tardes. He planchado el mantel.
azafran-hello-2 = Encantado. Empecemos con elegancia.
azafran-small-1 = Lo bueno viene en hebras pequeñas.
azafran-small-2 = Una pizca basta. Siempre basta.
azafran-small-3 = Hoy me puse mi mejor corbata.
azafran-hit-1 = Qué gasto tan inesperado.
azafran-hit-2 = Esto descuadra mi presupuesto.
azafran-closed-1 = Cuenta cerrada. Muy fino.
azafran-closed-2 = Impecable, como un buen mantel.
azafran-word-1 = Anotado. Con tinta roja.
azafran-word-2 = Perdón, se me cayó el monóculo.
azafran-caught-1 = Un descuido imperdonable. Perdón.
azafran-caught-2 = Mis modales se adelantaron a mi memoria.
azafran-wow-1 = Exquisito.
azafran-wow-2 = Eso vale su peso en azafrán.
azafran-won-1 = Las cuentas salen. Qué placer.
azafran-won-2 = Un triunfo modesto, pero bien vestido.
azafran-lost-1 = Mis respetos. Qué buen gusto para ganar.
azafran-lost-2 = Invierto en la próxima.
azafran-waiting-1 = La elegancia no tiene reloj.
azafran-waiting-2 = Tómate tu tiempo: es gratis.

# Laurel: refranes y versos.

laurel-hello-1 = Toda gran historia empieza en una mesa.
laurel-hello-2 = Bienvenida sea la buena compañía.
laurel-small-1 = Dijo el sabio… ay, se me olvidó qué dijo.
laurel-small-2 = Cada partida es un poema, y este va rimando.
laurel-small-3 = Quien ríe en la mesa, descansa la cabeza.
laurel-hit-1 = No hay mal que dure cien turnos.
laurel-hit-2 = También de esto se aprende, supongo.
laurel-closed-1 = Y colorín colorado.
laurel-closed-2 = Un punto final con buena letra.
laurel-word-1 = Se acerca el último verso.
laurel-word-2 = Cuando el río suena… alguien está a punto de ganar.
laurel-caught-1 = En boca callada… entró esto.
laurel-caught-2 = Hasta el mejor poeta olvida una sílaba.
laurel-wow-1 = Eso merece un soneto.
laurel-wow-2 = Quedará en los libros.
laurel-won-1 = Una corona de laurel, ¡y qué bien me queda!
laurel-won-2 = Con paciencia se llega al último verso.
laurel-lost-1 = Te presto mi corona. Es de laurel.
laurel-lost-2 = Perder con amigos es ganar un rato.
laurel-waiting-1 = La prisa nunca escribió un buen verso.
laurel-waiting-2 = Pensar también es jugar.

# Comino: chico, y comenta la partida como en la radio.

comino-hello-1 = ¡Muy buenas, querida audiencia!
comino-hello-2 = ¡Todo listo en el estadio de la mesa!
comino-small-1 = ¡Qué ambiente, señoras y señores!
comino-small-2 = Informamos: el mantel sigue en su sitio.
comino-small-3 = Enseguida volvemos: que nadie cambie de mesa.
comino-hit-1 = ¡Y se las lleva todas Comino!
comino-hit-2 = ¡Falta clarísima! Ah, no. Son las reglas.
comino-closed-1 = ¡Final del partido en esta ronda!
comino-closed-2 = ¡Suena el silbato! ¡Qué cierre!
comino-word-1 = ¡Última hora: alguien está a punto de llegar!
comino-word-2 = ¡Atención, atención, emoción en la recta final!
comino-caught-1 = ¡El comentarista se quedó sin voz!
comino-caught-2 = ¡Increíble descuido de este servidor!
comino-wow-1 = ¡Que la repitan! ¡Que la repitan!
comino-wow-2 = ¡Jugada de la jornada!
comino-won-1 = ¡Gana el más chico de la mesa! ¡Histórico!
comino-won-2 = ¡Y el estadio se viene abajo!
comino-lost-1 = Resultado justo. Volvemos a estudios.
comino-lost-2 = ¡Qué partido, querida audiencia! Se ganó bien.
comino-waiting-1 = Pausa para la publicidad.
comino-waiting-2 = Momento de estrategia, estimada audiencia.

# Tomillo: pirata de salón.

tomillo-hello-1 = ¡Todos a bordo!
tomillo-hello-2 = ¡A izar las velas, que ya hay cartas!
tomillo-small-1 = El loro dice que hoy hay buen viento.
tomillo-small-2 = ¡Tierra a la vista! Ah, no, es una miga.
tomillo-small-3 = Un pirata nunca se aburre.
tomillo-hit-1 = ¡Vía de agua! ¡A achicar!
tomillo-hit-2 = ¡Más carga para la bodega!
tomillo-closed-1 = ¡Nos ganaron el puerto!
tomillo-closed-2 = ¡Ancla al fondo! Buen cierre.
tomillo-word-1 = ¡Barco veloz a estribor!
tomillo-word-2 = ¡A los remos, que se escapa!
tomillo-caught-1 = ¡Motín! Bueno, es justo.
tomillo-caught-2 = El loro debía recordármelo.
tomillo-wow-1 = ¡Por mil perejiles!
tomillo-wow-2 = ¡Qué cañonazo… de confeti!
tomillo-won-1 = ¡El tesoro es de la tripulación!
tomillo-won-2 = ¡Victoria en alta mesa!
tomillo-lost-1 = Un buen capitán sabe dar la mano.
tomillo-lost-2 = ¡Me hundo, pero saludando!
tomillo-waiting-1 = Mientras, le saco brillo al timón.
tomillo-waiting-2 = Mar en calma. Piensa con calma.

# Clavo: pocas palabras, y secas.

clavo-hello-1 = Hola.
clavo-hello-2 = Empecemos.
clavo-small-1 = Arreglé la pata de la mesa.
clavo-small-2 = Nada que informar.
clavo-small-3 = Bonito mantel.
clavo-hit-1 = Ay.
clavo-hit-2 = Anotado.
clavo-closed-1 = En el clavo.
clavo-closed-2 = Cerró bien.
clavo-word-1 = Ojo.
clavo-word-2 = Oí eso.
clavo-caught-1 = Justo.
clavo-caught-2 = Se me pasó.
clavo-wow-1 = Oh.
clavo-wow-2 = Buen martillazo.
clavo-won-1 = Funcionó.
clavo-won-2 = Listo.
clavo-lost-1 = Bien ganado.
clavo-lost-2 = Bien hecho.
clavo-waiting-1 = Hay tiempo.
clavo-waiting-2 = Aquí sigo.

# Vainilla: dulce, cortés, un poco nerviosa.

vainilla-hello-1 = Hola… ¿puedo sentarme aquí? ¡Gracias!
vainilla-hello-2 = ¡Qué nervios! Pero de los buenos.
vainilla-small-1 = ¿Alguien tiene frío? Traje una mantita.
vainilla-small-2 = Me gusta cómo suena cuando barajan.
vainilla-small-3 = Perdón, ¿estoy ocupando mucha mesa?
vainilla-hit-1 = Ay… bueno, gracias, supongo.
vainilla-hit-2 = No pasa nada, no pasa nada… respiro.
vainilla-closed-1 = ¡Oh! Qué susto tan bonito.
vainilla-closed-2 = Felicidades, ¡qué bien cerrado!
vainilla-word-1 = ¡Ay, ay! Me tapo los ojos.
vainilla-word-2 = ¿Ya? ¿Tan pronto?
vainilla-caught-1 = ¡Perdón! ¡Me dio vergüenza decirlo!
vainilla-caught-2 = Lo dije en mi cabeza, lo prometo.
vainilla-wow-1 = ¡Oh, qué valentía!
vainilla-wow-2 = Yo no me habría atrevido.
vainilla-won-1 = ¿Yo? ¿De verdad? ¡Gracias!
vainilla-won-2 = ¡Qué alegría! Perdón por ganar.
vainilla-lost-1 = ¡Me alegro mucho por ti!
vainilla-lost-2 = Lo pasé tan bien que ni me enteré.
vainilla-waiting-1 = Con calma, yo también dudo mucho.
vainilla-waiting-2 = No mires el reloj, que yo tampoco.

# Anís: con la cabeza en las estrellas.

anis-hello-1 = ¡Las estrellas dijeron que vendrías!
anis-hello-2 = ¡Hola! Hoy la luna quiere jugar.
anis-small-1 = ¿Sabías que la mesa gira con la Tierra?
anis-small-2 = Me puse a contar estrellas y voy por siete.
anis-small-3 = Anoche soñé con un mantel volador.
anis-hit-1 = ¡Lluvia de estrellas… sobre mí!
anis-hit-2 = Mi horóscopo no decía nada de esto.
anis-closed-1 = ¡Se apagó el sol! ¡Qué cierre!
anis-closed-2 = ¡Eclipse total! Precioso.
anis-word-1 = ¡Un cometa! ¡A pedir un deseo!
anis-word-2 = ¡Alguien va a despegar!
anis-caught-1 = ¡Estaba en la luna!
anis-caught-2 = Aquí, base espacial: me pillaron.
anis-wow-1 = ¡De otra galaxia!
anis-wow-2 = ¡Eso lo vieron hasta en Marte!
anis-won-1 = ¡Aterrizaje perfecto!
anis-won-2 = ¡Hoy brillé un poquito!
anis-lost-1 = Las estrellas también descansan.
anis-lost-2 = ¡Qué viaje! Volvería a despegar.
anis-waiting-1 = El universo tardó más, no te preocupes.
anis-waiting-2 = Mientras, busco la Osa Mayor.

# Jengibre: pura energía.

jengibre-hello-1 = ¡Calentamiento! ¡Uno, dos!
jengibre-hello-2 = ¡Vamos, equipo, a pasarlo bien!
jengibre-small-1 = ¡Espalda recta y a disfrutar!
jengibre-small-2 = ¡A estirar los dedos, que esto es deporte!
jengibre-small-3 = Agua, fruta y otra ronda.
jengibre-hit-1 = ¡Más peso, más músculo!
jengibre-hit-2 = ¡Me caigo y me levanto!
jengibre-closed-1 = ¡Meta! ¡Qué carrera!
jengibre-closed-2 = ¡Eso es cerrar con fuerza!
jengibre-word-1 = ¡Último esfuerzo en la pista!
jengibre-word-2 = ¡Sprint final, sprint final!
jengibre-caught-1 = ¡Tarjeta para mí!
jengibre-caught-2 = ¡Salida en falso, lo admito!
jengibre-wow-1 = ¡Qué salto! ¡Un diez!
jengibre-wow-2 = ¡Eso es entrenar!
jengibre-won-1 = ¡Medalla de oro y batido de frutas!
jengibre-won-2 = ¡Vuelta olímpica a la mesa!
jengibre-lost-1 = ¡Choca esos cinco! Bien ganado.
jengibre-lost-2 = Hoy entreno, mañana más.
jengibre-waiting-1 = Aprovecho y hago unas sentadillas.
jengibre-waiting-2 = Respira, piensa y dale.

# Albahaca: calma de maceta.

albahaca-hello-1 = Hola. Qué paz.
albahaca-hello-2 = Respiro, y jugamos.
albahaca-small-1 = Crecí un milímetro.
albahaca-small-2 = Qué buen sol entra.
albahaca-small-3 = Mmm, huele a sopa.
albahaca-hit-1 = Fluyo.
albahaca-hit-2 = Más hojas para mí.
albahaca-closed-1 = Qué armonía.
albahaca-closed-2 = Todo llega.
albahaca-word-1 = Inspiro… espiro…
albahaca-word-2 = Algo florece.
albahaca-caught-1 = Estaba meditando.
albahaca-caught-2 = Aprendo.
albahaca-wow-1 = Florecí del susto.
albahaca-wow-2 = Qué bonito.
albahaca-won-1 = Gracias, sol.
albahaca-won-2 = Floreció.
albahaca-lost-1 = Volveré a brotar.
albahaca-lost-2 = Me alegra tu flor.
albahaca-waiting-1 = Sin prisa crece la planta.
albahaca-waiting-2 = Ommm.
