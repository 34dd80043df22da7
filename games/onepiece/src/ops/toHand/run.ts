// toHand: loose cards go to their owner's hand.
import type { C } from '../../language';
import { pick } from '../../targets';
import { register, type ToHand } from './schema';

export function run(a: ToHand, c: C): void {
  const name = a.bind ?? register;
  const why = { en: 'Choose a card to add to your hand', fr: 'Choisissez une carte à ajouter à votre main' };
  c.happens('recover', pick(c, a, `${name} choice`, { why }), () => 0, name);
}
