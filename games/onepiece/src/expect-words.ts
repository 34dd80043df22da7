// Parses the words of an expectation: side, card in play, cards.
// An unknown or ambiguous word throws a sentence that becomes the failure.

import type { Def } from '@sleight/kernel/book';
import { defOf } from '@sleight/kernel/objects';
import { type Obj, other } from '@sleight/kernel/state';
import { type Expecting, whose, zoneChecks } from '@sleight/kit/expect';
import { defNamed, defsNamed } from '@sleight/kit/named';
import type { OnePieceBook } from './book';
import { isLeader, isStage, onField } from './field';
import { DECK, HAND, LIFE, TRASH } from './places';

export type ExpectTable = Expecting<OnePieceBook>;

const ZONE: Readonly<Record<string, number>> = { hand: HAND, deck: DECK, trash: TRASH, life: LIFE };

export function cardNamed(t: ExpectTable, name: string): Def {
  const def = defNamed(t.book, name);
  if (typeof def === 'string') throw new Error(def);
  return def;
}

/** "[my|foe] leader|stage|CARD [n]": everything on the field these words match; n counts equal ones. */
export function onFieldCalled(t: ExpectTable, words: string): Obj[] {
  const [, side, name, n] = /^(?:(my|foe) )?(.+?)(?: #(\d))?$/i.exec(words) ?? [];
  const seats = side === undefined ? [t.me, other(t.me)] : [whose(t, side)];
  const everyone = seats.flatMap((seat) => onField(t.p.s, seat));
  const isArea = name === 'leader' || name === 'stage';
  const defs = isArea ? [] : defsNamed(t.book, name);
  if (!isArea && defs.length === 0) cardNamed(t, name);
  const found = everyone.filter((o) => {
    if (name === 'leader') return isLeader(o);
    if (name === 'stage') return isStage(o);
    return defs.includes(defOf(t.p, o).index);
  });
  return n === undefined ? found : found.slice(Number(n) - 1, Number(n));
}

export function oneOnField(t: ExpectTable, words: string): Obj {
  const found = onFieldCalled(t, words);
  if (found.length === 0) throw new Error(`${words} is not in play`);
  if (found.length > 1)
    throw new Error(`${words}: there are ${found.length}; say whose, or which one as "#2"`);
  return found[0];
}

export const { listed, zoneIs, endIs, inZone, knowsInZone, zoneCount } = zoneChecks<ExpectTable>({
  zones: ZONE,
  piles: ['deck', 'life'],
  cardNamed,
});
