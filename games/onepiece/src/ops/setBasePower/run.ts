// setBasePower: base power becomes a value; of several the highest counts (spec 12). The value is taken once.
import { BASE_POWER } from '../../counters';
import type { C } from '../../language';
import { lasts } from '../../lasting';
import { pick } from '../../targets';
import { register, type SetBasePower } from './schema';

const WHY = {
  en: 'Choose a card to change its base power',
  fr: 'Choisissez une carte dont la puissance de base change',
};

export function run(a: SetBasePower, c: C): void {
  const name = a.bind ?? register;
  const from = pick(c, a, `${name} choice`, { why: WHY });
  const { sets } = c.read.rules;
  const amount = c.read.amount(a.amount, c);
  lasts(c, {
    fact: 'base power',
    line: () => sets[BASE_POWER],
    amount,
    duration: a.duration,
    from,
    to: name,
  });
}

export function hold(a: SetBasePower, c: C): void {
  const applies = c.read.match(a, c);
  c.statics.push({ number: BASE_POWER, layer: 'set', amount: c.read.amount(a.amount, c), applies });
}
