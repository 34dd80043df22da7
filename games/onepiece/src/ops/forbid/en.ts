// English for forbid: "you cannot draw cards using your own effects during this turn".
import { inMood } from '@sleight/kernel/text/grammar';
import { words } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { duration } from '../../words/parts';

const what = words({
  draw: 'draw cards using your own effects',
  lifeToHand: 'add Life cards to your hand using your own effects',
  playFromHand: 'play cards from your hand',
  playCharacters: 'play Character cards',
});

/** It gives no order, so it never follows "you may". */
export const en = op(
  'forbid',
  inMood({ instruction: phrase('you cannot {what} {duration}', { what, duration }) }),
);
