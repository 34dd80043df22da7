// repeat: a fresh repetition of this card's own line, with new choices (R40).
import { begin } from '@sleight/kernel/frames';
import { objById } from '@sleight/kernel/objects';
import type { C } from '../../language';
import { EVENT } from '../../shared';
import type { Repeat } from './schema';

export function run(a: Repeat, c: C): void {
  const shared = c.read.rules;
  c.step((p, f) => {
    const o = objById(p.s, f.self);
    if (o === null) return;
    const line = shared.instants[p.s.cards.def[o.cards[0]]].find((one) => one.timing === a.line);
    if (line === undefined) return;
    shared.notes.note(c.line);
    begin(p, line.asUpgrade, f.you, f.self, f.regs[EVENT]);
  });
}
