// returnDon: back to the DON!! deck, as many as there are; their owner chooses which (ruling 24).
import { returnDon } from '../../don-choice';
import type { C } from '../../language';
import { type ReturnDon, register } from './schema';

export function run(a: ReturnDon, c: C): void {
  const side = a.side === 'opponent' ? 'opponent' : 'player';
  returnDon(c, { least: a.amount, most: a.amount, side }, a.bind ?? register);
}
