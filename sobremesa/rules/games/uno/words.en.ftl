### What $CONE and UNO Monster High say alike. Each game brings the names of its colours and cards, and its word.

## The cards

card = { $rank ->
    [W] Wild
    [plus4] { -four }
    [U] Urrrrhh
    [plus2] { colour } { -draw-two }
    [rev] { reverse }
    [skip] { colour } { -skip }
   *[number] { colour } { $rank }
}

## The buttons

move-draw = Draw
move-pass = Pass
move-challenge = Challenge the { -four }
move-colour = Choose { colour }

## Why it cannot be done

not-your-turn = It is not your turn yet: wait until it comes round.
not-held = There is no { $card } in your hand.
no-match = The { $card } does not go here: it is not of the colour in play, nor does it repeat the last card’s number.
only-drawn = After drawing you may only play the card you drew or pass; your { $card } will have to wait.
drawn-no-match = The { $card } you drew cannot be played now: keep it and pass.
no-second-draw = You have already drawn this turn: play that card if it fits or, if not, pass.
no-pass = You cannot pass yet: play a card or, if you cannot, draw.
no-challenge = Right now there is no { -four } that you can challenge.
not-the-victim = Only the next player may challenge this { -four }.
choose-colour = First choose the colour that play goes on with.
no-colour-asked = There is no colour to choose now: you do that when you play a wild.
challenge-first = First the { -four } needs an answer: challenge it or let it pass.
window-first = Wait a moment: somebody is down to one card and some answers are still missing.
over = This deal is already over.
no-stack = A penalty card is not answered with another: you drew and lost the turn, so keep your { $card }.
answered = You have already answered: now it is up to the others.

## What happened

deals = { $seat } deals.
deals-next = Now { $seat } deals.
dealt = Everybody gets { $count ->
    [one] one card
   *[other] { $count } cards
}.
opens = { $seat } turns up the first card: { $card }.
returned = The first card was a { $card }: it goes back into the deck and { $seat } turns up another.
opening-reverse = Play begins the other way round and { $seat } goes first.
opening-skip = { $seat } loses the turn to the card that opens play.
opening-colour = { $seat } chooses the colour that opens play: { colour }.

plays = { $seat } plays a { $card }.
plays-draw-two = { plays }
plays-skip = { plays }
plays-wild = { plays }
plays-four = { plays }
chooses = { $seat } chooses { colour }.
chooses-four = { chooses }

reverses = Play turns around.
plays-again = { $seat } plays again.
skipped = { $seat } loses the turn.
loses-turn = { $seat } loses the turn to the { -draw-two }.
loses-turn-four = { $seat } loses the turn to the { -four }.

draws = { $seat } draws { $card }.
keeps = { $seat } keeps the card and passes.
takes-two = { $seat } draws { $card } for the { -draw-two }.
takes-four = { $seat } draws { $card } for the { -four }.

challenges = { $seat } challenges { $other }’s { -four }.
shows = { $seat } shows their hand to { $other }.
guilty = The { -four } was a bluff: { $seat } draws { $card }.
innocent = The { -four } was fair: { $seat } draws { $card }.

reshuffled = The deck has run out: the pile is shuffled into a new one.
no-cards = There are no cards left for { $seat } to draw.
out = { $seat } runs out of cards and wins the deal!

## The options

option-players = How many play
option-drawn = The card you draw

## On the table

board-top = Card on the pile
board-colour = Colour in play
board-counts = Cards
board-hands = Your hand
