// Territory's timing policy (spec 12): blocks, first in first out, turn player before opponent, lanes in order.

import type { Line, Play, Timing } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import { anyChanges } from '@sleight/kernel/derive';
import { intend } from '@sleight/kernel/intents';
import { objAt, objById } from '@sleight/kernel/objects';
import { type Obj, type Reg, SEATS, type Seat } from '@sleight/kernel/state';
import { POWER, turnPlayer } from './counters';
import { slot } from './places';
import { bareStrength, power } from './power';
import type { Rules } from './rules';
import { verbId } from './verbs';

const DEPLOY = verbId('deploy');
const DIE = verbId('die');
const CONQUER = verbId('conquer');
const SACRIFICE = verbId('sacrifice');

/** Leader triggers come after all unit triggers of the same moment (17.5). */
const LAST = 1_000_000;

function laneOf(p: Play, self: number, event: Reg): number {
  const unit = objById(p.s, self);
  const at = unit === null ? event.last.find((last) => last.id === self)?.at : unit.at;
  return at === undefined ? 0 : p.book.places[at].lane;
}

function rank(rules: Rules, p: Play, line: Line, self: number, you: Seat, event: Reg): number {
  const slotFirst = rules.deployOrder === 'slotFirst';
  if (line.verb === DEPLOY) return line.granted === slotFirst ? 0 : 1;
  const lane = laneOf(p, self, event);
  const leader = lane === 0 ? LAST : 0;
  if (line.verb === CONQUER) return leader + (line.own ? 0 : 100 + lane);
  const side = you === turnPlayer(p.s) ? 0 : 1000;
  return leader + side + lane * 10 + (line.verb === SACRIFICE ? 0 : 1);
}

/** Is any unit at power 0? Asked after every block, so it goes over what is there and not over the slots. */
function anyDying(p: Play, strength: (p: Play, unit: Obj) => number): boolean {
  const { objs } = p.s;
  for (let i = 0; i < objs.length; i++) {
    const o = objs[i];
    if (o !== null && strength(p, o) <= 0 && p.book.places[o.at].lane > 0) return true;
  }
  return false;
}

/** All units at power 0 die together (12.3). */
function check(rules: Rules, p: Play): boolean {
  const strength = anyChanges(p, POWER) ? power : bareStrength;
  if (!rules.zeroPowerDies || !anyDying(p, strength)) return false;
  const dying: number[] = [];
  for (const seat of SEATS) {
    for (let lane = 1; lane <= rules.lanes; lane++) {
      const unit = objAt(p.s, slot(rules.lanes, seat, lane));
      if (unit !== null && strength(p, unit) <= 0) dying.push(ref(OBJ, unit.id));
    }
  }
  intend(p, p.s.stack[p.s.stack.length - 1], DIE, dying, 0, 0);
  return true;
}

export const timing = (rules: Rules): Timing => ({
  settle: 'block',
  order: 'fifo',
  within: 'rank',
  immuneMayBeChosen: false,
  rank: (p, line, self, you, event) => rank(rules, p, line, self, you, event),
  turnPlayer: (p) => turnPlayer(p.s),
  check: (p) => check(rules, p),
});
