// Verbs on characters: power up, hide, defeat, move, take, return (spec 9, 11.11 to 11.14). Cards
// always go to their own owner's zones; a hidden card's name is never revealed, except in a discard pile.

import { type Apply, type Play, reg } from '@sleight/kernel/book';
import { CARD, OBJ, ref, refIndex } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import { defOf, enter, lastOf, relocate } from '@sleight/kernel/objects';
import { hear } from '@sleight/kernel/settle';
import type { Frame, Obj, Seat } from '@sleight/kernel/state';
import { moveCard, putOn, takeOut } from '@sleight/kernel/zones';
import { isCharacter, isCharacterCard, isSuppressed, missionOf, nameTaken, ownerOf } from './character';
import { LINK, PLAYED_IN, PLAYER_TURN, TOKENS } from './counters';
import { bit, found, scatter, tellCard, telling, touch } from './happening';
import { DISCARD, HAND, side } from './places';
import type { Shared } from './shared';
import { MOVE_OWN } from './verb-names';

/** A suppressed character can hold no tokens (R28). */
export const powerup: Apply = (p, f, subjects, amount) => {
  const objects = found(p, subjects);
  for (const o of objects) {
    if (isSuppressed(p, o)) continue;
    o.marks[TOKENS] += amount;
    telling(p, 'powerup', o, { amount });
  }
  touch(p, f, objects);
  return reg(subjects, amount);
};

/** `amount` is the most to remove from each; the register counts the removed tokens. */
export const removeTokens: Apply = (p, f, subjects, amount) => {
  const objects = found(p, subjects);
  let removed = 0;
  for (const o of objects) {
    const n = Math.min(amount, o.marks[TOKENS]);
    o.marks[TOKENS] -= n;
    removed += n;
    telling(p, 'removeTokens', o, { amount: n });
  }
  touch(p, f, objects);
  return reg(subjects, removed);
};

/** Where a defeated character goes: a redirecting text of its controller sends it to hand, if it is theirs (11.8). */
function redirected(p: Play, shared: Shared, o: Obj): boolean {
  return p.s.objs.some((source) => {
    if (source === null || source.down === 1 || source.id === o.id) return false;
    return defOf(p, source).lines.some((line) => {
      const match = shared.redirects[line.index] ?? null;
      const f: Frame = { code: -1, pc: 0, you: source.ctrl, self: source.id, regs: [] };
      return match?.(p, f, ref(OBJ, o.id)) === true;
    });
  });
}

export const defeat =
  (shared: Shared): Apply =>
  (p, f, subjects) => {
    const objects = found(p, subjects);
    const toHand = objects.map((o) => redirected(p, shared, o));
    touch(p, f, objects);
    const last = objects.map((o, i) => {
      telling(p, 'defeat', o);
      return scatter(p, o, (card) => {
        const owner = p.s.cards.owner[card];
        return (toHand[i] && owner === o.ctrl ? HAND : DISCARD) + owner;
      });
    });
    return reg(subjects, last.length, last);
  };

export const hide: Apply = (p, f, subjects) => {
  const objects = found(p, subjects).filter((o) => o.down === 0);
  const last = objects.map((o) => lastOf(p, o));
  touch(p, f, objects);
  for (const o of objects) {
    telling(p, 'hide', o);
    o.down = 1;
  }
  return reg(
    objects.map((o) => ref(OBJ, o.id)),
    last.length,
    last,
  );
};

/** `mission` is their destination, on their controller's side (11.13). */
export const move: Apply = (p, f, subjects, mission) => {
  const objects = found(p, subjects);
  const last = objects.map((o) => lastOf(p, o));
  for (const o of objects) {
    telling(p, 'move', o, { to: `mission ${mission}` });
    relocate(p, o, side(o.ctrl, mission));
  }
  touch(p, f, objects);
  const own = objects.filter((o) => o.ctrl === f.you).map((o) => ref(OBJ, o.id));
  if (own.length > 0) hear(p, MOVE_OWN, reg(own));
  return reg(subjects, objects.length, last);
};

export const returnToHand =
  (shared: Shared): Apply =>
  (p, f, subjects) => {
    const objects = found(p, subjects);
    touch(p, f, objects);
    const last = objects.map((o) => {
      telling(p, 'return', o);
      const top = o.cards[0];
      return scatter(p, o, (card) => {
        const stays = shared.rules.stack.toHand === 'top' && card !== top;
        return (stays ? DISCARD : HAND) + p.s.cards.owner[card];
      });
    });
    return reg(subjects, last.length, last);
  };

/** The taken character changes sides in its mission, with its state; its new controller may look at it (11.11). */
export const takeControl =
  (shared: Shared): Apply =>
  (p, f, subjects) => {
    const objects = found(p, subjects);
    touch(p, f, objects);
    for (const o of objects) {
      telling(p, 'takeControl', o);
      o.ctrl = f.you;
      // A player who takes back their own character needs no link: it could only return to the same place.
      const linked = shared.rules.control.duration === 'linked' && ownerOf(p, o) !== f.you;
      o.marks[LINK] = linked ? f.self : 0;
      for (const card of o.cards) p.s.cards.knows[card] |= bit(f.you);
      relocate(p, o, side(f.you, missionOf(p, o)));
    }
    return reg(subjects);
  };

/** Only the top card leaves; the exposed one is now the character, with all its tokens (R14). */
export const discardTop =
  (shared: Shared): Apply =>
  (p, f, subjects) => {
    const objects = found(p, subjects).filter((o) => o.cards.length > 1);
    const tops: Ref[] = [];
    touch(p, f, objects);
    for (const o of objects) {
      const [top, ...rest] = o.cards;
      telling(p, 'discardTop', o);
      o.cards = rest;
      putOn(p, top, o.at, DISCARD + p.s.cards.owner[top]);
      tops.push(ref(CARD, top));
      // The exposed card may be its controller's own: then nothing has to hold it any longer.
      if (ownerOf(p, o) === o.ctrl) o.marks[LINK] = 0;
      // An exposed character whose name is taken there is discarded too; that is not a defeat (8.4, R13).
      const exposed = shared.identity[p.s.cards.def[rest[0]]].name;
      const conflict =
        o.down === 0 && nameTaken(p, shared.rules, shared.identity, o.ctrl, missionOf(p, o), exposed, o.id);
      if (conflict) scatter(p, o, (card) => DISCARD + p.s.cards.owner[card]);
    }
    return reg(tops);
  };

/**
 * Puts loose cards into play face down on the player's side of a mission, unplayed. `mission` is where. A JUTSU card is
 * no character and is discarded instead; so is one whose name is taken there, where hidden characters have names (8.4).
 */
export const place =
  (shared: Shared): Apply =>
  (p, f, subjects, mission) => {
    const { rules, identity } = shared;
    const placed: Ref[] = [];
    for (const r of subjects) {
      const card = refIndex(r);
      const zone = p.s.zones.findIndex((cards) => cards.includes(card));
      const { name } = identity[p.s.cards.def[card]];
      const isInTheWay = rules.names.hiddenCounts && nameTaken(p, rules, identity, f.you, mission, name, 0);
      if (isInTheWay || !isCharacterCard(p, card)) {
        const owner: Seat = p.s.cards.owner[card] === 0 ? 0 : 1;
        moveCard(p, card, zone, DISCARD + owner);
        tellCard(p, 'discard', owner, card);
        continue;
      }
      takeOut(p, zone, card);
      const o = enter(p, card, f.you, side(f.you, mission), 1, zone);
      p.s.cards.knows[card] |= bit(f.you);
      o.marks[PLAYED_IN] = p.s.num[PLAYER_TURN];
      placed.push(ref(OBJ, o.id));
      telling(p, 'place', o);
    }
    return reg(placed);
  };

/** Control ends with its source (11.11.2): back to the owner's side, or discarded if the name rule forbids it. */
export function releaseFrom(p: Play, o: Obj, conflict: boolean): void {
  const owner = ownerOf(p, o);
  o.marks[LINK] = 0;
  if (!isCharacter(p, o)) return;
  telling(p, 'release', o);
  if (conflict) {
    scatter(p, o, (card) => DISCARD + p.s.cards.owner[card]);
    return;
  }
  o.ctrl = owner;
  // A controller may look at a hidden character at any time, also one that came from the deck unseen (R23).
  for (const card of o.cards) p.s.cards.knows[card] |= bit(owner);
  relocate(p, o, side(owner, missionOf(p, o)));
}
