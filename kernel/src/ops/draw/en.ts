// English for draw: "draw 2 cards", "draw cards equal to its power".
import { imperative, oneOf } from '../../text/grammar';
import { countOf } from '../../text/leaves';
import { bareOne, op, value } from '../../text/parts';
import { phrase } from '../../text/template';

const cards = countOf('card');

export const en = op(
  'draw',
  imperative(
    oneOf(
      phrase('draw {amount}', { amount: cards }),
      phrase('draw cards equal to {amount}', { amount: value }),
      phrase('draw {amount.times} for each {amount.per}', { 'amount.times': cards, 'amount.per': bareOne }),
    ),
  ),
);
