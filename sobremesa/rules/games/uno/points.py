"""The points of the family: what the rules may say of a move or tell of an event.

Each of the two games maps every point to the clause of its own rulebook that it cites.
"""

# Why a move is refused.
NOT_YOUR_TURN = 1  # somebody else owes the decision
NOT_HELD = 2  # the card is not in the hand
NO_MATCH = 3  # neither colour nor number
NO_MATCH_DRAW_TWO = 4  # a +2 on another colour
NO_MATCH_REVERSE = 5  # a Reverse on another colour that is no answer to a Reverse
NO_MATCH_SKIP = 6  # a Skip on another colour
NO_ANSWER = 7  # a +2 against the +2 that has just hit the player
ONLY_STACK = 8  # while cards are stacked only the same symbol answers
MUST_PLAY = 9  # drawing with a playable card in hand
ONLY_DRAWN = 10  # after drawing only the drawn card may be played
DRAWN_NO_MATCH = 11  # the drawn card does not match
MUST_PLAY_DRAWN = 12  # keeping a playable card after a forced draw
NO_SECOND_DRAW = 13  # drawing twice in a turn
NO_PASS = 14  # passing without having drawn
NO_CHALLENGE = 15  # no +4 that this seat may challenge now
NOT_THE_VICTIM = 16  # only the next player may challenge
NOTHING_TO_CALL = 17  # the seat does not stand silent at one card
NOTHING_TO_CATCH = 18  # nobody stands silent at one card
NOT_YOURSELF = 19  # a seat cannot catch itself
CHOOSE_COLOUR = 20  # a wild waits for its colour
NO_COLOUR_ASKED = 21  # nobody asked for a colour
CHOOSE_GIFT = 22  # an Urrrrhh waits for the colour to give
NO_GIFT_ASKED = 23  # no Urrrrhh is being given
NONE_OF_COLOUR = 24  # no card of the colour to give
MUST_GIVE = 25  # the gift is not finished
CHALLENGE_FIRST = 26  # a +4 waits for an answer
WINDOW_FIRST = 27  # a silent player may still be caught
NO_GOING_OUT = 28  # an Urrrrhh that would empty the hand
OVER = 29  # the deal has ended
ANSWERED = 30  # the seat has already answered
NO_STACK = 31  # the victim of a +2 or +4 would answer with another, and may not

# What happened.
DEALS = 40  # the seat deals; the card it drew, if it was drawn for
DEALT = 41  # everybody got this many cards
OPENS = 42  # the first card of the pile
RETURNED = 43  # an opening +4 went back
OPENING_DRAW = 44  # the starter takes a card for the opening +2
OPENING_REVERSE = 45  # play starts the other way, with this seat
OPENING_SKIP = 46  # the starter is skipped
OPENING_COLOUR = 47  # the starter names the colour of an opening wild
OPENING_URRRRHH = 48  # the starter names the colour of an opening Urrrrhh
PLAYS = 49  # a number goes onto the pile
PLAYS_DRAW_TWO = 50  # this and the next two in the order of the ranks, then the wilds in the order of the deck
PLAYS_REVERSE = 51
PLAYS_SKIP = 52
PLAYS_WILD = 53
PLAYS_FOUR = 54
PLAYS_URRRRHH = 55
CHOOSES = 56  # the colour of a wild
CHOOSES_FOUR = 57  # the colour of a +4
CHOOSES_URRRRHH = 58  # the colour of an Urrrrhh
REVERSES = 59  # the direction turns
PLAYS_AGAIN = 60  # with two players a Reverse gave the turn back
SKIPPED = 61  # loses the turn to a Skip
LOSES_TURN = 62  # loses the turn after a +2
LOSES_TURN_FOUR = 63  # loses the turn after a +4
DRAWS = 64  # draws a card
KEEPS = 65  # keeps the drawn card
TAKES_TWO = 66  # takes a card for a +2
TAKES_FOUR = 67  # takes a card for a +4
STACKS = 68  # this many cards wait for the seat
CHALLENGES = 69  # doubts the +4 of the other seat
SHOWS = 70  # shows the hand to the other seat
GUILTY = 71  # the thrower takes a card
INNOCENT = 72  # the challenger takes a card
CALLS = 73  # says the word
CATCHES = 74  # catches the other seat silent
PENALTY = 75  # takes a card for silence
TOO_LATE = 76  # takes a card for a last card played in silence
GIVES_COLOUR = 77  # will give every card of the colour
GIVES = 78  # gives a card to the other seat
RESHUFFLED = 79  # the discards become the deck
NO_CARDS = 80  # there is nothing to draw
LAST_TAKES = 81  # takes a card for the last card of the deal
OUT = 82  # runs out of cards and wins the deal
OUT_BY_GIFT = 83  # gives the last card away and wins the deal
SCORES = 84  # points of the rivals' hands, or a deal won
SCORES_OWN = 85  # points of the own hand
LIMIT = 86  # the deal was too long
DEALS_NEXT = 87  # the deal passes to the seat
OPENING_HIT = 88  # an opening +2 strikes the starter
