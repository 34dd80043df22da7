// suppress: the strongest matching character, once fixed, has Power 0 and holds no tokens (R28). See `latches.ts`.
import type { C } from '../../language';
import { noted } from '../../shared';
import type { Suppress } from './schema';

export function hold(a: Suppress, c: C): void {
  const { filters = [], ...rest } = a;
  // Which one is strongest is found when it is fixed; before that, everything else must match.
  const plain = filters.filter((one) => !('highest' in one));
  const shared = c.read.rules;
  shared.suppressors[shared.now.def] = true;
  shared.suppresses[c.line] = noted(shared, c.line, c.read.match({ ...rest, filters: plain }, c));
}
