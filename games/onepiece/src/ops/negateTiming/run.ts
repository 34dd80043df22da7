// negateTiming: texts of that timing do not activate, and do nothing if another text activates them.
import { type Ban, reg } from '@sleight/kernel/book';
import { ref, SEAT } from '@sleight/kernel/code';
import { attach } from '@sleight/kernel/modifiers';
import { other } from '@sleight/kernel/state';
import { untilMoment } from '../../durations';
import type { C } from '../../language';
import { useOf } from '../../tags';
import { type NegateTiming, register } from './schema';

const banOf = ({ timing, side }: NegateTiming): Ban => ({
  verb: useOf(timing),
  forbids: (_p, f, r) => r === ref(SEAT, side === 'player' ? f.you : other(f.you)),
});

export function run(a: NegateTiming, c: C): void {
  const { notes, addLasting } = c.read.rules;
  const line = addLasting({ name: `negates ${a.timing}`, bans: [banOf(a)] });
  const to = c.register(a.bind ?? register);
  c.step((p, f) => {
    const on = ref(SEAT, f.you);
    attach(p, { on, by: f.you, kind: 0, line, until: untilMoment(p, f.you, a.duration ?? 'thisTurn') });
    notes.note(c.line);
    f.regs[to] = reg([on]);
  });
}

export function hold(a: NegateTiming, c: C): void {
  c.bans.push(banOf(a));
}
