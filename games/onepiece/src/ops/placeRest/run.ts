// placeRest: the rest of the looked-at cards goes to one end of the deck in any order, or to the trash (spec 16).

import { type Play, reg } from '@sleight/kernel/book';
import { refIndex } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import type { Frame } from '@sleight/kernel/state';
import type { C } from '../../language';
import { inOrder, whichEnd } from '../../ordering';
import { DECK } from '../../places';
import { forget } from '../../targets';
import { type PlaceRest, register } from './schema';

const NEXT = { en: 'Which card goes next?', fr: 'Quelle carte vient ensuite\u202f?' };
const END = { en: 'Top or bottom of the deck?', fr: 'Au-dessus ou en dessous du deck\u202f?' };

const isInDeck = (p: Play, r: Ref): boolean =>
  p.s.zones[DECK].includes(refIndex(r)) || p.s.zones[DECK + 1].includes(refIndex(r));

export function run(a: PlaceRest, c: C): void {
  const name = a.bind ?? register;
  const looked = c.register('looked');
  const left = c.register(`${name} cards`);
  c.step((p, f) => {
    f.regs[left] = reg((f.regs[looked]?.refs ?? []).filter((r) => isInDeck(p, r)));
  });
  if (a.to === 'trash') {
    c.happens('trashLoose', left, () => 0, name);
    forget(c, looked);
    return;
  }
  const end = a.to === 'topOrBottom' ? whichEnd(c, name, left, END) : -1;
  inOrder(c, left, (_p, f) => f.you, NEXT);
  const under = (f: Frame): number => (end >= 0 ? (f.regs[end]?.n ?? 0) : a.to === 'bottom' ? 1 : 0);
  c.happens('putInDeck', left, (_p, f) => under(f), name);
  for (const register of [left, looked]) forget(c, register);
}
