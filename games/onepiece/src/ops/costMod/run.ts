// costMod: changes the cost of cards, for a while or as long as its text works.
import { chooseToChange } from '@sleight/kit/prompts';
import { COST } from '../../counters';
import type { C } from '../../language';
import { lasts } from '../../lasting';
import { pick } from '../../targets';
import { type CostMod, register } from './schema';

const CARD = { en: 'card', fr: 'carte' };
const STAT = { en: 'cost', fr: 'coût', theStat: 'le coût' };

export function run(a: CostMod, c: C): void {
  const name = a.bind ?? register;
  const from = pick(c, a, `${name} choice`, { why: chooseToChange(CARD, STAT, a.amount) });
  const { adds } = c.read.rules;
  const amount = c.read.amount(a.amount, c);
  lasts(c, {
    fact: 'cost',
    line: () => adds[COST],
    amount,
    duration: a.duration,
    from,
    to: name,
  });
}

export function hold(a: CostMod, c: C): void {
  const applies = c.read.match(a, c);
  c.statics.push({ number: COST, layer: 'add', amount: c.read.amount(a.amount, c), applies });
}
