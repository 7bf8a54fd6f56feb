### What only UNO Monster High says.

tagline-uno-monster-high = Say “UNO” in time and beware of the Urrrrhh, which gives away a whole colour.
total-uno-monster-high = Points so far
said-uno-monster-high = UNO!
call-uno-monster-high = UNO!
window-own-uno-monster-high = One card left! Say UNO now
shout-uno-monster-high = UNO!
