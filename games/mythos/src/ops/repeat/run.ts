// repeat: a fresh repetition of this card's own line, with new choices (R40).
import type { Play } from '@sleight/kernel/book';
import { add, OBJ, ref } from '@sleight/kernel/code';
import { begin } from '@sleight/kernel/frames';
import { defOf, objById } from '@sleight/kernel/objects';
import type { Frame } from '@sleight/kernel/state';
import type { C } from '../../language';
import { type Instant, RESOLVE } from '../../shared';
import type { Repeat } from './schema';

export function run(a: Repeat, c: C): void {
  const shared = c.read.rules;
  const lineOf = (p: Play, f: Frame): Instant | undefined => {
    const o = objById(p.s, f.self);
    return o === null ? undefined : shared.instants[defOf(p, o).index].find((one) => one.timing === a.line);
  };
  c.needs((p, f, out) => {
    const line = lineOf(p, f);
    if (line !== undefined && shared.worth[p.book.code[line.asUpgrade].line](p, f))
      add(out, ref(OBJ, f.self));
  });
  // The repeated line asks whether it is applied; asking twice would be one refusal too many.
  c.takeDecline();
  c.step((p, f) => {
    const line = lineOf(p, f);
    if (line === undefined) return;
    shared.notes.note(c.line);
    begin(p, line.asUpgrade, f.you, f.self, f.regs[RESOLVE.reg.event]);
  });
}
