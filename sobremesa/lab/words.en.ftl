### What the lab says.

## What is compared

lab-and = { $one } and { $other }
lab-nobody = as usual
lab-asked = as asked
lab-quoted = “{ $text }”
lab-named = ‘{ $text }’
lab-option = { $option }: { $value ->
    [on] yes
    [off] no
   *[other] { $value }
}
lab-bots = { $bots } at the table
lab-seated = { $seat } { $bot }
lab-everybody = everybody
lab-bot = { $level ->
    [chance] scatterbrain
    [sensible] sensible
   *[search] strategist ({ $iterations } iterations)
}
lab-never = { $who } never: { $moves }
lab-always = { $who } always, if possible: { $moves }
lab-phases = while asked for: { $phases }
lab-above = with more than { $cards } in hand
lab-below = with fewer than { $cards } in hand
lab-unrestricted = no restrictions

## What was found

lab-measured = { $unit ->
    [match] Measured in { $deals } matches of { $title } with { $players } players.
   *[deal] Measured in { $deals } deals of { $title } with { $players } players.
} Who plays: { $bots }.
lab-length = { $unit ->
    [match] A match takes { $mean } deals ({ $low } to { $high }).
   *[deal] A deal takes { $mean } moves ({ $low } to { $high }).
}
lab-first = Whoever begins wins { $mean } % of the time ({ $low } to { $high }); { $even } % would be even.
lab-side = { $who } { $many ->
    [1] takes
   *[other] take
} { $mean } % of the wins ({ $low } to { $high }); { $even } % would be even.
lab-lead = Halfway through, whoever leads goes on to win in { $mean } % of the deals ({ $low } to { $high }).
lab-kept = Restriction: { $restriction }. It took moves away in { $narrowed } decisions{ $impossible ->
    [0] .
   *[other] ; in { $impossible } it could not be kept.
}
lab-unfinished = { $unit ->
    [match] Matches that were given up, not being over after { $deals } deals, or one of their deals after { $moves } moves: { $many }. Nobody wins them.
   *[deal] Deals that were given up, not being over after { $moves } moves: { $many }. Nobody wins them, and they count as that long.
}

## What is different

lab-unfinished-with = { $unit ->
    [match] With { $setting }, matches that were given up, not being over after { $deals } deals, or one of their deals after { $moves } moves: { $many }. Nobody wins them.
   *[deal] With { $setting }, deals that were given up, not being over after { $moves } moves: { $many }. Nobody wins them, and they count as that long.
}

lab-length-more = With { $setting } { $unit ->
    [match] a match takes { $mean } deals longer
   *[deal] a deal takes { $mean } moves longer
} ({ $low } to { $high }).
lab-length-less = With { $setting } { $unit ->
    [match] a match is { $mean } deals shorter
   *[deal] a deal is { $mean } moves shorter
} ({ $low } to { $high }).
lab-length-same = With { $setting } the length of a { $unit ->
    [match] match does not change by more than { $most } deals
   *[deal] deal does not change by more than { $most } moves
}.
lab-length-early = With { $setting } it is too early to say what happens to the length: that would take about { $needed } { $unit ->
    [match] matches
   *[deal] deals
}.
lab-first-more = With { $setting } whoever begins wins { $mean } percentage points more ({ $low } to { $high }).
lab-first-less = With { $setting } whoever begins wins { $mean } percentage points less ({ $low } to { $high }).
lab-first-same = With { $setting } the advantage of beginning does not change by more than { $most } percentage points.
lab-first-early = With { $setting } it is too early to say what beginning is worth: that would take about { $needed } { $unit ->
    [match] matches
   *[deal] deals
}.
lab-wins-more = With { $setting } { $seat } wins { $mean } percentage points more ({ $low } to { $high }).
lab-wins-less = With { $setting } { $seat } wins { $mean } percentage points less ({ $low } to { $high }).
lab-wins-same = With { $setting } how often { $seat } wins does not change by more than { $most } percentage points.
lab-wins-early = With { $setting } it is too early to say whether { $seat } wins more often: that would take about { $needed } { $unit ->
    [match] matches
   *[deal] deals
}.
lab-points-more = With { $setting } { $seat } scores { $mean } points more ({ $low } to { $high }).
lab-points-less = With { $setting } { $seat } scores { $mean } points less ({ $low } to { $high }).
lab-points-same = With { $setting } the points of { $seat } do not change by more than { $most }.
lab-points-early = With { $setting } it is too early to say whether { $seat } scores more: that would take about { $needed } { $unit ->
    [match] matches
   *[deal] deals
}.

## What else there is to say

lab-paired = All settings play the same deals, which makes differences sharper: { $left } % of the variance in length is left.
lab-apart = All settings play the same deals; here that makes no difference sharper.
lab-together = { $settings } settings are compared with the first, so their intervals are wider: all of them together are right in 95 % of cases.
lab-people = All of this was measured with bots. People play differently.

## The tables of the command line

lab-seat = seat
lab-wins = wins
lab-points = points
lab-place = begins
lab-setting = setting
lab-ending = ending
lab-deals = deals
lab-share = share
lab-interval = 95 %
lab-move = move
lab-times = a deal
lab-did = of those who could
lab-with = won with it
lab-without = without it
lab-worth = difference
lab-event = what happened
lab-difference = difference
lab-measure = measure
lab-verdict = verdict
lab-speed = { $deals } deals in { $seconds } s.
