// move: who, then where to, one after the other; those without a legal mission stay (11.13, R31).

import { ASK, ask, type Forced, NO_REG, NOTHING, type Play, reg } from '@sleight/kernel/book';
import { add, CHOOSE, codePayload, optionCode, PLACE, ref, refIndex } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import { intend } from '@sleight/kernel/intents';
import { objById } from '@sleight/kernel/objects';
import type { Frame, Seat } from '@sleight/kernel/state';
import { missionOf } from '../../character';
import type { C } from '../../language';
import { destinations, fits } from '../../movement';
import { missionPlace } from '../../places';
import { pick } from '../../targets';
import { type Move, register } from './schema';

export function run(a: Move, c: C): void {
  const shared = c.read.rules;
  const name = a.bind ?? register;
  const verb = c.read.verb('move');
  const toHere = a.to === 'here';
  function goesSomewhere(p: Play, f: Frame, r: Ref, eyes: Seat | 'both'): boolean {
    const o = objById(p.s, refIndex(r));
    const to = o === null ? [] : destinations(p, shared, f, o, eyes);
    const here = toHere ? objById(p.s, f.self) : null;
    return toHere ? here !== null && to.includes(missionOf(p, here)) : to.length > 0;
  }
  const waiting = pick(c, a, `${name} choice`, {
    why: { en: 'Choose a character to move', fr: 'Choisissez un personnage à déplacer' },
    verb: 'move',
    // Where it may go anywhere, the verb asks that much already.
    ...(toHere ? { also: (p, f, r) => goesSomewhere(p, f, r, f.you) } : {}),
    seems: (p, f, r) => goesSomewhere(p, f, r, 'both'),
  });
  const done = c.register(name);
  const now = c.register(`${name} now`);
  c.step((_p, f) => {
    f.regs[done] = NO_REG;
    f.regs[now] = null;
  });
  const again = c.label('again').here();
  c.ask(
    ask({
      seat: (_p, f) => f.you,
      list(p, f, out): void {
        const next = f.regs[waiting]?.refs[0];
        const o = next === undefined ? null : objById(p.s, refIndex(next));
        if (o === null) return;
        const here = toHere ? objById(p.s, f.self) : null;
        for (const mission of destinations(p, shared, f, o)) {
          if (here !== null && mission !== missionOf(p, here)) continue;
          add(out, optionCode(CHOOSE, ref(PLACE, missionPlace(mission))));
        }
      },
      forced(p, f, codes): Forced {
        if (codes.n !== 1) return codes.n === 0 ? NOTHING : ASK;
        const o = objById(p.s, refIndex(f.regs[waiting]!.refs[0]))!;
        // A mission that only a secret name closes must not show by what goes unasked (law 10).
        const isOpen = toHere || destinations(p, shared, f, o, 'both').length === 1;
        return isOpen ? codes.list[0] : ASK;
      },
      pick(p, f, code): void {
        const mission = p.book.places[refIndex(codePayload(code))].lane;
        const next = f.regs[waiting]!.refs[0];
        const o = objById(p.s, refIndex(next));
        // A name that its player could not see is in the way: it stays (law 10).
        if (o !== null && fits(p, shared, o, o.ctrl, mission)) intend(p, f, verb, [next], mission, now);
      },
      why: () => ({ en: 'Choose the mission to move to', fr: 'Choisissez la mission de destination' }),
    }),
  );
  c.step((_p, f) => {
    const just = f.regs[now] ?? NO_REG;
    const before = f.regs[done] ?? NO_REG;
    f.regs[done] = reg([...before.refs, ...just.refs], before.n + just.n, [...before.last, ...just.last]);
    f.regs[now] = null;
    const left = f.regs[waiting]?.refs.slice(1) ?? [];
    f.regs[waiting] = reg(left);
    if (left.length > 0) again.jump(f);
  });
}
