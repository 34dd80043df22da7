// discardTop: the rest of the stack stays.
import type { C } from '../../language';
import { pick } from '../../targets';
import { type DiscardTop, register } from './schema';

export function run(a: DiscardTop, c: C): void {
  const why = { en: 'Choose an upgraded character', fr: 'Choisissez un personnage amélioré' };
  const to = pick(c, a, `${a.bind ?? register} choice`, { why, verb: 'discardTop' });
  c.happens('discardTop', to, () => 0, a.bind ?? register);
}
