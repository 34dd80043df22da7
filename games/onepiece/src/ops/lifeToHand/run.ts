// lifeToHand: Life cards from an end of the stack; no damage, so no [Trigger] and no loss (spec 8.9).
import { add } from '@sleight/kernel/code';
import type { C } from '../../language';
import { lifeCount } from '../../life';
import { takeFromLife } from '../../life-choice';
import { seatsFor } from '../../sides';
import { forget } from '../../targets';
import { type LifeToHand, register } from './schema';

export function run(a: LifeToHand, c: C): void {
  const name = a.bind ?? register;
  const { amount, side = 'player' } = a;
  if (a.upTo === undefined) {
    c.needs((p, f, out) => {
      if (lifeCount(p.s, seatsFor(f, side)[0]) >= amount) add(out, 1);
    });
  }
  const from = takeFromLife(c, name, a);
  c.happens('lifeToHand', from, () => 0, name);
  forget(c, from);
}
