// The evaluation of a seat in One Piece: a few named numbers, each mine minus theirs, weighted by the remaining Life. A
// current attack counts as if it were not stopped, beside what it takes to stop it.
// Invariant: the weights are learned from self-play (`bin/sleight train`); weights.json says from which.
// Read next: forces.ts for what is counted, threat.ts for attacks that could end the match.

import type { Play } from '@sleight/kernel/book';
import { power } from '@sleight/kernel/maths';
import { type Features, linear } from '@sleight/kit/evaluator';
import { asOnePiece } from './book';
import { turnPlayer } from './counters';
import { type Blow, blowOf, type Fighter, type Forces, forcesOf, waiting } from './forces';
import { threatOf } from './threat';
import learned from './weights.json' with { type: 'json' };

/** How many players are down to their last Life cards. */
const PHASES = ['safe', 'one', 'both'] as const;
type Phase = (typeof PHASES)[number];
const LAST_LIFE = 2;

const features = [
  'life',
  /** Having 1 Life card or none; having none. */
  'lastLife',
  'noLife',
  'hand',
  /** Counter values in hand. */
  'counter',
  'characters',
  /** Power of the Characters, without DON!!. */
  'power',
  /** Printed costs of the Characters and the Stage. */
  'worth',
  'blockers',
  'doubleAttack',
  /** DON!! on the field. */
  'don',
  /** Cards short of six in the deck: an empty one loses. */
  'thinDeck',
  'turn',
  /** Attacks that the turn player can still make on the other Leader, by how likely they are not stopped. */
  'attacks',
  /** Active DON!! of the turn player that cards in hand can use. */
  'usable',
  /** Rested Characters that the turn player can attack now, and that the other player will be able to. */
  'prey',
  'exposed',
  /** DON!! that the other player keeps for Counter Events. */
  'held',
  /** Attacks beyond what Life and blockers take, and how surely they end the match: now, and in the next turn. */
  'beyond',
  'kill',
  'beyondNext',
  'killNext',
  /** An attack on its way that may be blocked, and one on a Leader without Life, by how likely it is not stopped. */
  'blockable',
  'mortal',
] as const;
type Feature = (typeof features)[number];
type Numbers = Record<Feature, number>;

const SAFE_DECK = 6;
/** Beyond this there is no difference. */
const FAR = 4;
/** How much each 1000 of power lowers the chance that an attack is stopped, and the Counter value of a card. */
const STOPPED = 0.6;
const A_CARD = 1.5;
/** The chance that an attack is not blocked where it could be. */
const UNBLOCKED = 0.2;

/** The chance that an attack is not stopped, by the Counter needed to stop it. */
const through = (need: number): number => (need < 1 ? 0 : 1 - power(STOPPED, need));

/** A seat's numbers in either player's turn. */
function addHoldings(forces: Forces, sign: number, to: Numbers): void {
  to.life += sign * forces.life;
  to.lastLife += sign * Math.max(0, Math.min(1, 2 - forces.life));
  to.noLife += sign * Math.max(0, 1 - forces.life);
  to.hand += sign * forces.hand;
  to.counter += sign * forces.counter;
  to.don += sign * forces.don;
  to.worth += sign * forces.stage;
  to.thinDeck += sign * Math.max(0, SAFE_DECK - forces.deck);
  for (const one of forces.characters) {
    const there = sign * one.stays;
    to.characters += there;
    to.power += there * one.guard;
    to.worth += there * one.cost;
    if (one.isBlocker) to.blockers += there;
    if (one.points > 1) to.doubleAttack += there;
  }
}

/** Costs of the rested Characters that one of these could beat. */
function within(reach: number, characters: readonly Fighter[]): number {
  let sum = 0;
  for (const one of characters) if (one.isRested && one.guard <= reach) sum += one.cost;
  return sum;
}

const clamp = (n: number): number => Math.max(-FAR, Math.min(FAR, n));

/** The turn player's remaining possibilities this turn. */
function addAttacks(mine: Forces, theirs: Forces, sign: number, to: Numbers): void {
  const ready = [mine.leader, ...mine.characters].filter(({ mayAttack }) => mayAttack);
  let strongest = 0;
  for (const one of ready) {
    strongest = Math.max(strongest, one.power);
    to.attacks += sign * one.points * through(one.power - theirs.leader.guard + 1);
  }
  to.usable += sign * Math.min(mine.active, mine.playable);
  if (ready.length > 0) to.prey += sign * within(strongest + mine.active, theirs.characters);
  const { beyond, kill } = threatOf(ready, ({ power }) => power, mine.active, theirs);
  to.beyond += sign * clamp(beyond);
  to.kill += sign * kill;
}

/** DON!! that a player gets in a turn. */
const DON_A_TURN = 2;
const MOST_DON = 10;

/** The other player's possibilities in the next turn. */
function addNextTurn(mine: Forces, theirs: Forces, sign: number, to: Numbers): void {
  const all = [mine.leader, ...mine.characters];
  const don = Math.min(MOST_DON, mine.don + DON_A_TURN);
  const strongest = Math.max(...all.map(({ guard }) => guard));
  to.exposed += sign * within(strongest + don / 2, theirs.characters);
  to.held += sign * Math.min(mine.active, mine.counterEvents);
  const { beyond, kill } = threatOf(all, ({ guard }) => guard, don, theirs);
  to.beyondNext += sign * clamp(beyond);
  to.killNext += sign * kill;
}

/** The attack that is on its way: `guards` are left as they are then, by how likely it is not stopped. */
function addBlow(blow: Blow, guards: Forces, sign: number, to: Numbers): void {
  const canStop = guards.counter + guards.counterEvents >= blow.need;
  const hits = canStop ? through(blow.need) : 1;
  if (blow.isBlockable) to.blockable += sign;
  guards.hand -= ((1 - hits) * blow.need) / A_CARD;
  if (!blow.isAtLeader) {
    for (const one of guards.characters) if (one.o === blow.target) one.stays = 1 - hits;
    return;
  }
  if (guards.life === 0) {
    to.mortal += sign * hits * (blow.isBlockable ? UNBLOCKED : 1);
    return;
  }
  const lost = hits * Math.min(blow.points, guards.life);
  guards.life -= lost;
  if (!blow.isBanish) guards.hand += lost;
}

function measure(p: Play): Features<Phase, Feature> {
  const { shared } = asOnePiece(p.book);
  const numbers: Numbers = {
    life: 0,
    lastLife: 0,
    noLife: 0,
    hand: 0,
    counter: 0,
    characters: 0,
    power: 0,
    worth: 0,
    blockers: 0,
    doubleAttack: 0,
    don: 0,
    thinDeck: 0,
    turn: 0,
    attacks: 0,
    usable: 0,
    prey: 0,
    exposed: 0,
    held: 0,
    beyond: 0,
    kill: 0,
    beyondNext: 0,
    killNext: 0,
    blockable: 0,
    mortal: 0,
  };
  const seat = turnPlayer(p.s);
  const sign = seat === 0 ? 1 : -1;
  const mine = forcesOf(p, shared, seat);
  const theirs = forcesOf(p, shared, waiting(p));
  const short = [mine, theirs].filter(({ life }) => life <= LAST_LIFE).length;
  const blow = blowOf(p, mine, theirs);
  if (blow !== null) addBlow(blow, theirs, sign, numbers);
  numbers.turn = sign;
  addHoldings(mine, sign, numbers);
  addHoldings(theirs, -sign, numbers);
  addAttacks(mine, theirs, sign, numbers);
  addNextTurn(theirs, mine, -sign, numbers);
  return { phase: PHASES[short], numbers };
}

export const { evaluator, evaluate } = linear(PHASES, features, learned.weights, measure);
