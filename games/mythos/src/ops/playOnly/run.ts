// playOnly: may be played or revealed only where its controller is currently winning (11.9, R19).
import type { C } from '../../language';
import type { PlayOnly } from './schema';

export function hold(_a: PlayOnly, c: C): void {
  c.read.rules.playOnlyWinning[c.read.rules.now.def] = true;
}
