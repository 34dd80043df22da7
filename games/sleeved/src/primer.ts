// Sleeved in a minute, for a language model: what the cards and the board do not show.
// Numbers that a ruleset may change are left out; they come with the rules of the match.

export const primer = `Each round both players secretly build one card and commit it; then both are shown and fight.
A card is a stack of layers, bottom to top: the background of a sleeve, an animal, any equipment from the hand in the
order it is added, the foreground of the sleeve. For damage, health, initiative, modifier and special effect the topmost
layer that has a value wins, and what lies below counts for nothing; so the order matters, and so does leaving things
out: used equipment is gone until the deck has run out and the discard is shuffled. The modifier and lasting bonuses are added at the
end. Higher initiative strikes first, and a card that is destroyed before it struck does not strike; with equal
initiative both strike at once. A card at 0 health is destroyed. Surviving and destroying the other card both score;
the points decide the match. Each sleeve can be used once until all have been used. Where both draw animals from one
deck, the opponent does not hold what you hold. You build in several steps: choose the parts one by one, then commit.`;
