// English for heal: "heal an ally by 3".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { number } from '@sleight/kernel/text/leaves';
import { bareOne, of, op, target, value } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

const who = of(target, 'unit', 'self');

export const en = op(
  'heal',
  imperative(
    oneOf(
      phrase('heal {...who} by {amount}', { who, amount: number }),
      phrase('heal {...who} by an amount equal to {amount}', { who, amount: value }),
      phrase('heal {...who} by {amount.times} for each {amount.per}', {
        who,
        'amount.times': number,
        'amount.per': bareOne,
      }),
    ),
  ),
);
