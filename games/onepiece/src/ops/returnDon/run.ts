// returnDon: back to the DON!! deck, as many as there are; their owner chooses which (ruling 24).
import { add } from '@sleight/kernel/code';
import { donOnField } from '../../don';
import { returnDon } from '../../don-choice';
import type { C } from '../../language';
import { seatsFor } from '../../sides';
import { type ReturnDon, register } from './schema';

export function run(a: ReturnDon, c: C): void {
  const side = a.side === 'opponent' ? 'opponent' : 'player';
  c.needs((p, f, out) => {
    if (donOnField(p.s, seatsFor(f, side)[0]) >= a.amount) add(out, 1);
  });
  returnDon(c, { least: a.amount, most: a.amount, side }, a.bind ?? register);
}
