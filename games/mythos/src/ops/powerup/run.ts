// powerup: Power tokens on the stated characters, else on the source.
import type { C } from '../../language';
import { pick } from '../../targets';
import { type Powerup, register } from './schema';

export function run(a: Powerup, c: C): void {
  const { targetType = 'self', ...rest } = a;
  const why = { en: 'Choose a character to power up', fr: 'Choisissez un personnage à renforcer' };
  const amount = c.read.amount(a.amount, c);
  const to = pick(c, { ...rest, targetType }, `${a.bind ?? register} choice`, {
    why,
    verb: 'powerup',
    worth: (p, f) => amount(p, f) > 0,
  });
  c.happens('powerup', to, amount, a.bind ?? register);
}
