// cannot: prohibitions; a covered character is not a legal target, and mass effects skip it (11.9).
import type { C } from '../../language';
import type { Cannot } from './schema';

export function hold(a: Cannot, c: C): void {
  const match = c.read.match(a, c);
  for (const verb of a.verbs) {
    c.bans.push({
      verb: c.read.verb(verb),
      forbids: (p, f, r, by) => {
        const bySide = a.by === 'any' || (a.by === 'player') === (by === f.you);
        return bySide && match(p, f, r);
      },
    });
  }
}
