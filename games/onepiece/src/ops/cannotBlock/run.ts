// cannotBlock: the opponent may not activate [Blocker]: at all, with some cards, or against one attacker (ruling 45).
import { type Ban, type RefTest, reg } from '@sleight/kernel/book';
import { OBJ, ref, SEAT } from '@sleight/kernel/code';
import { attach } from '@sleight/kernel/modifiers';
import { ATTACKER } from '../../counters';
import { untilMoment } from '../../durations';
import { sideOfRef } from '../../identity';
import type { C } from '../../language';
import { filtersOf } from '../../meanings';
import { verbId } from '../../verb-names';
import { type CannotBlock, register } from './schema';

const BLOCK = verbId('block');

/** Blockers of the other side that fit; against one attacker only while it attacks. */
function ban(fits: RefTest, oneAttacker: boolean): Ban {
  return {
    verb: BLOCK,
    forbids: (p, f, r) => {
      if (oneAttacker && p.s.num[ATTACKER] !== f.self) return false;
      return sideOfRef(p, f, r) !== f.you && fits(p, f, r);
    },
  };
}

export function run(a: CannotBlock, c: C): void {
  const { attacker, duration = 'thisTurn' } = a;
  const { notes, addLasting } = c.read.rules;
  const of = attacker === 'bound' ? c.register(a.of ?? 'selected') : -1;
  const line = addLasting({
    name: 'cannot be blocked',
    bans: [ban(filtersOf(a.filters ?? [], c), attacker !== undefined)],
  });
  const to = c.register(a.bind ?? register);
  c.step((p, f) => {
    const onSelf = f.self === 0 ? [] : [ref(OBJ, f.self)];
    const on = attacker === undefined ? [ref(SEAT, f.you)] : of < 0 ? onSelf : (f.regs[of]?.refs ?? []);
    for (const one of on)
      attach(p, { on: one, by: f.you, kind: 0, line, until: untilMoment(p, f.you, duration) });
    if (on.length > 0) notes.note(c.line);
    f.regs[to] = reg(on);
  });
}

export function hold(a: CannotBlock, c: C): void {
  c.bans.push(ban(filtersOf(a.filters ?? [], c), a.attacker !== undefined));
}
