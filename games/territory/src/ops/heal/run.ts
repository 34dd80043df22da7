// heal: removes up to that many damage marks.
import type { C } from '../../language';
import { type Heal, register } from './schema';

export function run(a: Heal, c: C): void {
  const to = c.choose(
    a,
    `${a.bind ?? register} choice`,
    { en: 'Choose a unit to heal', fr: 'Choisissez une unité à soigner' },
    'heal',
  );
  c.happens('heal', to, c.read.amount(a.amount, c), a.bind ?? register);
}
