// activateEffect: runs this card's own texts of another timing; what they cost is still due (spec 8.6).

import { reg } from '@sleight/kernel/book';
import { CARD, ref } from '@sleight/kernel/code';
import { begin, CAUSE } from '@sleight/kernel/frames';
import { thisCard } from '../../identity';
import type { C } from '../../language';
import { linesOf } from '../../shared';
import { type ActivateEffect, register } from './schema';

export function run(a: ActivateEffect, c: C): void {
  const shared = c.read.rules;
  const to = c.register(a.bind ?? register);
  c.step((p, f) => {
    const card = thisCard(p, f);
    if (card < 0) return;
    f.regs[to] = reg([ref(CARD, card)]);
    shared.notes.note(c.line);
    const event = f.self === 0 ? reg([ref(CARD, card)]) : f.regs[CAUSE];
    // The last one begun runs first.
    for (const line of linesOf(shared, p.s.cards.def[card], a.timing).toReversed())
      begin(p, line.code, f.you, f.self, event);
  });
}
