// English for dealDamage: "deal 1 damage to your opponent".
import { imperative } from '@sleight/kernel/text/grammar';
import { number } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op(
  'dealDamage',
  imperative(phrase('deal {amount} damage to your opponent', { amount: number })),
);
