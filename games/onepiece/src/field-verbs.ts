// Verbs on cards in play: entering, resting, becoming active, and every way of leaving (spec 6, 9).

import { type Apply, type Play, reg } from '@sleight/kernel/book';
import { OBJ, ref, refIndex } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import { enter } from '@sleight/kernel/objects';
import { hear } from '@sleight/kernel/settle';
import { type Last, type Obj, other, type Reg } from '@sleight/kernel/state';
import { takeOut } from '@sleight/kernel/zones';
import { ownerOfCard, zoneOf } from './card-verbs';
import { ATTACKER, CHARACTER, noteTurn, PLAYED_IN, RESTED, TARGET, TURN } from './counters';
import { found, isCharacter, isLeader, isRested, refsTo } from './field';
import { sendTo, sendToDeck, sendToLife } from './leaving';
import { CHARACTER_AREA, HAND, STAGE_AREA, TRASH } from './places';
import { telling } from './telling';
import { verbId } from './verb-names';

const LEAVE = verbId('leave');

/** Enters play active, or rested (`amount` 1), under its owner. The area has room: `playing.ts` sees to that. */
export const play: Apply = (p, _f, subjects, amount) => {
  const entered: Ref[] = [];
  for (const r of subjects) {
    const card = refIndex(r);
    const owner = ownerOfCard(p, card);
    const zone = zoneOf(p, card);
    takeOut(p, zone, card);
    const { kind } = p.book.defs[p.s.cards.def[card]];
    const o = enter(p, card, owner, (kind === CHARACTER ? CHARACTER_AREA : STAGE_AREA) + owner);
    o.marks[RESTED] = amount;
    o.marks[PLAYED_IN] = p.s.num[TURN];
    entered.push(ref(OBJ, o.id));
    telling(p, 'play', o, { from: p.book.places[zone].name });
  }
  return reg(entered);
};

/** A Leader never leaves its area (spec 2). */
const leaving = (p: Play, subjects: readonly Ref[]): Obj[] => found(p, subjects).filter((o) => !isLeader(o));

function left(p: Play, objects: readonly Obj[], send: (o: Obj) => Last): Reg {
  const last = objects.map(send);
  const gone = reg(refsTo(objects), objects.length, last);
  if (objects.length > 0 && (p.book.heardElsewhere[LEAVE] || p.book.heardOnSelf[LEAVE])) hear(p, LEAVE, gone);
  return gone;
}

export const ko: Apply = (p, _f, subjects) =>
  left(p, leaving(p, subjects), (o) => {
    if (isCharacter(o)) noteTurn(p.s, 'opponentCharacterKOd', other(o.ctrl));
    return sendTo(p, 'ko', o, TRASH);
  });

export const trash: Apply = (p, _f, subjects) =>
  left(p, leaving(p, subjects), (o) => sendTo(p, 'trash', o, TRASH));

export const returnToHand: Apply = (p, _f, subjects) =>
  left(p, leaving(p, subjects), (o) => sendTo(p, 'returnToHand', o, HAND));

/**
 * On top of their owners' decks, or under them (`amount` 1), in the order given: the first of several is drawn first.
 * Only their owner learns the order of several (spec 2).
 */
export const toDeck: Apply = (p, _f, subjects, amount) => {
  const end = amount === 1 ? 'bottom' : 'top';
  const objects = leaving(p, end === 'bottom' ? subjects : subjects.toReversed());
  const done = left(p, objects, (o) => sendToDeck(p, 'toDeck', o, end));
  if (objects.length > 1) {
    for (const { cards } of objects) p.s.cards.knows[cards[0]] &= 1 << p.s.cards.owner[cards[0]];
  }
  return done;
};

/** Bits of the amount: under the Life cards instead of on top, and face up. */
export const UNDER = 1;
export const FACE_UP = 2;

export const charToLife: Apply = (p, _f, subjects, amount) => {
  const end = (amount & UNDER) !== 0 ? 'bottom' : 'top';
  return left(p, leaving(p, subjects), (o) => sendToLife(p, 'charToLife', o, end, (amount & FACE_UP) !== 0));
};

const turn =
  (verb: string, rested: number): Apply =>
  (p, _f, subjects) => {
    const turned = found(p, subjects).filter((o) => isRested(o) !== (rested === 1));
    for (const o of turned) {
      o.marks[RESTED] = rested;
      telling(p, verb, o);
    }
    return reg(refsTo(turned));
  };

export const rest = turn('rest', 1);
export const setActive = turn('setActive', 0);

/** The attack that is being made gets another target; without one nothing happens. */
export const redirect: Apply = (p, _f, subjects) => {
  const [o] = found(p, subjects);
  if (o === undefined || p.s.num[ATTACKER] === 0) return reg([]);
  p.s.num[TARGET] = o.id;
  telling(p, 'redirect', o);
  return reg([ref(OBJ, o.id)]);
};
