// toDeck: cards go to an end of their owner's deck. Their owner orders several of them, unseen (ruling 101).

import { type Play, reg, type Said } from '@sleight/kernel/book';
import { OBJ, refIndex, refKind } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import { objById } from '@sleight/kernel/objects';
import type { Frame, Seat } from '@sleight/kernel/state';
import { ownerOfCard } from '../../card-verbs';
import type { C } from '../../language';
import { ownerOf } from '../../leaving';
import { inOrder, whichEnd } from '../../ordering';
import { seatsFor, sidesIn } from '../../sides';
import { forget, pick } from '../../targets';
import { register, type ToDeck } from './schema';

const WHY: Said = {
  en: 'Choose cards to put in the deck, top card first',
  fr: 'Choisissez les cartes à placer dans le deck, celle du dessus d’abord',
};
const NEXT: Said = { en: 'Which one goes next?', fr: 'Laquelle vient ensuite\u202f?' };
const END: Said = { en: 'Top or bottom of the deck?', fr: 'Au-dessus ou en dessous du deck\u202f?' };

/** The deck a card goes to. */
function ownerOfRef(p: Play, r: Ref): Seat {
  const o = refKind(r) === OBJ ? objById(p.s, refIndex(r)) : null;
  return o === null ? ownerOfCard(p, refIndex(r)) : ownerOf(p, o);
}

/** Each player orders their own cards; cards from a hand or a trash lie in the order they were chosen. */
function eachInOrder(c: C, of: number, name: string): void {
  const parts = (['player', 'opponent'] as const).map((side) => {
    const part = c.register(`${name} of the ${side}`);
    const seat = (f: Frame): Seat => seatsFor(f, side)[0];
    c.step((p, f) => {
      f.regs[part] = reg((f.regs[of]?.refs ?? []).filter((r) => ownerOfRef(p, r) === seat(f)));
    });
    inOrder(c, part, (_p, f) => seat(f), NEXT);
    return part;
  });
  c.step((_p, f) => {
    f.regs[of] = reg(parts.flatMap((part) => f.regs[part]?.refs ?? []));
  });
}

export function run(a: ToDeck, c: C): void {
  const name = a.bind ?? register;
  const { position = 'bottom' } = a;
  const verb = a.from === undefined ? 'toDeck' : 'putInDeck';
  const to = pick(c, a, `${name} choice`, { why: WHY });
  const isOrdered = a.from !== undefined && a.all !== true;
  const isMany = a.all === true || c.read.counts(a).max > 1;
  if (isMany && !isOrdered && a.shuffle !== true) eachInOrder(c, to, name);
  if (position === 'topOrBottom') {
    const end = whichEnd(c, name, to, END);
    c.happens(verb, to, (_p, f) => f.regs[end]?.n ?? 0, name);
  } else c.happens(verb, to, () => (position === 'bottom' ? 1 : 0), name);
  forget(c, to);
  if (a.shuffle === true) c.happens('shuffle', sidesIn(c, a.targetSide), () => 0, `${name} shuffle`);
}
