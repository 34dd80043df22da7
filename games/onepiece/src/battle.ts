// A battle (spec 7): Attack, Block, Counter and Damage Step, and its end. Attacker and target are in the counters.

import { ASK, type Ask, ask, type Code, NOTHING, type Play, reg, run } from '@sleight/kernel/book';
import {
  add,
  CARD,
  type Codes,
  codeA,
  codeB,
  codeKind,
  codePayload,
  has,
  OBJ,
  optionCode,
  optionPair,
  ref,
} from '@sleight/kernel/code';
import { anyBans, forbidden } from '@sleight/kernel/derive';
import { begin } from '@sleight/kernel/frames';
import type { OptionCode } from '@sleight/kernel/ids';
import { happen, intend } from '@sleight/kernel/intents';
import { attach, expire } from '@sleight/kernel/modifiers';
import { lastOf, objById } from '@sleight/kernel/objects';
import { jump, outline, procedure } from '@sleight/kernel/procedure';
import { settle } from '@sleight/kernel/settle';
import { type Frame, type Obj, other, type Seat, type State } from '@sleight/kernel/state';
import { causedByCardOf, tell } from '@sleight/kernel/telling';
import { copyOf } from '@sleight/kernel/zones';
import {
  ATTACK_STEP,
  ATTACKER,
  BATTLE_END,
  BLOCK_STEP,
  BLOCKED,
  COUNTER_STEP,
  DAMAGE_STEP,
  EVENT,
  PLAYED_IN,
  POWER,
  STEP,
  TARGET,
  TURN,
  TURNS,
  turnPlayer,
} from './counters';
import { dealDamage } from './damage';
import { THIS_BATTLE } from './durations';
import {
  eachCharacter,
  eachFighter,
  inSlot,
  isCharacter,
  isLeader,
  isRested,
  LEADER_SLOT,
  leaderOf,
} from './field';
import { BANISH, BLOCKER, DOUBLE_ATTACK, RUSH, RUSH_CHARACTER, UNBLOCKABLE } from './keywords';
import { BLOCK, COUNTER, COUNTER_EVENT, PASS } from './options';
import { HAND } from './places';
import { isPlayable, playFromHand } from './playing';
import type { Shared } from './shared';
import { attacksActive, counterOf, hasKeyword, power } from './stats';
import { telling } from './telling';
import { verbId } from './verb-names';

const ATTACK_VERB = verbId('attack');
const ATTACK_LEADER = verbId('attackLeader');
const BE_ATTACKED = verbId('beAttacked');
const BLOCK_VERB = verbId('block');
const IS_ATTACKED = verbId('isAttacked');
const BATTLED = verbId('battled');
const END_OF_BATTLE = verbId('endOfBattle');
const REST = verbId('rest');
const KO = verbId('ko');
const TRASH_FROM_HAND = verbId('trashFromHand');

/** A battle; positions may begin before its Block Step. `fought`: attacker and target as they entered the Damage Step. */
export const BATTLE = outline(
  'battle',
  [
    'attack',
    'beginBlock',
    'block',
    'settleBlock',
    'beginCounter',
    'settleCounter',
    'counter',
    'damage',
    'battled',
    'endOfBattle',
    'over',
  ],
  ['event', 'fought'],
);

const defender = (s: State): Seat => other(turnPlayer(s));
const attackerOf = (s: State): Obj | null => objById(s, s.num[ATTACKER]);
const targetOf = (s: State): Obj | null => objById(s, s.num[TARGET]);

/** Neither player may attack in their own first turn (spec 5). */
export function mayAttack(p: Play, seat: Seat, o: Obj): boolean {
  if (p.s.num[TURNS + seat] < 2 || isRested(o)) return false;
  const isNew = isCharacter(o) && o.marks[PLAYED_IN] === p.s.num[TURN];
  if (isNew && !hasKeyword(p, o, RUSH) && !hasKeyword(p, o, RUSH_CHARACTER)) return false;
  const r = ref(OBJ, o.id);
  return !forbidden(p, ATTACK_VERB, r, seat) && !forbidden(p, REST, r, seat);
}

function mayAttackLeader(p: Play, seat: Seat, o: Obj): boolean {
  const isNew = isCharacter(o) && o.marks[PLAYED_IN] === p.s.num[TURN];
  return (!isNew || hasKeyword(p, o, RUSH)) && !forbidden(p, ATTACK_LEADER, ref(OBJ, o.id), seat);
}

/** Every legal attack: own slot and enemy slot. */
export function listAttacks(p: Play, seat: Seat, kind: number, out: Codes): void {
  const isAnySafe = anyBans(p, BE_ATTACKED);
  const mayBeAttacked = (o: Obj): boolean => !isAnySafe || !forbidden(p, BE_ATTACKED, ref(OBJ, o.id), seat);
  const isLeaderOpen = mayBeAttacked(leaderOf(p.s, other(seat)));
  eachFighter(p.s, seat, (o, slot) => {
    if (!mayAttack(p, seat, o)) return;
    if (isLeaderOpen && mayAttackLeader(p, seat, o)) add(out, optionPair(kind, slot, LEADER_SLOT));
    const anyState = attacksActive(p, o);
    let enemySlot = LEADER_SLOT;
    eachCharacter(p.s, other(seat), (enemy) => {
      enemySlot++;
      if ((isRested(enemy) || anyState) && mayBeAttacked(enemy)) add(out, optionPair(kind, slot, enemySlot));
    });
  });
}

/** Declares an attack: rests the attacker and names the target; the battle program does the rest. */
export function declareAttack(p: Play, shared: Shared, seat: Seat, code: OptionCode): void {
  const { s } = p;
  const attacker = inSlot(s, seat, codeA(code));
  const target = inSlot(s, other(seat), codeB(code));
  s.num[ATTACKER] = attacker.id;
  s.num[TARGET] = target.id;
  s.num[STEP] = ATTACK_STEP;
  s.num[BLOCKED] = 0;
  begin(p, shared.code.battle, seat, attacker.id, null);
}

function attackStep(p: Play, f: Frame): void {
  const attacker = attackerOf(p.s)!;
  telling(p, 'attack', attacker, { with: p.s.num[TARGET] });
  happen(p, f, REST, [ref(OBJ, attacker.id)], 0);
  happen(p, f, ATTACK_VERB, [ref(OBJ, attacker.id)], p.s.num[TARGET]);
  settle(p);
}

/** At the end of a step: without attacker or target the battle is over (spec 7). */
function goOn(p: Play, f: Frame, step: number): boolean {
  if (attackerOf(p.s) === null || targetOf(p.s) === null) {
    jump(f, BATTLE.step.endOfBattle);
    return false;
  }
  p.s.num[STEP] = step;
  return true;
}

function listBlockers(p: Play, out: Codes): void {
  const { s } = p;
  const seat = defender(s);
  const attacker = attackerOf(s);
  if (attacker === null || hasKeyword(p, attacker, UNBLOCKABLE)) return;
  eachFighter(s, seat, (o, slot) => {
    if (isRested(o) || o.id === s.num[TARGET] || !hasKeyword(p, o, BLOCKER)) return;
    const r = ref(OBJ, o.id);
    if (!forbidden(p, BLOCK_VERB, r, seat) && !forbidden(p, REST, r, seat)) add(out, optionCode(BLOCK, slot));
  });
}

const blockQuestion: Ask = {
  seat: (p) => defender(p.s),
  list(p, _f, out): void {
    add(out, optionCode(PASS));
    listBlockers(p, out);
  },
  // The possible blockers are public.
  forced: (_p, _f, codes) => (codes.n === 1 ? NOTHING : ASK),
  pick(p, f, code): void {
    if (codeKind(code) !== BLOCK) return;
    const o = inSlot(p.s, defender(p.s), codePayload(code));
    const by: Frame = { code: f.code, pc: f.pc, you: o.ctrl, self: o.id, regs: [] };
    telling(p, 'block', o);
    p.s.num[TARGET] = o.id;
    p.s.num[BLOCKED] = 1;
    happen(p, by, REST, [ref(OBJ, o.id)], 0);
    happen(p, by, BLOCK_VERB, [ref(OBJ, o.id)], 0);
  },
  why: () => ({ en: 'Block the attack?', fr: 'Bloquer l’attaque\u202f?' }),
  called: (_p, _f, code) =>
    codeKind(code) === PASS ? { say: { en: 'Don’t block', fr: 'Ne pas bloquer' } } : null,
};

/** Trashes a card of the hand for its Counter value (spec 7). */
function useCounter(p: Play, shared: Shared, f: Frame, code: OptionCode): void {
  const seat = defender(p.s);
  const o = inSlot(p.s, seat, codeB(code));
  const card = copyOf(p, HAND + seat, codeA(code));
  const amount = counterOf(p, card);
  const by: Frame = { code: f.code, pc: f.pc, you: seat, self: 0, regs: [] };
  happen(p, by, TRASH_FROM_HAND, [ref(CARD, card)], 0);
  attach(p, {
    on: ref(OBJ, o.id),
    by: seat,
    kind: 0,
    line: shared.adds[POWER],
    regs: [reg([], amount)],
    until: THIS_BATTLE,
  });
  telling(p, 'counter', o, { amount, ...causedByCardOf(p, seat) });
}

const counterQuestion = (shared: Shared): Ask => ({
  seat: (p) => defender(p.s),
  list(p, _f, out): void {
    const { s } = p;
    const seat = defender(s);
    add(out, optionCode(PASS));
    for (const card of s.zones[HAND + seat]) {
      const def = s.cards.def[card];
      if (def === 0) continue;
      if (p.book.defs[def].kind === EVENT) {
        const code = optionCode(COUNTER_EVENT, def);
        if (!has(out, code) && isPlayable(p, shared, seat, card, 'Counter')) add(out, code);
      } else if (!has(out, optionPair(COUNTER, def, LEADER_SLOT)) && counterOf(p, card) > 0)
        eachFighter(s, seat, (_o, slot) => add(out, optionPair(COUNTER, def, slot)));
    }
  },
  // A hand is hidden, so only an empty one makes the question needless (law 10).
  forced: (p) => (p.s.zones[HAND + defender(p.s)].length === 0 ? NOTHING : ASK),
  pick(p, f, code): void {
    if (codeKind(code) === PASS) return;
    jump(f, BATTLE.step.settleCounter);
    if (codeKind(code) === COUNTER) useCounter(p, shared, f, code);
    else playFromHand(p, shared, f, defender(p.s), codePayload(code), 'Counter');
  },
  why: () => ({ en: 'Counter the attack?', fr: 'Contrer l’attaque\u202f?' }),
  called: (_p, _f, code) =>
    codeKind(code) === PASS ? { say: { en: 'Don’t counter', fr: 'Ne pas contrer' } } : null,
});

/** The attacker wins a tie, also at 0 or less. Keywords count as they are now (spec 7, 8). */
function damageStep(p: Play, shared: Shared, f: Frame): void {
  const { s } = p;
  if (!goOn(p, f, DAMAGE_STEP)) return;
  const attacker = attackerOf(s)!;
  const target = targetOf(s)!;
  f.regs[BATTLE.reg.fought] = reg([ref(OBJ, attacker.id), ref(OBJ, target.id)], 0, [
    lastOf(p, attacker),
    lastOf(p, target),
  ]);
  if (power(p, attacker) < power(p, target)) {
    tell(p, 'repel', { seat: target.ctrl, object: target.id });
    return;
  }
  if (isLeader(target)) {
    const points = hasKeyword(p, attacker, DOUBLE_ATTACK) ? 2 : 1;
    dealDamage(p, shared, target.ctrl, attacker.id, points, hasKeyword(p, attacker, BANISH));
  } else intend(p, f, KO, [ref(OBJ, target.id)], 0, 0);
}

export const battleCode = (shared: Shared): Code =>
  procedure(BATTLE, {
    attack: run(attackStep),
    beginBlock: run((p, f) => {
      goOn(p, f, BLOCK_STEP);
    }),
    block: ask(blockQuestion),
    settleBlock: run((p) => settle(p)),
    beginCounter: run((p, f) => {
      if (goOn(p, f, COUNTER_STEP)) happen(p, f, IS_ATTACKED, [ref(OBJ, p.s.num[TARGET])], 0);
    }),
    settleCounter: run((p) => settle(p)),
    counter: ask(counterQuestion(shared)),
    damage: run((p, f) => damageStep(p, shared, f)),
    battled: run((p, f) => {
      happen(p, f, BATTLED, f.regs[BATTLE.reg.fought]!.refs, 0);
    }),
    endOfBattle: run((p, f) => {
      p.s.num[STEP] = BATTLE_END;
      happen(p, f, END_OF_BATTLE, [], 0);
      settle(p);
    }),
    over: run(endBattle),
  });

function endBattle(p: Play): void {
  expire(p, THIS_BATTLE);
  for (const counter of [ATTACKER, TARGET, STEP, BLOCKED]) p.s.num[counter] = 0;
}
