// strength: until the card leaves the arena at the end of the round.
import type { C } from '../../language';
import { register, type Strength } from './schema';

const why = { en: 'Choose a card', fr: 'Choisissez une carte' };

export function run({ amount, targetType, bind = register }: Strength, c: C): void {
  const card = c.choose({ targetType }, `${bind} choice`, why, 'strength');
  c.happens('strength', card, () => amount, bind);
}
