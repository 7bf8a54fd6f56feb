### The rulebook.

rulebook-title = Rules of { $game }
rulebook-lab = What does each rule do? Try it in the lab
rulebook-search = Search the rules
rulebook-contents = Contents
rulebook-found = { $count ->
    [0] Not in the rules. Try another word.
    [one] Found in one rule.
   *[other] Found in { $count } rules.
}
rulebook-link = Link to rule { $clause }
rulebook-table = Table
clause-open = Rule { $clause }: open the rulebook
