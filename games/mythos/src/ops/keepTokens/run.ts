// keepTokens: its tokens stay at the end of the turn, while it is face up (R55).
import type { C } from '../../language';
import type { KeepTokens } from './schema';

export function hold(_a: KeepTokens, c: C): void {
  const { now, keepsTokens, heldLine } = c.read.rules;
  keepsTokens[now.def] = true;
  heldLine[now.def] = c.line;
}
