// playOnly: may be played or revealed only where its controller is currently winning (11.9, R19).
import type { C } from '../../language';
import type { PlayOnly } from './schema';

export function hold(_a: PlayOnly, c: C): void {
  const { now, playOnlyWinning, heldLine } = c.read.rules;
  playOnlyWinning[now.def] = true;
  heldLine[now.def] = c.line;
}
