### What a board says that no game has drawn.

plain-dealer = Dealer
plain-totals = Total
plain-points = Points
plain-direction = Play goes
plain-direction-left = to the left
plain-direction-right = to the right
plain-ready = Play it, or choose another
plain-next = And then?
