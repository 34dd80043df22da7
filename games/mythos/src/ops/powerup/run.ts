// powerup: Power tokens on the stated characters, else on the source.
import type { C } from '../../language';
import { pick } from '../../targets';
import { type Powerup, register } from './schema';

export function run(a: Powerup, c: C): void {
  const { targetType = 'self', ...rest } = a;
  const why = { en: 'Choose a character to power up', fr: 'Choisissez un personnage à renforcer' };
  const to = pick(c, { ...rest, targetType }, `${a.bind ?? register} choice`, { why, verb: 'powerup' });
  c.happens('powerup', to, c.read.amount(a.amount, c), a.bind ?? register);
}
