// Territory's timing policy (spec 12): blocks, first in first out, turn player before opponent, lanes in order.

import type { EffectTiming, Line, Play } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import type { ObjId, Ref } from '@sleight/kernel/ids';
import { intend } from '@sleight/kernel/intents';
import { objAt, objById } from '@sleight/kernel/objects';
import { type Mod, type Reg, SEATS, type Seat } from '@sleight/kernel/state';
import { BONUS, DAMAGE, POWER, turnPlayer } from './counters';
import { slot } from './places';
import { power } from './power';
import type { Rules } from './rules';
import { verbId } from './verbs';

const DEPLOY = verbId('deploy');
const DIE = verbId('die');
const CONQUER = verbId('conquer');
const SACRIFICE = verbId('sacrifice');

/** Leader triggers come after all unit triggers of the same moment (17.5). */
const LAST = 1_000_000;

function laneOf(p: Play, self: ObjId, event: Reg): number {
  const unit = objById(p.s, self);
  const at = unit === null ? event.last.find((last) => last.id === self)?.at : unit.at;
  return at === undefined ? 0 : p.book.places[at].lane;
}

function rank(rules: Rules, p: Play, line: Line, self: ObjId, you: Seat, event: Reg): number {
  const slotFirst = rules.deployOrder === 'slotFirst';
  if (line.verb === DEPLOY) return line.granted === slotFirst ? 0 : 1;
  const lane = laneOf(p, self, event);
  const leader = lane === 0 ? LAST : 0;
  if (line.verb === CONQUER) return leader + (line.own ? 0 : 100 + lane);
  const side = you === turnPlayer(p.s) ? 0 : 1000;
  return leader + side + lane * 10 + (line.verb === SACRIFICE ? 0 : 1);
}

/** May an ongoing effect lower power? */
const lowering = (p: Play, mod: Mod): boolean =>
  p.book.lines[mod.line].statics.some((change) => change.raises !== true);

/** Is no unit at power 0? Checked after every block, so it is one pass over the units, not over the slots. */
function allStand(p: Play): boolean {
  const { objs, cards, auras } = p.s;
  const { defs, places } = p.book;
  let lowered = auras.length > 0 && auras.some((mod) => lowering(p, mod));
  let weak = false;
  for (let i = 0; i < objs.length; i++) {
    const o = objs[i];
    if (o === null) continue;
    const def = defs[cards.def[o.cards[0]]];
    if (((def.lowers >> POWER) & 1) === 1) lowered = true;
    if (def.printed[0] + o.marks[BONUS] - o.marks[DAMAGE] <= 0 && places[o.at].lane > 0) weak = true;
  }
  if (!weak && !lowered) return true;
  return objs.every((o) => o === null || places[o.at].lane === 0 || power(p, o) > 0);
}

/** All units at power 0 die together (12.3). */
function check(rules: Rules, p: Play): boolean {
  if (!rules.zeroPowerDies || allStand(p)) return false;
  const dying: Ref[] = [];
  for (const seat of SEATS) {
    for (let lane = 1; lane <= rules.lanes; lane++) {
      const unit = objAt(p.s, slot(rules.lanes, seat, lane));
      if (unit !== null && power(p, unit) <= 0) dying.push(ref(OBJ, unit.id));
    }
  }
  intend(p, p.s.stack[p.s.stack.length - 1], DIE, dying, 0, 0);
  return true;
}

export const timing = (rules: Rules): EffectTiming => ({
  settle: 'block',
  order: 'fifo',
  within: 'rank',
  immuneMayBeChosen: false,
  rank: (p, line, self, you, event) => rank(rules, p, line, self, you, event),
  turnPlayer: (p) => turnPlayer(p.s),
  check: (p) => check(rules, p),
  calm: (p) => !rules.zeroPowerDies || allStand(p),
});
