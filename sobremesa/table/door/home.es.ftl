served = La sobremesa está servida en { $here }
others = En los demás teléfonos y ordenadores de la casa: { $there }
alone = Nadie más puede venir: es solo para este ordenador.
goodbye = Ctrl-C recoge la mesa; ninguna partida se pierde.
