// Damage and [Trigger] (spec 8): point by point the top Life card is taken; its owner may use its [Trigger] instead
// of adding it to the hand. What else triggers waits until all points are done.

import { ASK, ask, type Code, NOTHING, type Play, reg, run } from '@sleight/kernel/book';
import { add, CARD, codeKind, OBJ, optionCode, ref, refIndex, SEAT } from '@sleight/kernel/code';
import { begin, frameOf } from '@sleight/kernel/frames';
import type { ObjId } from '@sleight/kernel/ids';
import { happen } from '@sleight/kernel/intents';
import { jump, outline, procedure } from '@sleight/kernel/procedure';
import { settle } from '@sleight/kernel/settle';
import { EVERYONE, type Frame, type Seat } from '@sleight/kernel/state';
import { causedBy, tell } from '@sleight/kernel/telling';
import { moveCard, putOn } from '@sleight/kernel/zones';
import { lose } from './defeat';
import { lifeCount, takeLife, topLife } from './life';
import { TO_HAND, TRIGGER } from './options';
import { HAND, LIFE, LIMBO, TRASH } from './places';
import { linesOf, type Shared } from './shared';
import { tellCard } from './telling';
import { verbId } from './verb-names';

const DAMAGE = verbId('damage');
const DEAL_DAMAGE = verbId('dealDamage');
const LIFE_EMPTIED = verbId('lifeEmptied');
const USE_TRIGGER = verbId('useTrigger');

/**
 * Taking damage; `you` is who takes it. `dealer`: the attacker, until its attack has been heard to deal damage; nobody for
 * damage by an effect. `emptied` is filled once the last Life card was taken: what hears of that waits for all points
 * (spec 8.7).
 */
const TAKEN = outline(
  'damage',
  ['take', 'hear', 'trigger', 'next', 'done'],
  ['points', 'banish', 'dealer', 'emptied'],
);
const { step, reg: REG } = TAKEN;

/** Using a [Trigger]: the card, and the program of its text. */
const USED = outline('use a [Trigger]', ['resolve', 'trash'], ['card', 'text']);

/** Deals damage, by an attack or by an effect; at 0 Life that loses the game, and this is asked only now (spec 8.1). */
export function dealDamage(
  p: Play,
  shared: Shared,
  seat: Seat,
  attacker: ObjId | null,
  points: number,
  banish: boolean,
): void {
  tell(p, 'damage', { seat, amount: points, ...(attacker === null ? {} : causedBy(p, attacker)) });
  if (lifeCount(p.s, seat) === 0) {
    lose(p, seat, 'damage');
    return;
  }
  const frame = begin(p, shared.code.damage, seat, 0, reg([], points));
  frame.regs[REG.banish] = reg([], banish ? 1 : 0);
  frame.regs[REG.dealer] = attacker === null ? null : reg([ref(OBJ, attacker)]);
}

/** The program of a card's [Trigger], if it has one that can be activated: its cost must be payable. */
function triggerOf(p: Play, shared: Shared, seat: Seat): number {
  const [card] = p.s.zones[LIMBO + seat];
  const [line] = linesOf(shared, p.s.cards.def[card], 'Trigger');
  if (line === undefined) return -1;
  return line.payable(p, frameOf(p, line.code, seat, 0, reg([ref(CARD, card)]))) ? line.code : -1;
}

function toHand(p: Play, seat: Seat): void {
  const [card] = p.s.zones[LIMBO + seat];
  moveCard(p, card, LIMBO + seat, HAND + seat);
  tellCard(p, 'takeLife', seat, card);
}

function activate(p: Play, shared: Shared, seat: Seat, code: number): void {
  const [card] = p.s.zones[LIMBO + seat];
  p.s.cards.knows[card] = EVERYONE;
  tellCard(p, 'useTrigger', seat, card);
  const frame = begin(p, shared.code.trigger, seat, 0, reg([ref(CARD, card)]));
  frame.regs[USED.reg.text] = reg([], code);
}

/** The next Life card is taken: trashed by [Banish], else held in no area until its owner has decided. */
function takeNext(p: Play, f: Frame): void {
  const seat = f.you;
  const left = f.regs[REG.points]!.n;
  if (left === 0 || lifeCount(p.s, seat) === 0) {
    jump(f, step.done);
    return;
  }
  f.regs[REG.points] = reg([], left - 1);
  const card = topLife(p.s, seat);
  takeLife(p, seat, card);
  if (lifeCount(p.s, seat) === 0) f.regs[REG.emptied] = reg([ref(SEAT, seat)]);
  if (f.regs[REG.banish]!.n === 1) {
    putOn(p, card, LIFE + seat, TRASH + seat);
    tellCard(p, 'trashLife', seat, card);
  } else putOn(p, card, LIFE + seat, LIMBO + seat);
}

/** Texts that hear an attack deal damage come before the [Trigger], once per attack (spec 8.11). */
function hearDealt(p: Play, f: Frame): void {
  const dealer = f.regs[REG.dealer];
  if (dealer === null) return;
  f.regs[REG.dealer] = null;
  happen(p, f, DEAL_DAMAGE, dealer.refs, 0);
  settle(p);
}

export const damageCode = (shared: Shared): Code =>
  procedure(TAKEN, {
    take: run(takeNext),
    hear: run(hearDealt),
    // Always asked: that there is no [Trigger] is nobody else's business (law 10).
    trigger: ask({
      seat: (_p, f) => f.you,
      list(p, f, out): void {
        if (p.s.zones[LIMBO + f.you].length === 0) return;
        add(out, optionCode(TO_HAND));
        if (triggerOf(p, shared, f.you) >= 0) add(out, optionCode(TRIGGER));
      },
      forced: (_p, _f, codes) => (codes.n === 0 ? NOTHING : ASK),
      pick(p, f, code): void {
        if (codeKind(code) === TO_HAND) toHand(p, f.you);
        else activate(p, shared, f.you, triggerOf(p, shared, f.you));
      },
      why: (p, f) => {
        const { name } = p.book.defs[p.s.cards.def[p.s.zones[LIMBO + f.you][0]]];
        return { en: `Your Life card: ${name.en}`, fr: `Votre carte Vie\u202f: ${name.fr}` };
      },
    }),
    next: run((_p, f) => jump(f, step.take)),
    done: run((p, f) => {
      happen(p, f, DAMAGE, [ref(SEAT, f.you)], 0);
      const emptied = f.regs[REG.emptied];
      if (emptied !== null) happen(p, f, LIFE_EMPTIED, emptied.refs, 0);
    }),
  });

/** Resolves a [Trigger]; then its card goes to the trash, unless its text moved it (spec 8.5). */
export const triggerCode = procedure(USED, {
  resolve: run((p, f) => {
    begin(p, f.regs[USED.reg.text]!.n, f.you, 0, f.regs[USED.reg.card]);
  }),
  trash: run((p, f) => {
    const card = refIndex(f.regs[USED.reg.card]!.refs[0]);
    if (p.s.zones[LIMBO + f.you].includes(card)) {
      moveCard(p, card, LIMBO + f.you, TRASH + f.you);
      tellCard(p, 'trashTrigger', f.you, card);
    }
    happen(p, f, USE_TRIGGER, [ref(SEAT, f.you)], 0);
  }),
});
