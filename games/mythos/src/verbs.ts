// What each verb of Mythos does once nothing forbids or replaces it (spec 9, 11.11 to 11.14). Cards always go to
// their own owner's zones; a hidden card's name is never told, except when it reaches a discard pile.

import { type Apply, NO_REG, type Play, reg, type Verb } from '@sleight/kernel/book';
import { CARD, OBJ, ref, refIndex, refKind, SEAT } from '@sleight/kernel/code';
import { tell } from '@sleight/kernel/facts';
import { defOf, enter, lastOf, leave, objById, relocate } from '@sleight/kernel/objects';
import { hear } from '@sleight/kernel/settle';
import { type Frame, knownTo, type Last, type Obj, other, type Seat } from '@sleight/kernel/state';
import { moveCard, moveTop, putOn, takeOut } from '@sleight/kernel/zones';
import { isCharacter, isSuppressed, missionOf, nameTaken, ownerOf } from './character';
import { CHAKRA, EDGE, LINK, PLAYED_IN, PLAYER_TURN, POINTS, TOKENS } from './counters';
import { DECK, DISCARD, HAND, side } from './places';
import { type Shared, TOUCHED } from './shared';
import { show } from './shown';

export const VERBS = [
  'draw',
  'discard',
  'mill',
  'powerup',
  'removeTokens',
  'defeat',
  'hide',
  'move',
  'return',
  'recover',
  'takeControl',
  'discardTop',
  'place',
  'play',
  'reveal',
  'gainChakra',
  'loseChakra',
  'stealChakra',
  'gainPoints',
  'gainEdge',
  'giveEdge',
  'look',
  'putOnDeck',
  'lose',
  'affect',
  'moveOwn',
  'roundEnd',
] as const;
export type VerbName = (typeof VERBS)[number];
export const verbId = (name: VerbName): number => VERBS.indexOf(name);
export const REVEAL = verbId('reveal');
const AFFECT = verbId('affect');
/** Moved by its own controller. */
const MOVE_OWN = verbId('moveOwn');

const found = (p: Play, refs: readonly number[]): Obj[] =>
  refs.flatMap((r) => objById(p.s, refIndex(r)) ?? []);
const seatsOf = (refs: readonly number[]): Seat[] => refs.map((r) => (refIndex(r) === 0 ? 0 : 1));
const bit = (seat: Seat): number => knownTo(seat);

/** Tells what happened to a character; its name is private while it is hidden. */
export function telling(p: Play, verb: string, o: Obj, more: { to?: string; amount?: number } = {}): void {
  if (p.facts === null) return;
  const open = { seat: o.ctrl, object: o.id, from: p.book.places[o.at].name, ...more };
  const def = defOf(p, o).id;
  if (o.down === 0) tell(p, verb, { ...open, def });
  else tell(p, verb, open, { to: p.s.cards.knows[o.cards[0]], fields: { def } });
}

/** "Affected by an enemy effect" is heard once per effect (R27). */
function touch(p: Play, f: Frame, objects: readonly Obj[]): void {
  if (!p.book.heardOnSelf[AFFECT] && !p.book.heardElsewhere[AFFECT]) return;
  if (f.code < 0 || p.book.code[f.code].line < 0) return;
  for (const o of objects) {
    const already = f.regs[TOUCHED]?.refs ?? [];
    if (o.ctrl === f.you || o.down === 1 || already.includes(ref(OBJ, o.id))) continue;
    f.regs[TOUCHED] = reg([...already, ref(OBJ, o.id)]);
    hear(p, AFFECT, reg([ref(OBJ, o.id)], 1, [lastOf(p, o)]));
  }
}

/** Cards of a character that left play go to a zone of their owners, lower cards first (7.8). */
function scatter(p: Play, o: Obj, zoneOf: (card: number) => number): Last {
  const last = lastOf(p, o);
  leave(p, o);
  for (let i = o.cards.length - 1; i >= 0; i--) putOn(p, o.cards[i], o.at, zoneOf(o.cards[i]));
  return last;
}

const draw: Apply = (p, _f, subjects, amount) => {
  let drawn = 0;
  for (const seat of seatsOf(subjects)) {
    for (let i = 0; i < amount; i++) {
      const card = moveTop(p, DECK + seat, HAND + seat);
      if (card < 0) break;
      drawn++;
      if (p.facts !== null) {
        const fields = { card: p.s.cards.handle[card], def: p.book.defs[p.s.cards.def[card]].id };
        tell(p, 'draw', { seat }, { to: bit(seat), fields });
      }
    }
  }
  return reg(drawn === 0 ? [] : subjects, drawn);
};

const tellCard = (p: Play, verb: string, seat: Seat, card: number): void => {
  if (p.facts === null) return;
  tell(p, verb, { seat, card: p.s.cards.handle[card], def: p.book.defs[p.s.cards.def[card]].id });
};

const discard: Apply = (p, _f, subjects) => {
  for (const r of subjects) {
    const card = refIndex(r);
    const owner: Seat = p.s.cards.owner[card] === 0 ? 0 : 1;
    moveCard(p, card, HAND + owner, DISCARD + owner);
    tellCard(p, 'discard', owner, card);
  }
  return reg(subjects);
};

const mill: Apply = (p, _f, subjects, amount) => {
  const milled: number[] = [];
  for (const seat of seatsOf(subjects)) {
    for (let i = 0; i < amount; i++) {
      const card = moveTop(p, DECK + seat, DISCARD + seat);
      if (card < 0) break;
      milled.push(ref(CARD, card));
      tellCard(p, 'mill', seat, card);
    }
  }
  return reg(milled);
};

/** A suppressed character can hold no tokens (R28). */
const powerup: Apply = (p, f, subjects, amount) => {
  const objects = found(p, subjects);
  for (const o of objects) {
    if (isSuppressed(p, o)) continue;
    o.marks[TOKENS] += amount;
    telling(p, 'powerup', o, { amount });
  }
  touch(p, f, objects);
  return reg(subjects, amount);
};

/** `amount` is the most to remove from each; the register counts what was removed. */
const removeTokens: Apply = (p, f, subjects, amount) => {
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

const defeat =
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

const hide: Apply = (p, f, subjects) => {
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

/** `mission` is where they go, to their controller's side (11.13). */
const move: Apply = (p, f, subjects, mission) => {
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

const returnToHand =
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

/** A card of the discard pile comes back to hand, seen by everyone. */
const recover: Apply = (p, f, subjects) => {
  for (const r of subjects) {
    tellCard(p, 'recover', f.you, refIndex(r));
    moveCard(p, refIndex(r), DISCARD + f.you, HAND + f.you);
  }
  return reg(subjects);
};

/** The taken character changes sides in its mission, with its state; its new controller may look at it (11.11). */
const takeControl =
  (shared: Shared): Apply =>
  (p, f, subjects) => {
    const objects = found(p, subjects);
    touch(p, f, objects);
    for (const o of objects) {
      telling(p, 'takeControl', o);
      o.ctrl = f.you;
      o.marks[LINK] = shared.rules.control.duration === 'linked' ? f.self : 0;
      for (const card of o.cards) p.s.cards.knows[card] |= bit(f.you);
      relocate(p, o, side(f.you, missionOf(p, o)));
    }
    return reg(subjects);
  };

/** Only the top card goes; the exposed one is the character now, with all its tokens (R14). */
const discardTop =
  (shared: Shared): Apply =>
  (p, f, subjects) => {
    const objects = found(p, subjects).filter((o) => o.cards.length > 1);
    const tops: number[] = [];
    touch(p, f, objects);
    for (const o of objects) {
      const [top, ...rest] = o.cards;
      telling(p, 'discardTop', o);
      o.cards = rest;
      putOn(p, top, o.at, DISCARD + p.s.cards.owner[top]);
      tops.push(ref(CARD, top));
      // An exposed character whose name is taken there is discarded too; that is no defeat (8.4, R13).
      const exposed = shared.identity[p.s.cards.def[rest[0]]].name;
      const conflict =
        o.down === 0 && nameTaken(p, shared.rules, shared.identity, o.ctrl, missionOf(p, o), exposed, o.id);
      if (conflict) scatter(p, o, (card) => DISCARD + p.s.cards.owner[card]);
    }
    return reg(tops);
  };

/**
 * Puts loose cards into play face down on the player's side of a mission, unplayed. `mission` is where. Where hidden
 * characters have names, one whose name is taken there is discarded instead (8.4).
 */
const place =
  (shared: Shared): Apply =>
  (p, f, subjects, mission) => {
    const { rules, identity } = shared;
    const placed: number[] = [];
    for (const r of subjects) {
      const card = refIndex(r);
      const zone = p.s.zones.findIndex((cards) => cards.includes(card));
      const { name } = identity[p.s.cards.def[card]];
      if (rules.names.hiddenCounts && nameTaken(p, rules, identity, f.you, mission, name, 0)) {
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

/** Marks the moment a character was played face up; it is already in its place. */
const play: Apply = (_p, _f, subjects) => reg(subjects);
const moment: Apply = () => NO_REG;
const mark: Apply = (_p, _f, subjects, amount) => reg(subjects, amount);

const gainChakra: Apply = (p, _f, subjects, amount) => {
  for (const seat of seatsOf(subjects)) {
    p.s.num[CHAKRA + seat] += amount;
    tell(p, 'gainChakra', { seat, amount });
  }
  return reg(subjects, amount);
};

const loseChakra: Apply = (p, _f, subjects, amount) => {
  let paid = 0;
  for (const seat of seatsOf(subjects)) {
    const n = Math.min(amount, p.s.num[CHAKRA + seat]);
    p.s.num[CHAKRA + seat] -= n;
    paid += n;
    tell(p, 'loseChakra', { seat, amount: n });
  }
  return reg(subjects, paid);
};

/** Nothing to steal, nothing gained (R58). `subjects`: who is stolen from. */
const stealChakra: Apply = (p, f, subjects, amount) => {
  const stolen = loseChakra(p, f, subjects, amount).n;
  if (stolen > 0)
    gainChakra(
      p,
      f,
      seatsOf(subjects).map((seat) => ref(SEAT, other(seat))),
      stolen,
    );
  return reg(stolen > 0 ? subjects : [], stolen);
};

const gainPoints: Apply = (p, _f, subjects, amount) => {
  for (const seat of seatsOf(subjects)) {
    p.s.num[POINTS + seat] += amount;
    tell(p, 'gainPoints', { seat, amount });
  }
  return reg(subjects, amount);
};

function edgeTo(p: Play, seat: Seat): void {
  p.s.num[EDGE] = seat;
  tell(p, 'edge', { seat });
}

const gainEdge: Apply = (p, f, subjects) => {
  if (p.s.num[EDGE] !== f.you) edgeTo(p, f.you);
  return reg(subjects);
};

/** Only a holder can give it (R6). */
const giveEdge: Apply = (p, f, subjects) => {
  if (p.s.num[EDGE] !== f.you) return NO_REG;
  edgeTo(p, other(f.you));
  return reg(subjects);
};

/** The player who looks learns what the cards are; everybody sees that they look. */
const look =
  (shared: Shared): Apply =>
  (p, f, subjects) => {
    for (const r of subjects) {
      const o = refKind(r) === OBJ ? objById(p.s, refIndex(r)) : null;
      const cards = o === null ? [refIndex(r)] : o.cards;
      for (const card of cards) p.s.cards.knows[card] |= bit(f.you);
      const on = o === null ? ref(SEAT, p.s.cards.owner[cards[0]]) : r;
      show(p, f.you, on, cards, shared.rules.effects.lookLasts);
      if (p.facts === null) continue;
      const fields = { def: p.book.defs[p.s.cards.def[cards[0]]].id };
      tell(p, 'look', { seat: f.you, ...(o === null ? {} : { object: o.id }) }, { to: bit(f.you), fields });
    }
    return reg(
      subjects,
      subjects.length,
      found(
        p,
        subjects.filter((r) => refKind(r) === OBJ),
      ).map((o) => lastOf(p, o)),
    );
  };

const putOnDeck: Apply = (p, f, subjects) => {
  for (const r of subjects) {
    const card = refIndex(r);
    moveCard(p, card, HAND + f.you, DECK + f.you);
    tell(
      p,
      'putOnDeck',
      { seat: f.you },
      { to: bit(f.you), fields: { def: p.book.defs[p.s.cards.def[card]].id } },
    );
  }
  return reg(subjects);
};

export function verbs(shared: Shared): Verb[] {
  const does: Record<VerbName, Apply> = {
    draw,
    discard,
    mill,
    powerup,
    removeTokens,
    defeat: defeat(shared),
    hide,
    move,
    return: returnToHand(shared),
    recover,
    takeControl: takeControl(shared),
    discardTop: discardTop(shared),
    place: place(shared),
    play,
    reveal: mark,
    gainChakra,
    loseChakra,
    stealChakra,
    gainPoints,
    gainEdge,
    giveEdge,
    look: look(shared),
    putOnDeck,
    lose: mark,
    affect: mark,
    moveOwn: mark,
    roundEnd: moment,
  };
  return VERBS.map((name) => ({ name, apply: does[name] }));
}

/** Control ends with its source (11.11.2): back to the owner's side, or discarded where the name rule forbids it. */
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
