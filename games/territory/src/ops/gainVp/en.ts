// How gainVp is said in English: "gain 2 VP", "gain VP equal to its power".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { number } from '@sleight/kernel/text/leaves';
import { bareOne, op, value } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op(
  'gainVp',
  imperative(
    oneOf(
      phrase('gain {amount} VP', { amount: number }),
      phrase('gain VP equal to {amount}', { amount: value }),
      phrase('gain {amount.times} VP for each {amount.per}', {
        'amount.times': number,
        'amount.per': bareOne,
      }),
    ),
  ),
);
