### What only $CONE says.

tagline-cone = Follow the colour or the number, and don’t keep silent with one card left.
total-cone = Deals won
said-cone = $CONE!
call-cone = $CONE
window-own-cone = One card left! Press $CONE now
shout-cone = $CONE!
