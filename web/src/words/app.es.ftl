### La página como aplicación del dispositivo.

app-why = ¿Quieres Sobremesa como app?
app-install = Instalar
app-by-hand = Ten Sobremesa a mano: en el menú Compartir de tu navegador la añades a la pantalla de inicio.
