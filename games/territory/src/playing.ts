// Playing a card (spec 7, 8): a unit into a slot, sacrificing who stands there; an action from hand to
// discard. Each part is a block; the settle frames between them let triggers resolve where 12.3 says.

import { type Play, reg, run } from '@sleight/kernel/book';
import { CARD, OBJ, PLACE, ref, refIndex } from '@sleight/kernel/code';
import { begin } from '@sleight/kernel/frames';
import type { CardIndex, PlaceIndex } from '@sleight/kernel/ids';
import { intend } from '@sleight/kernel/intents';
import { enter, objAt } from '@sleight/kernel/objects';
import { jump, outline, procedure } from '@sleight/kernel/procedure';
import { settle } from '@sleight/kernel/settle';
import type { Frame, Seat } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { moveCard, takeOut } from '@sleight/kernel/zones';
import { BONUS, NEXT_UNIT } from './counters';
import { DISCARD, HAND, TABLE } from './places';
import { verbId } from './verbs';

/** The card that is played, the slot it goes to, and what happened last. */
const REGISTERS = ['event', 'played', 'where', 'done'] as const;
const UNIT = outline('play a unit', ['sacrifice', 'settle', 'enter'], REGISTERS);
const ACTION = outline('play an action', ['resolve', 'discard'], REGISTERS);
const { reg: REG } = UNIT;

const SACRIFICE = verbId('sacrifice');
const DEPLOY = verbId('deploy');

const cardOf = (f: Frame): CardIndex => refIndex(f.regs[REG.played]!.refs[0]);

/** Frames that play a card find it on the table, face up, out of the hand. */
export function beginPlay(p: Play, code: number, seat: Seat, card: CardIndex, place: PlaceIndex): void {
  moveCard(p, card, HAND + seat, TABLE + seat);
  if (p.facts !== null) {
    const where = place < 0 ? {} : { to: p.book.places[place].name };
    tell(p, 'play', {
      seat,
      card: p.s.cards.handle[card],
      def: p.book.defs[p.s.cards.def[card]].id,
      ...where,
    });
  }
  const at = place < 0 ? [] : [ref(PLACE, place)];
  const f = begin(p, code, seat, 0, null);
  f.regs[REG.played] = reg([ref(CARD, card)]);
  f.regs[REG.where] = reg(at);
}

/** The old unit and all its triggers are gone before the new one is in play (7.2). */
function sacrificeOld(p: Play, f: Frame): void {
  const old = objAt(p.s, refIndex(f.regs[REG.where]!.refs[0]));
  if (old === null) jump(f, UNIT.step.enter);
  else intend(p, f, SACRIFICE, [ref(OBJ, old.id)], 0, REG.done);
}

/** A pending "next unit" bonus is added on entry; Deploy effects of the slot are those there now (7.3, 7.4). */
function enterSlot(p: Play, f: Frame): void {
  const card = cardOf(f);
  takeOut(p, TABLE + f.you, card);
  const unit = enter(p, card, f.you, refIndex(f.regs[REG.where]!.refs[0]));
  unit.marks[BONUS] = p.s.num[NEXT_UNIT + f.you];
  p.s.num[NEXT_UNIT + f.you] = 0;
  intend(p, f, DEPLOY, [ref(OBJ, unit.id)], 0, REG.done);
}

/** Where nobody stands in the slot, the unit enters at once. */
export const playUnit = procedure(UNIT, {
  sacrifice: run(sacrificeOld),
  settle: run((p) => settle(p)),
  enter: run(enterSlot),
});

/** The lines of an action card, one after another, before it reaches the discard. */
function resolveLines(p: Play, f: Frame): void {
  const def = p.book.defs[p.s.cards.def[cardOf(f)]];
  for (let i = def.lines.length - 1; i >= 0; i--) {
    const line = def.lines[i];
    if (line.type === 'Play') begin(p, line.code, f.you, 0, null);
  }
}

/** In the discard when the block ends, so before anything it caused resolves (8.1). */
function discardAction(p: Play, f: Frame): void {
  moveCard(p, cardOf(f), TABLE + f.you, DISCARD + f.you);
}

export const playAction = procedure(ACTION, { resolve: run(resolveLines), discard: run(discardAction) });
