// Which updates count. The server numbers what each seat hears; a gap means that something was missed.
import type { StateUpdate } from '@sleight/protocol';

export type Verdict = 'next' | 'old' | 'gap';

export function verdictOn(at: number, { version }: Pick<StateUpdate, 'version'>): Verdict {
  if (version <= at) return 'old';
  return version === at + 1 ? 'next' : 'gap';
}
