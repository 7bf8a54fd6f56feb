served = Sobremesa is served at { $here }
others = On the other phones and computers of the house: { $there }
alone = Others cannot come: it is for this computer only.
goodbye = Ctrl-C clears the table; no match is lost.
