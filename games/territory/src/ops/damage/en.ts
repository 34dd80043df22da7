// English for damage: "deal 3 damage to an enemy".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { number } from '@sleight/kernel/text/leaves';
import { bareOne, of, op, target, value } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

const to = of(target, 'unit', 'self');

export const en = op(
  'damage',
  imperative(
    oneOf(
      phrase('deal {amount} damage to {...to}', { amount: number, to }),
      phrase('deal damage equal to {amount} to {...to}', { amount: value, to }),
      phrase('deal {amount.times} damage to {...to} for each {amount.per}', {
        'amount.times': number,
        to,
        'amount.per': bareOne,
      }),
    ),
  ),
);
