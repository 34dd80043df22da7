// English for discard: "discard a card", "discard 2 cards".
import { imperative, oneOf } from '../../text/grammar';
import { countOf } from '../../text/leaves';
import { bareOne, op, value } from '../../text/parts';
import { phrase } from '../../text/template';

const cards = countOf('card', { lone: true });

export const en = op(
  'discard',
  imperative(
    oneOf(
      phrase('discard {amount}', { amount: cards }),
      phrase('discard cards equal to {amount}', { amount: value }),
      phrase('discard {amount.times} for each {amount.per}', {
        'amount.times': cards,
        'amount.per': bareOne,
      }),
    ),
  ),
);
