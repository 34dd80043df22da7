// English for redraw: "return all cards in your hand to your deck, shuffle it and draw the same number of cards".
import { imperative } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { readAlso } from '../../words/leaves';

export const en = op(
  'redraw',
  imperative(
    readAlso<unknown>(
      phrase('return all cards in your hand to your deck, shuffle it and draw the same number of cards'),
      phrase(
        'return all cards in your hand to your deck and shuffle your deck. Then, draw cards equal to the number you returned to your deck',
      ),
    ),
  ),
);
