### What all games say.

# A card that the viewer may not see.
unseen-card = a card

## The terminal

compiling = Compiling the rules of { $title }: only this once, ten to thirty seconds…
terminal-which-game = Which game shall we play?
terminal-help = You are P0. Type the number of a move, or the move as it stands in brackets; "quit" ends.
terminal-unreadable = I cannot read "{ $text }". Type the number of one of the moves.
terminal-goodbye = See you at the next table.
terminal-champions = The match goes to { $winners }.
replay-newer = this match was played by rules { $version } of { $title }, which are newer than this program’s (rules { $today }): bring the program up to date to read it.
replay-older = this match was played by rules { $version } of { $title }, which this program (rules { $today }) no longer has: an older one can read it.
