// English for donDeck: "under the rules of this game, your DON!! deck consists of 6 cards".
import { inMood } from '@sleight/kernel/text/grammar';
import { countOf } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op(
  'donDeck',
  inMood({
    continuous: phrase('under the rules of this game, your DON!! deck consists of {amount}', {
      amount: countOf('card'),
    }),
  }),
);
