// taunt: nothing else of its player on the field can be attacked, by any attacker.

import { sideOfRef } from '../../identity';
import type { C } from '../../language';
import { verbId } from '../../verb-names';
import type { Taunt } from './schema';

export function hold(a: Taunt, c: C): void {
  const draws = c.read.match(a, c);
  c.bans.push({
    verb: verbId('beAttacked'),
    forbids: (p, f, r, by) => by !== f.you && sideOfRef(p, f, r) === f.you && !draws(p, f, r),
  });
}
