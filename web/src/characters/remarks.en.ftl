### What bots remark, now and then: fixed sentences, and none that hurts. Nobody talks about their cards.
### First what everybody of a temperament says; then what each character says.

bold-hello = Let us play!
bold-small = Things are heating up!
bold-hit = Bring it on, I can take it!
bold-closed = Now that is a bold close!
bold-word = Careful, I am catching up!
bold-caught = Nothing ventured…
bold-wow = Now that is how I like it!
bold-won = Charge, and win!
bold-lost = Next time I go all in.
bold-waiting = Be brave!

careful-hello = I read the rules again before I came.
careful-small = I go slowly, but I go.
careful-hit = I was afraid of that…
careful-closed = A close by the book.
careful-word = Watch out, one card left.
careful-caught = That is what I get for trusting.
careful-wow = I had not counted on that.
careful-won = Slow and steady.
careful-lost = I have to count better.
careful-waiting = Take your time, no hurry.

chatty-hello = At last! I so wanted to chat.
chatty-small = By the way, what is for dinner?
chatty-hit = Oh dear, oh dear! All for me?
chatty-closed = What a close! Wait till I tell them.
chatty-word = Uh-oh, somebody is getting away!
chatty-caught = You got me! And I said it so softly.
chatty-wow = What a play!
chatty-won = You will hear about this all week!
chatty-lost = Well, we did have a good time!
chatty-waiting = I will put the kettle on meanwhile.

quiet-hello = Hi there.
quiet-small = A good chair.
quiet-hit = Phew.
quiet-closed = Well closed.
quiet-word = Hmm…
quiet-caught = True.
quiet-wow = My.
quiet-won = Thank you for the game.
quiet-lost = Well played.
quiet-waiting = Mm.

# Canela: talks to everybody and always has something in the oven.

canela-hello-1 = Hello, hello! I brought imaginary biscuits.
canela-hello-2 = What a lovely table! It smells of a long afternoon.
canela-small-1 = A hot chocolate would make this perfect.
canela-small-2 = My rice pudding is a secret recipe: it has cinnamon.
canela-small-3 = Did you hear that? Oh, that was me humming.
canela-hit-1 = Ouch! And no dessert with it?
canela-hit-2 = Well, where two fit, there is room for more.
canela-closed-1 = Closed! Tight as a jam jar.
canela-closed-2 = What a finish! I will fetch napkins.
canela-word-1 = Oh my, something is about to burn!
canela-word-2 = Look out, somebody is already at dessert!
canela-caught-1 = I was looking at the oven!
canela-caught-2 = All that talking, and just that I did not say!
canela-wow-1 = That deserves applause and a sponge cake!
canela-wow-2 = What a delicious play!
canela-won-1 = I won! Biscuits for the whole table.
canela-won-2 = How exciting! Another one, with tea?
canela-lost-1 = I lost, but what a sweet time we had.
canela-lost-2 = Congratulations! I saved you the biggest slice.
canela-waiting-1 = Take your time, the oven needs a while.
canela-waiting-2 = I will lay the table in the meantime.

# Pimentón: fire and theatre.

pimenton-hello-1 = Let the show begin!
pimenton-hello-2 = The spice has arrived!
pimenton-small-1 = I am on fire today!
pimenton-small-2 = If this were a film, you would hear drums now.
pimenton-small-3 = Is it warm in here, or is it me?
pimenton-hit-1 = Ha! That only gives me more flavour.
pimenton-hit-2 = Drama! Tragedy! Let us go on!
pimenton-closed-1 = Curtain! What a scene!
pimenton-closed-2 = An ending for the big screen!
pimenton-word-1 = Drum roll, please!
pimenton-word-2 = Now it is getting spicy!
pimenton-caught-1 = I confess everything!
pimenton-caught-2 = I forgot my line on opening night!
pimenton-wow-1 = Bravo! Encore!
pimenton-wow-2 = Now that has a kick!
pimenton-won-1 = And the audience rises!
pimenton-won-2 = A spicy ending, as it should be!
pimenton-lost-1 = I will be back, and hotter!
pimenton-lost-2 = An artist takes a bow even when losing.
pimenton-waiting-1 = The suspense! I love it.
pimenton-waiting-2 = The audience waits, with affection.

# Romero: from the country, of few words.

romero-hello-1 = Afternoon.
romero-hello-2 = Here I am.
romero-small-1 = Good day for the mountains.
romero-small-2 = It is nice here.
romero-small-3 = I heard a cricket.
romero-hit-1 = Country life.
romero-hit-2 = Into the rucksack.
romero-closed-1 = Good close.
romero-closed-2 = The gate is shut.
romero-word-1 = Look out.
romero-word-2 = The wind is turning.
romero-caught-1 = Head in the clouds.
romero-caught-2 = I never noticed.
romero-wow-1 = What a view.
romero-wow-2 = You do not see that every day.
romero-won-1 = Made it to the top.
romero-won-2 = A nice walk.
romero-lost-1 = Another time.
romero-lost-2 = The path was lovely.
romero-waiting-1 = No hurry.
romero-waiting-2 = I am watching the landscape.

# Azafrán: elegant, and keeps the accounts.

azafran-hello-1 = Good afternoon. I have ironed the tablecloth.
azafran-hello-2 = A pleasure. Let us begin in style.
azafran-small-1 = Good things come in small threads.
azafran-small-2 = A pinch is enough. It always is.
azafran-small-3 = I put on my best tie today.
azafran-hit-1 = What an unexpected expense.
azafran-hit-2 = This upsets my budget.
azafran-closed-1 = Account closed. Very neat.
azafran-closed-2 = Spotless, like a good tablecloth.
azafran-word-1 = Noted. In red ink.
azafran-word-2 = Pardon me, I dropped my monocle.
azafran-caught-1 = An unforgivable slip. My apologies.
azafran-caught-2 = My manners were quicker than my memory.
azafran-wow-1 = Exquisite.
azafran-wow-2 = Worth its weight in saffron.
azafran-won-1 = The books balance. What a pleasure.
azafran-won-2 = A modest triumph, but well dressed.
azafran-lost-1 = My respects. You win with good taste.
azafran-lost-2 = I am investing in the next one.
azafran-waiting-1 = Elegance wears no watch.
azafran-waiting-2 = Take your time: it is free.

# Laurel: proverbs and verse.

laurel-hello-1 = Every great story begins at a table.
laurel-hello-2 = Welcome be good company.
laurel-small-1 = As the wise one said… oh, I forgot what.
laurel-small-2 = Every match is a poem, and this one rhymes so far.
laurel-small-3 = Who laughs at the table gives the head a rest.
laurel-hit-1 = No trouble lasts a hundred turns.
laurel-hit-2 = One learns from this, too, I suppose.
laurel-closed-1 = And they lived happily ever after.
laurel-closed-2 = A full stop in fine handwriting.
laurel-word-1 = The last verse is near.
laurel-word-2 = Where there is smoke… somebody is about to win.
laurel-caught-1 = Silence is golden… or so I thought.
laurel-caught-2 = Even the best poet drops a syllable.
laurel-wow-1 = That deserves a sonnet.
laurel-wow-2 = One for the books.
laurel-won-1 = A crown of laurel, and it suits me!
laurel-won-2 = Patience reaches the last verse.
laurel-lost-1 = I will lend you my crown. It is laurel.
laurel-lost-2 = To lose among friends is a good hour won.
laurel-waiting-1 = Hurry never wrote a good verse.
laurel-waiting-2 = Thinking is playing, too.

# Comino: small, and comments on the match as on the radio.

comino-hello-1 = Good evening, dear listeners!
comino-hello-2 = All set in the stadium of the table!
comino-small-1 = What an atmosphere, ladies and gentlemen!
comino-small-2 = We report: the tablecloth is still in place.
comino-small-3 = Back in a moment: nobody change the table.
comino-hit-1 = And Comino gets the lot!
comino-hit-2 = A clear foul! Oh, no. Those are the rules.
comino-closed-1 = And that is the end of this round!
comino-closed-2 = There goes the whistle! What a close!
comino-word-1 = Breaking news: somebody is nearly there!
comino-word-2 = Excitement on the home straight!
comino-caught-1 = The commentator has lost his voice!
comino-caught-2 = An incredible slip by yours truly!
comino-wow-1 = Replay! Replay!
comino-wow-2 = Play of the day!
comino-won-1 = The smallest at the table wins! Historic!
comino-won-2 = And the stadium goes wild!
comino-lost-1 = A fair result. Back to the studio.
comino-lost-2 = What a match, dear listeners! Well won.
comino-waiting-1 = A short break for the adverts.
comino-waiting-2 = A moment of strategy, dear listeners.

# Tomillo: a parlour pirate.

tomillo-hello-1 = All aboard!
tomillo-hello-2 = Hoist the sails, the cards are here!
tomillo-small-1 = The parrot says the wind is fair today.
tomillo-small-2 = Land ahoy! Oh, no, it is a crumb.
tomillo-small-3 = A pirate is never bored.
tomillo-hit-1 = We have a leak! Start bailing!
tomillo-hit-2 = More cargo for the hold!
tomillo-closed-1 = They beat us to the harbour!
tomillo-closed-2 = Anchor down! A good close.
tomillo-word-1 = Fast ship to starboard!
tomillo-word-2 = To the oars, they are getting away!
tomillo-caught-1 = Mutiny! Well, fair enough.
tomillo-caught-2 = The parrot was supposed to remind me.
tomillo-wow-1 = Shiver my parsley!
tomillo-wow-2 = What a cannonade… of confetti!
tomillo-won-1 = The treasure belongs to the crew!
tomillo-won-2 = Victory on the high table!
tomillo-lost-1 = A good captain shakes hands.
tomillo-lost-2 = I am sinking, but waving!
tomillo-waiting-1 = I will polish the helm meanwhile.
tomillo-waiting-2 = Calm sea. Think it over.

# Clavo: few words, and dry ones.

clavo-hello-1 = Hello.
clavo-hello-2 = Let us start.
clavo-small-1 = I fixed the table leg.
clavo-small-2 = Nothing to report.
clavo-small-3 = Nice tablecloth.
clavo-hit-1 = Ouch.
clavo-hit-2 = Noted.
clavo-closed-1 = Nailed it.
clavo-closed-2 = Well closed, that.
clavo-word-1 = Careful.
clavo-word-2 = I heard that.
clavo-caught-1 = Fair.
clavo-caught-2 = It slipped my mind.
clavo-wow-1 = Oh.
clavo-wow-2 = A good hammer blow.
clavo-won-1 = It worked.
clavo-won-2 = Done.
clavo-lost-1 = Well won.
clavo-lost-2 = Nicely done.
clavo-waiting-1 = There is time.
clavo-waiting-2 = Still here.

# Vainilla: sweet, polite, a little nervous.

vainilla-hello-1 = Hello… may I sit here? Thank you!
vainilla-hello-2 = I am so nervous! But in a nice way.
vainilla-small-1 = Is anybody cold? I brought a little blanket.
vainilla-small-2 = I like the sound of shuffling.
vainilla-small-3 = Sorry, am I taking up too much table?
vainilla-hit-1 = Oh… well, thank you, I suppose.
vainilla-hit-2 = It is all right, it is all right… breathing.
vainilla-closed-1 = Oh! What a lovely fright.
vainilla-closed-2 = Congratulations, so nicely closed!
vainilla-word-1 = Oh dear! I am covering my eyes.
vainilla-word-2 = Already? So soon?
vainilla-caught-1 = Sorry! I was too shy to say it!
vainilla-caught-2 = I said it in my head, I promise.
vainilla-wow-1 = Oh, how brave!
vainilla-wow-2 = I would never have dared.
vainilla-won-1 = Me? Really? Thank you!
vainilla-won-2 = What joy! Sorry for winning.
vainilla-lost-1 = I am so happy for you!
vainilla-lost-2 = I had such a good time that I did not notice.
vainilla-waiting-1 = Take it easy, I hesitate a lot, too.
vainilla-waiting-2 = Never mind the clock, I do not, either.

# Anís: with the head in the stars.

anis-hello-1 = The stars said that you would come!
anis-hello-2 = Hello! The moon feels like playing today.
anis-small-1 = Did you know the table turns with the Earth?
anis-small-2 = I started counting stars, and I am at seven.
anis-small-3 = Last night I dreamt of a flying tablecloth.
anis-hit-1 = A shower of stars… on me!
anis-hit-2 = My horoscope did not mention this.
anis-closed-1 = The sun went out! What a close!
anis-closed-2 = A total eclipse! Beautiful.
anis-word-1 = A comet! Make a wish!
anis-word-2 = Somebody is about to lift off!
anis-caught-1 = I was on the moon!
anis-caught-2 = Space station here: you got me.
anis-wow-1 = From another galaxy!
anis-wow-2 = They saw that one on Mars!
anis-won-1 = A perfect landing!
anis-won-2 = I shone a little today!
anis-lost-1 = Stars rest, too.
anis-lost-2 = What a journey! I would lift off again.
anis-waiting-1 = The universe took longer, do not worry.
anis-waiting-2 = I will look for the Great Bear meanwhile.

# Jengibre: pure energy.

jengibre-hello-1 = Warm up! One, two!
jengibre-hello-2 = Come on, team, let us have fun!
jengibre-small-1 = Back straight, and enjoy!
jengibre-small-2 = Stretch your fingers, this is sport!
jengibre-small-3 = Water, fruit and another round.
jengibre-hit-1 = More weight, more muscle!
jengibre-hit-2 = I fall, and I get up!
jengibre-closed-1 = Finish line! What a race!
jengibre-closed-2 = That is a strong close!
jengibre-word-1 = One last effort on the track!
jengibre-word-2 = Final sprint, final sprint!
jengibre-caught-1 = A card for me, referee!
jengibre-caught-2 = A false start, I admit it!
jengibre-wow-1 = What a jump! A ten!
jengibre-wow-2 = Somebody has been training!
jengibre-won-1 = A gold medal and a fruit smoothie!
jengibre-won-2 = A lap of honour round the table!
jengibre-lost-1 = High five! Well won.
jengibre-lost-2 = Today I train, tomorrow more.
jengibre-waiting-1 = A good moment for some squats.
jengibre-waiting-2 = Breathe, think, and go.

# Albahaca: calm as a flowerpot.

albahaca-hello-1 = Hello. How peaceful.
albahaca-hello-2 = I breathe, and we play.
albahaca-small-1 = I grew a millimetre.
albahaca-small-2 = What nice sunlight.
albahaca-small-3 = Mmm, I smell soup.
albahaca-hit-1 = I go with the flow.
albahaca-hit-2 = More leaves for me.
albahaca-closed-1 = What harmony.
albahaca-closed-2 = Everything comes in time.
albahaca-word-1 = Breathe in… breathe out…
albahaca-word-2 = Something is blooming.
albahaca-caught-1 = I was meditating.
albahaca-caught-2 = I am learning.
albahaca-wow-1 = That made me bloom.
albahaca-wow-2 = How beautiful.
albahaca-won-1 = Thank you, sun.
albahaca-won-2 = It bloomed.
albahaca-lost-1 = I will sprout again.
albahaca-lost-2 = Your flower makes me glad.
albahaca-waiting-1 = A plant grows without hurry.
albahaca-waiting-2 = Ommm.
