// English for draw: "draw 2 cards", "draw cards so that you have 3 cards in your hand".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { countOf } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

const amount = countOf('card');

export const en = op(
  'draw',
  imperative(
    oneOf<unknown>(
      phrase('draw {amount}', { amount }),
      phrase('your opponent draws {amount}', { amount }, { side: 'opponent' }),
      phrase('draw cards so that you have {until} in your hand', { until: amount }),
      phrase('draw card(s) so that you have {until} in your hand', { until: amount }),
    ),
  ),
);
