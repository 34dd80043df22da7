// adjust: while its source works, a number the rules read is larger or smaller for its player.
import { ref, SEAT } from '../../code';
import type { AbilityTypes, Compiler } from '../../compiler';

export interface Action {
  type: 'adjust';
  number: string;
  amount: number;
  costing?: string;
  bind?: string;
}

export function hold<L extends AbilityTypes>(a: Action, c: Compiler<L>): void {
  c.statics.push({
    number: c.read.number(a.number),
    layer: 'add',
    amount: () => a.amount,
    applies: (_p, f, subject, by) => {
      const costs = a.costing === undefined || (by?.costVerbs.includes(a.costing) ?? false);
      return subject === ref(SEAT, f.you) && costs;
    },
  });
}
