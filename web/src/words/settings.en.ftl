### The settings.

language = Language
language-es = Español
language-en = English
sounds = Sounds
remarks = Remarks of the bots
remarks-hint = Now and then they say something about what happens.
vibration = Vibration
motion = Motion
motion-system = As the system
motion-full = Full
motion-reduced = Reduced
shapes = Large shapes
shapes-hint = Every colour has a shape, too; this makes it easier to see.
text-size = Text size
text-normal = Normal
text-large = Large
text-larger = Larger
forced = Draw and pass without a tap
forced-hint = Where there is nothing to decide, it happens by itself.
single = Play with one tap
single-hint = A tap on a card plays it at once. Otherwise tap it twice, or drag it to the table.
tempo = Pace of the bots
tempo-calm = Calm
tempo-usual = Usual
tempo-quick = Quick
