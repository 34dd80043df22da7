// The effect of each verb on the table. Every verb returns its real result, and tells it as a fact.
// Next: ops/*/run.ts for the abilities that use them, round.ts for the rules that do.

import { type Apply, type BookVerb, type Play, reg } from '@sleight/kernel/book';
import { refIndex } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import { defOf, objById } from '@sleight/kernel/objects';
import type { Obj } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { discarding, drawing, seatsOf } from '@sleight/kit/card-verbs';
import { BONUS, DECK, DISCARD, HAND, POINTS } from './places';
import { strength } from './strength';

export const VERBS = ['draw', 'discard', 'reveal', 'win', 'lose', 'gain', 'strength'] as const;
export type VerbName = (typeof VERBS)[number];
export const verbId = (name: VerbName): number => VERBS.indexOf(name);

const cardsOf = (p: Play, refs: readonly Ref[]): Obj[] =>
  refs.flatMap((r) => objById(p.s, refIndex(r)) ?? []);

/** The moment itself: the procedure does the rest. */
const moment =
  (verb: VerbName): Apply =>
  (p, _f, subjects) => {
    for (const o of cardsOf(p, subjects)) tell(p, verb, { seat: o.ctrl, object: o.id, def: defOf(p, o).id });
    return reg(subjects);
  };

/** A loss takes at most what the card has. */
const changeStrength: Apply = (p, _f, subjects, amount) => {
  for (const o of cardsOf(p, subjects)) {
    const by = Math.max(amount, -strength(p, o));
    o.marks[BONUS] += by;
    tell(p, 'strength', { seat: o.ctrl, object: o.id, def: defOf(p, o).id, amount: by });
  }
  return reg(subjects, amount);
};

/** Points never fall below 0. */
const gain: Apply = (p, _f, subjects, amount) => {
  for (const seat of seatsOf(subjects)) {
    const by = Math.max(amount, -p.s.num[POINTS + seat]);
    p.s.num[POINTS + seat] += by;
    tell(p, 'gain', { seat, amount: by });
  }
  return reg(subjects, amount);
};

const does: Readonly<Record<VerbName, Apply>> = {
  draw: drawing(DECK, HAND),
  discard: discarding(HAND, DISCARD),
  reveal: moment('reveal'),
  win: moment('win'),
  lose: moment('lose'),
  gain,
  strength: changeStrength,
};

export const verbs: readonly BookVerb[] = VERBS.map((name) => ({ name, apply: does[name] }));
