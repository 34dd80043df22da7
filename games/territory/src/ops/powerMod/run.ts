// powerMod: an instruction changes the unit's bonus for good; a continuous one changes power while it works.
import { chooseToChange } from '@sleight/kit/prompts';
import type { Amount } from '../../ability';
import { POWER } from '../../counters';
import type { C } from '../../language';
import { type PowerMod, register } from './schema';

const UNIT = { en: 'unit', fr: 'unité' };
const STAT = { en: 'power', fr: 'puissance', theStat: 'la puissance' };

export function run(a: PowerMod, c: C): void {
  const why = chooseToChange(UNIT, STAT, a.amount);
  const to = c.choose(a, `${a.bind ?? register} choice`, why, 'power');
  c.happens('power', to, c.read.amount(a.amount, c), a.bind ?? register);
}

/** Does the amount raise power? A fixed amount by its sign; a count of things is never below 0. */
const raises = (amount: Amount): boolean =>
  typeof amount === 'number' ? amount >= 0 : 'stat' in amount || amount.times >= 0;

export function hold(a: PowerMod, c: C): void {
  c.statics.push({
    number: POWER,
    layer: 'add',
    raises: raises(a.amount),
    amount: c.read.amount(a.amount, c),
    applies: c.read.match(a, c),
  });
}
