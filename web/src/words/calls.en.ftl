### Calls: that it is one's turn, while one does not look.

call-turn = It is your turn.
call-turn-friends = { $count ->
    [one] It is your turn: { $names } is waiting.
   *[other] It is your turn: { $names } are waiting.
}
call-turn-many = It is your turn: the table is waiting.
calls-offer = Tell me when it is my turn
calls-why = Shall we tell you when it is your turn?
calls-yes = Tell me
calls-on = We will tell you when it is your turn.
calls-off = We will not tell you. You can change that in the settings.
not-now = Not now
