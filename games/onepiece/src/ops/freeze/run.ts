// freeze: cards do not become active in their controller's next Refresh Phase; it never rests one (ruling 7).
import { reg } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import { attach } from '@sleight/kernel/modifiers';
import { INERT } from '../../counters';
import { FROZEN, untilRefreshOf } from '../../durations';
import { found } from '../../field';
import type { C } from '../../language';
import { pick } from '../../targets';
import { telling } from '../../telling';
import { type Freeze, register } from './schema';

const WHY = {
  en: 'Choose a card that will not become active',
  fr: 'Choisissez une carte qui ne se redressera pas',
};

export function run(a: Freeze, c: C): void {
  const name = a.bind ?? register;
  const from = pick(c, a, `${name} choice`, { why: WHY });
  const to = c.register(name);
  const { notes } = c.read.rules;
  c.step((p, f) => {
    const objects = found(p, f.regs[from]?.refs ?? []);
    for (const o of objects) {
      const until = untilRefreshOf(o.ctrl);
      attach(p, { on: ref(OBJ, o.id), by: f.you, kind: FROZEN, line: INERT, until });
      telling(p, 'freeze', o);
    }
    if (objects.length > 0) notes.note(c.line);
    f.regs[to] = reg(f.regs[from]?.refs ?? []);
  });
}
