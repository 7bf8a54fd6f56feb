### What `sobremesa verify` says.

verify-none = this match was played before shuffles could be checked, or its file does not say how it was shuffled.
verify-commitment = The server’s key is the one it had committed to: { $commitment }
verify-no-commitment = The server’s key is NOT the one it had committed to ({ $commitment }).
verify-share = { $seat }’s share is the one that was pledged.
verify-no-share = { $seat }’s share is NOT the one that was pledged.
verify-left-out = { $seat } had pledged a share and was left out: it did not come in time.
verify-alone = Nobody else added a share: the server’s key alone decided.
verify-key = The key of the deals follows from the server’s key and the shares.
verify-no-key = The key of the deals does NOT follow from the server’s key and the shares.
verify-deal = Deal { $deal }: all { $cards } cards are those that the key gives.
verify-no-deal =
    { $seat ->
        [none] Deal { $deal } is NOT the one that the key gives.
       *[other] Deal { $deal }: { $seat }’s cards are NOT those that the key gives.
    }
verify-no-dealt = The file does not say which cards were dealt.
verify-moves = All { $moves } moves are legal, and every card that was drawn follows from the key.
verify-no-moves = The moves do NOT follow from these deals: { $why }
verify-no-end = The file tells of more deals than the { $deals } that were played.
