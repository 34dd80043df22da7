// What each timing word listens to (spec 10.1, 22): the verb, whether it is about the card itself, and what else must
// be true at that moment.

import type { Play, RefTest } from '@sleight/kernel/book';
import { OBJ, ref, refIndex, refKind } from '@sleight/kernel/code';
import { CAUSE } from '@sleight/kernel/frames';
import type { Ref } from '@sleight/kernel/ids';
import { objById } from '@sleight/kernel/objects';
import { type Frame, other, type Seat } from '@sleight/kernel/state';
import { isCausedBy, isEffect } from './causes';
import { ATTACKER, CHARACTER, TARGET } from './counters';
import type { Event, When } from './event-words';
import { defOfRef, lastKnown, sideOfRef } from './identity';
import type { C } from './language';
import { isFaceUp, lifePosition } from './life';
import { TRASH } from './places';
import { type VerbName, verbId } from './verb-names';
import type { AbilityType } from './vocabulary';

export interface TimingRule {
  /** -1 for a text that waits for nothing. */
  readonly verb: number;
  readonly own: boolean;
  readonly heeds: (c: C) => RefTest | null;
}

const nothing = () => null;
const NEVER: TimingRule = { verb: -1, own: false, heeds: nothing };

const own = (verb: VerbName): TimingRule => ({ verb: verbId(verb), own: true, heeds: nothing });
const when = (verb: VerbName, heeds: RefTest): TimingRule => ({
  verb: verbId(verb),
  own: false,
  heeds: () => heeds,
});

const isMine: RefTest = (p, f, r) => sideOfRef(p, f, r) === f.you;
const isTheirs: RefTest = (p, f, r) => sideOfRef(p, f, r) === other(f.you);

const TIMINGS: Partial<Record<AbilityType, TimingRule>> = {
  'On Play': own('play'),
  'On Attack': own('attack'),
  'On Block': own('block'),
  'On KO': own('ko'),
  'On Opponent Attack': when('attack', isTheirs),
  'End of Turn': when('endOfTurn', isMine),
  'End of Opponents Turn': when('endOfOpponentsTurn', isTheirs),
  'Start of Turn': when('startOfTurn', isMine),
  'Start of Game': when('startOfGame', () => true),
};

const EVENTS: Record<Event, readonly VerbName[]> = {
  attackDeclared: ['attack'],
  battled: ['battled'],
  becomesRested: ['rest'],
  blockerActivated: ['block'],
  cardPlayed: ['play'],
  characterKOd: ['ko'],
  dealsDamage: ['dealDamage'],
  donGiven: ['giveDon', 'giveRestedDon'],
  donReturned: ['returnDon'],
  eventActivated: ['useEvent'],
  handTrashed: ['trashFromHand'],
  leavesField: ['leave'],
  lifeEmptied: ['lifeEmptied'],
  lifeLost: ['lifeToHand', 'trashLife', 'damage'],
  takesDamage: ['damage'],
  triggerActivated: ['useTrigger'],
};

/** The other one in a battle. */
function opposite(p: Play, f: Frame, r: Ref): Ref {
  const fought = f.regs[CAUSE]?.refs ?? [];
  const others = fought.filter((one) => one !== r);
  if (others.length > 0) return others[0];
  const { num } = p.s;
  return ref(OBJ, refIndex(r) === num[ATTACKER] ? num[TARGET] : num[ATTACKER]);
}

/** The player who did it: the player of the effect, or the seat that the event happened to where only a seat is known. */
function doerOf(p: Play, f: Frame, r: Ref): Seat | null {
  if (refKind(r) !== OBJ) return sideOfRef(p, f, r);
  return objById(p.s, refIndex(r))?.ctrl ?? sideOfRef(p, f, r);
}

/** A card's text about its own leaving works only from an open area (spec 9). */
function leftOpenly(p: Play, f: Frame): boolean {
  const last = lastKnown(f, f.self);
  if (last === null) return false;
  const owner: Seat = p.s.cards.owner[last.card] === 0 ? 0 : 1;
  const position = lifePosition(p.s, owner, last.card);
  const isFaceUpLife = position >= 0 && isFaceUp(p.s, owner, position);
  return isFaceUpLife || p.s.zones[TRASH + owner].includes(last.card);
}

/** Is it the text of one of this player's Characters that did it? A [Trigger] is the text of a card that is not in play. */
function isByCharacter(p: Play, you: Seat | null): boolean {
  const f = p.cause;
  if (f === null || !isEffect(p, f) || f.self === 0 || f.you !== you) return false;
  return p.book.defs[defOfRef(p, f, ref(OBJ, f.self))].kind === CHARACTER;
}

function listener(event: When, c: C): RefTest {
  const { side, subject, against, min, cause } = event;
  const matches = subject === undefined ? null : c.read.match(subject, c);
  const faces = against === undefined ? null : c.read.match(against, c);
  return (p, f, r) => {
    if (objById(p.s, f.self) === null && !leftOpenly(p, f)) return false;
    if (side !== undefined && (doerOf(p, f, r) === f.you) !== (side === 'player')) return false;
    if (min !== undefined && (f.regs[CAUSE]?.n ?? 0) < min) return false;
    if (matches !== null && !matches(p, f, r)) return false;
    if (faces !== null && !faces(p, f, opposite(p, f, r))) return false;
    if (cause === 'characterEffect') return isByCharacter(p, doerOf(p, f, r));
    return isCausedBy(p, cause, f.you);
  };
}

/** Two events of one verb are heard once, whichever of them it is. */
const orElse = (one: TimingRule, other: TimingRule): TimingRule => ({
  verb: one.verb,
  own: one.own && other.own,
  heeds(c) {
    const [first, second] = [one.heeds(c), other.heeds(c)];
    return (p, f, r) => (first?.(p, f, r) ?? true) || (second?.(p, f, r) ?? true);
  },
});

/** What a text waits for: each verb that its events mean; nothing for texts without timing. */
export function timingsOf(type: AbilityType, event: When | undefined): readonly TimingRule[] {
  if (event === undefined) return [TIMINGS[type] ?? NEVER];
  const { or, ...first } = event;
  const heard = timesOf(first);
  if (or === undefined) return heard;
  const also = timesOf(or);
  return [
    ...heard.map((timed) => {
      const same = also.find(({ verb }) => verb === timed.verb);
      return same === undefined ? timed : orElse(timed, same);
    }),
    ...also.filter(({ verb }) => heard.every((timed) => timed.verb !== verb)),
  ];
}

function timesOf(event: When): readonly TimingRule[] {
  const isOwn = event.subject?.targetType === 'self';
  // "Is attacked" is asked after blocks, of the target at that time (ruling 50).
  const isAttacked = event.event === 'attackDeclared' && event.subject !== undefined;
  const verbs: readonly VerbName[] = isAttacked ? ['isAttacked'] : EVENTS[event.event];
  return verbs.map((verb) => ({
    verb: verbId(verb),
    own: isOwn,
    heeds: (c) => listener(event, c),
  }));
}
