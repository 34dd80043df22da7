// Territory in a minute, for a language model: what the cards and the board do not show.
// Numbers that a ruleset may change are left out; they come with the rules of the match.

export const primer = `You and the opponent fight over a row of lanes. Each side of a lane is a slot for one unit.
Taking turns, each player plays one card, activates an ability or passes. Who passes is out for the rest of the round;
when both have passed the round ends. In each lane the unit with more power wins (a lone unit always wins, equal power
wins nothing), and each lane won is worth 1 VP. More VP wins the round, and a round won is a mark; a tied round gives
both a mark. Marks win the match. Afterwards all units leave, but hands, discards and effects on slots stay, and only
a few new cards are drawn: a card saved now is a card for a later round, and passing early in a round that is won or
lost saves cards.
A unit at power 0 dies. Playing a unit onto your own unit sacrifices the old one. Close means the next lane, far means
two lanes away or more, facing is the slot across. Deploy happens when a unit is played, Death when it dies, Conquer
when it has won its lane at the end of the round.`;
