// removeEffect: protected effects are not a legal choice, and "every" skips them (17.6).
import type { C } from '../../language';
import { type RemoveEffect, register } from './schema';

export function run(a: RemoveEffect, c: C): void {
  const why = { en: 'Choose an effect to remove', fr: 'Choisissez un effet à retirer' };
  const to = c.choose(a, `${a.bind ?? register} choice`, why, 'removeEffect');
  c.happens('removeEffect', to, () => 0, a.bind ?? register);
}
