// trash: cards of a hand or the field go to their owners' trash; from the field it is not a K.O. (spec 9).
import type { C } from '../../language';
import { pick } from '../../targets';
import { register, type Trash } from './schema';

export function run(a: Trash, c: C): void {
  const name = a.bind ?? register;
  const why = { en: 'Choose a card to trash', fr: 'Choisissez une carte à défausser' };
  const to = pick(c, a, `${name} choice`, { why });
  c.happens(a.from === undefined ? 'trash' : 'trashFromHand', to, () => 0, name);
}
