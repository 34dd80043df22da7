// return: cards of the field go to their owners' hands.
import type { C } from '../../language';
import { pick } from '../../targets';
import { type Return, register } from './schema';

export function run(a: Return, c: C): void {
  const name = a.bind ?? register;
  const why = { en: 'Choose a card to return to hand', fr: 'Choisissez une carte à renvoyer en main' };
  c.happens('returnToHand', pick(c, a, `${name} choice`, { why }), () => 0, name);
}
