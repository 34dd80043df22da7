// Looked-at cards that stay shown to the one who looked (spec 16, effects.look_duration). What was seen stays known
// in every ruleset, as to anyone who remembers; this is how long the table keeps showing it without being asked.

import { type Play, reg } from '@sleight/kernel/book';
import { CARD, ref, refIndex } from '@sleight/kernel/code';
import type { CardIndex, Ref } from '@sleight/kernel/ids';
import { attach, KEPT, keepMods } from '@sleight/kernel/modifiers';
import type { Seat } from '@sleight/kernel/state';
import { INERT, PLAYER_TURN } from './counters';

/** Kind of the modifiers that remember what is shown to whom. */
const SHOWN = 2;

/** `lasts`: for how many player turns after this one; 0 for only while the effect resolves. */
export function show(p: Play, seat: Seat, on: Ref, cards: readonly CardIndex[], lasts: number): void {
  if (lasts === 0) return;
  const until = p.s.num[PLAYER_TURN] + lasts;
  attach(p, {
    on,
    by: seat,
    kind: SHOWN,
    line: INERT,
    regs: [reg(cards.map((card) => ref(CARD, card)))],
    until,
  });
}

/** A player turn is over: what was shown until then is no longer. */
export function endShown(p: Play): void {
  keepMods(p, (mod) => mod.kind !== SHOWN || mod.until > p.s.num[PLAYER_TURN]);
}

/** Cards that are shown to this seat now. */
export const shownTo = (p: Play, seat: Seat): CardIndex[] =>
  p.s.mods.flatMap((mod) =>
    mod.kind === SHOWN && mod.by === seat ? (mod.regs[KEPT]?.refs ?? []).map(refIndex) : [],
  );
