// Reads Mythos's targets into functions over the table (spec 11.2, 11.6, 11.10, 15). What filters, amounts and
// conditions mean is in their folders. A character is never friendly to itself.

import type { Count, Play, RefTest, Select } from '@sleight/kernel/book';
import { CARD, newList, OBJ, ref, refIndex, refKind } from '@sleight/kernel/code';
import type { Reader } from '@sleight/kernel/compiler';
import { forbidden } from '@sleight/kernel/derive';
import type { Ref } from '@sleight/kernel/ids';
import { objById } from '@sleight/kernel/objects';
import type { Frame, Obj } from '@sleight/kernel/state';
import type { Target } from './ability';
import { amountMeaning } from './amounts/meanings.generated';
import { allOf, candidates, keep, lastKnown, onObject } from './candidates';
import { isCharacterCard, isSuppressed } from './character';
import { condMeaning } from './conditions/meanings.generated';
import { NUMBERS } from './counters';
import { asksForHidden } from './filters/hidden/schema';
import { filterMeaning } from './filters/meanings.generated';
import { isHere } from './filters/mission/schema';
import { isWithSelf } from './filters/withSelf/schema';
import type { C, Inside, Meanings, Mythos } from './language';
import { destinations, mayTake } from './movement';
import { DECK, DISCARD, HAND } from './places';
import { VERBS, verbId } from './verb-names';

const verbOf = (name: string): number => {
  const i = VERBS.findIndex((v) => v === name);
  if (i < 0) throw new Error(`Mythos has no verb called ${name}`);
  return i;
};

const HIDE = verbId('hide');
const DEFEAT = verbId('defeat');

// Long because targets, filters, amounts and conditions contain each other, so their readers call each other.
export function reader(shared: Inside): Reader<Mythos> {
  const { rules } = shared;
  /** Where things are counted; a count inside a count goes behind it. */
  const counted = newList<Ref>();

  /** The meanings of the words inside a text of this program. */
  function meanings(c: C): Meanings {
    const inside: Meanings = {
      shared,
      register: c.register,
      filter(one) {
        const asks = filterMeaning(one, inside);
        return typeof asks === 'function' ? { fits: asks } : asks;
      },
      match: (one) => inside.filter(one).fits,
      count: (target) => counting(target, c),
      amount: (one) => amountMeaning(one, inside),
      test: (cond) => condMeaning(cond, inside),
    };
    return inside;
  }

  const isFaceUp: RefTest = onObject((_p, _f, o) => o.down === 0);

  /** Candidates that cannot be affected in the stated way are not legal targets (11.6.3). */
  function affectable(verb: string): RefTest | null {
    const aims = (test: (p: Play, f: Frame, o: Obj) => boolean): RefTest => {
      const can = onObject(test);
      return (p, f, r) => refKind(r) !== OBJ || can(p, f, r);
    };
    switch (verb) {
      case 'hide':
        return aims((p, f, o) => o.down === 0 && !forbidden(p, HIDE, ref(OBJ, o.id), f.you));
      case 'defeat':
        return aims((p, f, o) => !forbidden(p, DEFEAT, ref(OBJ, o.id), f.you));
      case 'move':
        return aims((p, f, o) => destinations(p, shared, f, o).length > 0);
      case 'powerup':
        // A suppressed character can hold no tokens (R28).
        return aims((p, _f, o) => !isSuppressed(p, o));
      case 'takeControl':
        return aims((p, f, o) => mayTake(p, shared, f.you, o));
      default:
        return null;
    }
  }

  function select(target: Target, c: C, verb?: string): Select {
    const { filters = [] } = target;
    const every = candidates(target, c);
    // Where the candidates are this mission's characters, that much is already asked.
    const asked = target.targetType === 'character' ? filters.filter((one) => !isHere(one)) : filters;
    const asks = asked.map(meanings(c).filter);
    const fits = allOf(asks.map((one) => one.fits));
    // Of everything that matches the rest, some filters keep the extreme ones.
    const among = asks.find((one) => one.among !== undefined)?.among;
    // Things that are only counted are not targets.
    const aimed = verb !== undefined && target.targetType === 'character';
    const hiddenOut = !rules.hidden.targetable && aimed && !filters.some(asksForHidden);
    const legal = verb === undefined ? null : affectable(verb);
    return (p, f, out) => {
      const start = out.n;
      every(p, f, out);
      if (hiddenOut) keep(p, f, out, start, isFaceUp);
      if (asked.length > 0) keep(p, f, out, start, fits);
      if (among !== undefined) among(p, out, start);
      if (legal !== null) keep(p, f, out, start, legal);
    };
  }

  function match(target: Target, c: C): RefTest {
    if (target.targetType === 'self') return (_p, f, r) => r === ref(OBJ, f.self);
    const { filters = [] } = target;
    const fits = allOf(filters.map(meanings(c).match));
    const withSelf = filters.some(isWithSelf);
    return (p, f, r) => {
      // A loose card is not an object, although some object may have its number.
      const isCard = refKind(r) === CARD;
      if (target.targetType === 'card' && isCard && !isCharacterCard(p, refIndex(r))) return false;
      const o = isCard ? null : objById(p.s, refIndex(r));
      const ctrl = o === null && !isCard ? lastKnown(f, refIndex(r))?.ctrl : o?.ctrl;
      if (o !== null && p.book.places[o.at].seat === null) return false;
      if (target.targetSide === 'player' && (ctrl !== f.you || (!withSelf && r === ref(OBJ, f.self))))
        return false;
      if (target.targetSide === 'opponent' && ctrl === f.you) return false;
      return fits(p, f, r);
    };
  }

  function counting(target: Target, c: C): Count {
    const find = select(target, c);
    return (p, f) => {
      const start = counted.n;
      find(p, f, counted);
      const n = counted.n - start;
      counted.n = start;
      return n;
    };
  }

  return {
    rules: shared,
    select,
    match,
    counts: () => ({ min: 1, max: 1, all: false, free: true }),
    amount: (amount, c) => meanings(c).amount(amount),
    test: (cond, c) => meanings(c).test(cond),
    verb: verbOf,
    number(name) {
      const i = NUMBERS.findIndex((n) => n === name);
      if (i < 0) throw new Error(`Mythos has no number called ${name}`);
      return i;
    },
    zone(name) {
      const base = name === 'hand' ? HAND : name === 'discard' ? DISCARD : DECK;
      return (_p, f) => base + f.you;
    },
    grants: () => -1,
  };
}
