// English for distribute: "distribute 5 damage among enemies close to it".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { number } from '@sleight/kernel/text/leaves';
import { bareMany, bareOne, of, op, value } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

const among = of(bareMany, 'unit');

export const en = op(
  'distribute',
  imperative(
    oneOf(
      phrase('distribute {amount} damage among {...among}', { amount: number, among }),
      phrase('distribute damage equal to {amount} among {...among}', { amount: value, among }),
      phrase('distribute {amount.times} damage for each {amount.per} among {...among}', {
        'amount.times': number,
        'amount.per': bareOne,
        among,
      }),
    ),
  ),
);
