// powerMod: changes power, for a while or as long as its text works.
import { chooseToChange } from '@sleight/kit/prompts';
import { POWER } from '../../counters';
import type { C } from '../../language';
import { lasts } from '../../lasting';
import { pick } from '../../targets';
import { type PowerMod, register } from './schema';

const CARD = { en: 'card', fr: 'carte' };
const STAT = { en: 'power', fr: 'puissance', theStat: 'la puissance' };

export function run(a: PowerMod, c: C): void {
  const name = a.bind ?? register;
  const from = pick(c, a, `${name} choice`, { why: chooseToChange(CARD, STAT, a.amount) });
  const { adds } = c.read.rules;
  const amount = c.read.amount(a.amount, c);
  lasts(c, {
    fact: 'power',
    line: () => adds[POWER],
    amount,
    duration: a.duration,
    from,
    to: name,
  });
}

export function hold(a: PowerMod, c: C): void {
  const applies = c.read.match(a, c);
  c.statics.push({ number: POWER, layer: 'add', amount: c.read.amount(a.amount, c), applies });
}
