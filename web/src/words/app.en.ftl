### The page as an app of the device.

app-why = Would you like Sobremesa as an app?
app-install = Install
app-by-hand = Keep Sobremesa at hand: the Share menu of your browser adds it to your home screen.
