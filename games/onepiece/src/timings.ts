// What each timing word listens to (spec 10.1, 22): the verb, whether it is about the card itself, and what else must
// be true at that moment.

import type { Match, Play } from '@sleight/kernel/book';
import { OBJ, ref, refIndex, refKind } from '@sleight/kernel/code';
import { objById } from '@sleight/kernel/objects';
import { type Frame, other, type Seat } from '@sleight/kernel/state';
import { isCausedBy } from './causes';
import { ATTACKER, TARGET } from './counters';
import { lastKnown, sideOfRef } from './identity';
import type { C } from './language';
import { isFaceUp, lifePosition } from './life';
import { TRASH } from './places';
import { type VerbName, verbId } from './verb-names';
import type { AbilityType, Event, When } from './vocabulary';

export interface Timed {
  /** -1 for a text that waits for nothing. */
  readonly verb: number;
  readonly own: boolean;
  readonly heeds: (c: C) => Match | null;
}

const nothing = () => null;
const NEVER: Timed = { verb: -1, own: false, heeds: nothing };

const own = (verb: VerbName): Timed => ({ verb: verbId(verb), own: true, heeds: nothing });
const when = (verb: VerbName, heeds: Match): Timed => ({
  verb: verbId(verb),
  own: false,
  heeds: () => heeds,
});

const isMine: Match = (p, f, r) => sideOfRef(p, f, r) === f.you;
const isTheirs: Match = (p, f, r) => sideOfRef(p, f, r) === other(f.you);

const TIMINGS: Partial<Record<AbilityType, Timed>> = {
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
function opposite(p: Play, f: Frame, r: number): number {
  const fought = f.regs[0]?.refs ?? [];
  const others = fought.filter((one) => one !== r);
  if (others.length > 0) return others[0];
  const { num } = p.s;
  return ref(OBJ, refIndex(r) === num[ATTACKER] ? num[TARGET] : num[ATTACKER]);
}

/** Who did it: the player of the effect, or whoever the event happened to where only a seat is told. */
function doerOf(p: Play, f: Frame, r: number): Seat | null {
  if (refKind(r) !== OBJ) return sideOfRef(p, f, r);
  return objById(p.s, refIndex(r))?.ctrl ?? sideOfRef(p, f, r);
}

/** What a card says of its own leaving it says only from an open area (spec 9). */
function leftOpenly(p: Play, f: Frame): boolean {
  const last = lastKnown(f, f.self);
  if (last === null) return false;
  const owner: Seat = p.s.cards.owner[last.card] === 0 ? 0 : 1;
  const position = lifePosition(p.s, owner, last.card);
  const isFaceUpLife = position >= 0 && isFaceUp(p.s, owner, position);
  return isFaceUpLife || p.s.zones[TRASH + owner].includes(last.card);
}

function listener(event: When, c: C): Match {
  const { side, subject, against, min, cause } = event;
  const matches = subject === undefined ? null : c.read.match(subject, c);
  const faces = against === undefined ? null : c.read.match(against, c);
  return (p, f, r) => {
    if (objById(p.s, f.self) === null && !leftOpenly(p, f)) return false;
    if (side !== undefined && (doerOf(p, f, r) === f.you) !== (side === 'player')) return false;
    if (min !== undefined && (f.regs[0]?.n ?? 0) < min) return false;
    if (matches !== null && !matches(p, f, r)) return false;
    if (faces !== null && !faces(p, f, opposite(p, f, r))) return false;
    return isCausedBy(p, cause, f.you);
  };
}

/** What a text waits for: each verb that its event means; nothing for texts without timing. */
export function timingsOf(type: AbilityType, event: When | undefined): readonly Timed[] {
  if (event === undefined) return [TIMINGS[type] ?? NEVER];
  const isOwn = event.subject?.targetType === 'self';
  // "Is attacked" is asked after blocks, of whoever is the target then (ruling 50).
  const isAttacked = event.event === 'attackDeclared' && event.subject !== undefined;
  const verbs: readonly VerbName[] = isAttacked ? ['isAttacked'] : EVENTS[event.event];
  return verbs.map((verb) => ({
    verb: verbId(verb),
    own: isOwn,
    heeds: (c) => listener(event, c),
  }));
}
