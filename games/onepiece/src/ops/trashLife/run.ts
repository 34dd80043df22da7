// trashLife: Life cards from an end of the stack; no damage, so no [Trigger] and no loss (spec 8.9).
import { add } from '@sleight/kernel/code';
import type { C } from '../../language';
import { lifeCount } from '../../life';
import { takeFromLife } from '../../life-choice';
import { seatsFor } from '../../sides';
import { register, type TrashLife } from './schema';

export function run(a: TrashLife, c: C): void {
  const name = a.bind ?? register;
  const { amount, side = 'player' } = a;
  if (a.upTo === undefined) {
    c.needs((p, f, out) => {
      if (lifeCount(p.s, seatsFor(f, side)[0]) >= amount) add(out, 1);
    });
  }
  c.happens('trashLife', takeFromLife(c, name, a), () => 0, name);
}
