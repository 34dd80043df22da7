// One Piece in a minute, for a language model: what the cards and the board do not show.
// Numbers that a ruleset may change are left out; they come with the rules of the match.

export const primer = `Each player has a Leader with Life cards, a hand, and DON!! cards that pay for everything. On your
turn your cards become active, you draw a card and receive DON!!; then you may, in any order and as often as you can,
play Characters and Stages for their cost, use Events with [Main], use [Activate: Main] effects, give active DON!! to
your Leader or Characters (each is worth 1000 power during your turn, until your next turn), and attack. On their own
first turn neither player may attack, and a Character may not attack on the turn it is played unless it has [Rush].
To attack you rest a Leader or Character and name the opposing Leader or a rested opposing Character. The defender may
rest one card with [Blocker] to become the target, then may trash Characters with a Counter value from the hand or use
Events with [Counter] to gain power. If the attacker has at least as much power as the target, a Character is K.O.'d and
a Leader takes damage: the top Life card goes to its owner's hand, and if it has [Trigger] it may be used instead.
A player who takes damage without any Life left loses; so does a player whose deck is empty. At most five Characters fit
on a side. DON!! that pay are rested until your next turn, so plan what to spend on playing, on power and on defence.`;
