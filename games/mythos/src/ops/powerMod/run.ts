// powerMod: changes Power while its source is face up in play.
import { POWER } from '../../counters';
import type { C } from '../../language';
import type { PowerMod } from './schema';

export function hold(a: PowerMod, c: C): void {
  const match = c.read.match(a, c);
  c.statics.push({
    number: POWER,
    layer: 'add',
    amount: c.read.amount(a.amount, c),
    applies: match,
  });
}
