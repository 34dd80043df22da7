// negate: printed texts and keywords of cards do nothing, for a duration or while a Continuous text lasts (10.11).
import { reg } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import { attach } from '@sleight/kernel/modifiers';
import { INERT } from '../../counters';
import { untilMoment } from '../../durations';
import { found } from '../../field';
import type { C } from '../../language';
import { NEGATED } from '../../permanent';
import { pick } from '../../targets';
import { telling } from '../../telling';
import { type Negate, register } from './schema';

const WHY = { en: 'Choose a card to negate', fr: 'Choisissez une carte dont les effets sont annulés' };

export function run(a: Negate, c: C): void {
  const name = a.bind ?? register;
  const from = pick(c, a, `${name} choice`, { why: WHY });
  const to = c.register(name);
  const shared = c.read.rules;
  c.step((p, f) => {
    const objects = found(p, f.regs[from]?.refs ?? []);
    const until = untilMoment(p, f.you, a.duration ?? 'thisTurn');
    for (const o of objects) {
      attach(p, { on: ref(OBJ, o.id), by: f.you, kind: NEGATED, line: INERT, until });
      telling(p, 'negate', o);
    }
    if (objects.length > 0) shared.notes.note(c.line);
    f.regs[to] = reg(f.regs[from]?.refs ?? []);
  });
}

export function hold(a: Negate, c: C): void {
  const match = c.read.match(a, c);
  c.read.rules.negates[c.line] = (p, f, r) => c.condition(p, f) && match(p, f, r);
}
