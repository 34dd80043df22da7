// English for deckOut: "when your deck is reduced to 0, you win the game instead of losing, …".
import { inMood, oneOf } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { readAlso } from '../../words/leaves';

const win = { outcome: 'win' };
const later = { outcome: 'loseAtEndOfTurn' };

export const en = op(
  'deckOut',
  inMood({
    continuous: readAlso<unknown>(
      oneOf<unknown>(
        phrase(
          'when your deck is reduced to 0, you win the game instead of losing, according to the rules',
          {},
          win,
        ),
        phrase(
          'when your deck is reduced to 0, you lose at the end of that turn instead of at once, according to the rules',
          {},
          later,
        ),
      ),
      phrase(
        'under the rules of this game, you do not lose when your deck has 0 cards. You lose at the end of the turn in which your deck becomes 0 cards',
        {},
        later,
      ),
    ),
  }),
);
