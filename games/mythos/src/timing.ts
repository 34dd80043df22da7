// Mythos's timing policy (spec 11.6): after every instruction, depth first, ordered by the turn player.

import type { EffectTiming } from '@sleight/kernel/book';
import { turnPlayer } from './counters';
import { checkLatches } from './latches';
import type { Shared } from './shared';

export const timing = (shared: Shared): EffectTiming => ({
  settle: 'instruction',
  order: 'depth',
  within: 'turn player',
  immuneMayBeChosen: false,
  rank: () => 0,
  turnPlayer: (p) => turnPlayer(p.s),
  check: (p) => checkLatches(p, shared),
});
