// turnLife: Life cards from the top turn face up or face down; all of them without an amount.
import { type Play, reg } from '@sleight/kernel/book';
import { add } from '@sleight/kernel/code';
import type { C } from '../../language';
import { topLife } from '../../life-choice';
import { seatsFor } from '../../sides';
import { register, type TurnLife } from './schema';

export function run(a: TurnLife, c: C): void {
  const name = a.bind ?? register;
  const from = c.register(`${name} cards`);
  const up = a.face === 'up';
  const of = (p: Play, seat: 0 | 1) => topLife(p, seat, a.amount ?? Number.MAX_SAFE_INTEGER, !up).refs;
  const least = a.amount ?? 1;
  c.needs((p, f, out) => {
    if (seatsFor(f, a.side ?? 'player').every((seat) => of(p, seat).length >= least)) add(out, 1);
  });
  c.step((p, f) => {
    f.regs[from] = reg(seatsFor(f, a.side ?? 'player').flatMap((seat) => of(p, seat)));
  });
  c.happens('turnLife', from, () => (up ? 1 : 0), name);
}
