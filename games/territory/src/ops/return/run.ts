// return: the owner chooses cards in the discard and takes them back into the hand.
import type { C } from '../../language';
import { type Return, register } from './schema';

export function run(a: Return, c: C): void {
  const { min, max } = c.read.counts(a);
  const match = c.read.match(a, c);
  const chosen = c.register(`${a.bind ?? register} choice`);
  c.chooseCards(
    {
      zone: c.read.zone(a.from),
      match,
      min: () => min,
      max: () => max,
      to: chosen,
      why: { en: 'Choose a card to return to your hand', fr: 'Choisissez une carte à reprendre en main' },
    },
    min > 0,
  );
  c.happens('return', chosen, () => 0, a.bind ?? register);
}
