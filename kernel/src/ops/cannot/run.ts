// cannot: while its source works, a side may not do a verb to the targets.
import type { AbilityTypes, Compiler } from '../../compiler';
import { register } from './schema';

export type Action<L extends AbilityTypes> = L['Target'] & {
  type: 'cannot';
  verb: string;
  by: 'player' | 'opponent' | 'any';
  bind?: string;
};

export function hold<L extends AbilityTypes>(a: Action<L>, c: Compiler<L>): void {
  const match = c.read.match(a, c);
  c.register(a.bind ?? register);
  c.bans.push({
    verb: c.read.verb(a.verb),
    forbids: (p, f, subject, by) => {
      const bySide = a.by === 'any' || (a.by === 'player') === (by === f.you);
      return bySide && match(p, f, subject);
    },
  });
}
