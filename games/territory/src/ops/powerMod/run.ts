// powerMod: an instruction changes the unit's bonus for good; a continuous one changes power while it works.
import { POWER } from '../../counters';
import type { C } from '../../language';
import { type PowerMod, register } from './schema';

export function run(a: PowerMod, c: C): void {
  const why = { en: 'Choose a unit to change', fr: 'Choisissez une unité à modifier' };
  const to = c.choose(a, `${a.bind ?? register} choice`, why, 'power');
  c.happens('power', to, c.read.amount(a.amount, c), a.bind ?? register);
}

export function hold(a: PowerMod, c: C): void {
  c.statics.push({
    number: POWER,
    layer: 'add',
    amount: c.read.amount(a.amount, c),
    applies: c.read.match(a, c),
  });
}
