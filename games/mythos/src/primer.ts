// Mythos in a minute, for a language model: what the cards and the board do not show.
// Numbers that a ruleset may change are left out; they come with the rules of the match.

export const primer = `A match has a few turns; each brings one more mission into play, worth more than the one before.
At its start both players gain chakra, more of it for every character they have in play, and draw cards. Then they take
turns: play a character face up at a mission for its cost, play one face down for very little (hidden: no effect, 0
Power, and the opponent does not know it), reveal a hidden one for its full cost, upgrade a character of the same name
with a more expensive one for the difference, or pass. The first to pass takes the Edge. When both have passed, every
mission in play is scored: the side with more Power there wins its points; a tie goes to the player with the Edge, and
nobody wins with less than 1 Power. Characters and missions stay, chakra and Power tokens do not, so unspent chakra is
wasted. The highest points after the last turn win; a tie goes to the Edge.
On one side of one mission only one face-up character of each name may stand. MAIN happens when a character is played
face up or revealed, AMBUSH only when it is revealed, UPGRADE only when it upgrades another, SCORE when its side wins
its mission. Without such a word an effect lasts while the character is face up.`;
