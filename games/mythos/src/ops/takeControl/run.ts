// takeControl: it changes sides in its mission, linked to the source.
import type { C } from '../../language';
import { pick } from '../../targets';
import { register, type TakeControl } from './schema';

export function run(a: TakeControl, c: C): void {
  const why = {
    en: 'Choose a character to take control of',
    fr: 'Choisissez un personnage dont prendre le contrôle',
  };
  const to = pick(c, a, `${a.bind ?? register} choice`, { why, verb: 'takeControl' });
  c.happens('takeControl', to, () => 0, a.bind ?? register);
}
