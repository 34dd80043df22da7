// Lasting effects (spec 10.10, 15): a text that resolves gives something to the cards it chose, for a while. The set is
// fixed then; the same words in a Continuous ability hold for the cards that match now.

import { type Count, reg, type Static } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import { attach, KEPT } from '@sleight/kernel/modifiers';
import { untilMoment } from './durations';
import { found } from './field';
import type { C } from './language';
import type { Lasting } from './shared';
import { telling } from './telling';
import type { Duration } from './vocabulary';

const held = (layer: Static['layer'], number: number): Static => ({
  number,
  layer,
  amount: (_p, f) => f.regs[KEPT]?.n ?? 0,
  applies: (_p, f, r) => r === ref(OBJ, f.self),
});

/** The line of a modifier on a card that adds what its first register holds. */
export const adding = (name: string, number: number): Lasting => ({
  name: `gains ${name}`,
  statics: [held('add', number)],
});

/** The line of a modifier on a card that sets a base value to what its first register holds. */
export const setting = (name: string, number: number): Lasting => ({
  name: `sets ${name}`,
  statics: [held('set', number)],
});

export interface Lasts {
  /** Its name in the log. */
  readonly fact: string;
  /** The line that a modifier on each card carries. */
  readonly line: () => number;
  readonly amount: Count;
  readonly duration: Duration | undefined;
  /** Register that holds the cards, and the name of the one that takes those it was given to. */
  readonly from: number;
  readonly to: string;
}

/** Emits the steps that give it. */
export function lasts(c: C, { fact, line, amount, duration = 'thisTurn', from, to }: Lasts): void {
  c.happens('affect', from, () => 0, to);
  const given = c.register(to);
  c.step((p, f) => {
    const n = amount(p, f);
    for (const o of found(p, f.regs[given]?.refs ?? [])) {
      attach(p, {
        on: ref(OBJ, o.id),
        by: f.you,
        kind: 0,
        line: line(),
        regs: [reg([], n)],
        until: untilMoment(p, f.you, duration),
      });
      telling(p, fact, o, n === 0 ? {} : { amount: n });
    }
  });
}
