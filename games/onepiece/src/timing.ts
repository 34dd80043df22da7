// One Piece's timing policy (spec 11, 13): batches, each player orders their own, the turn player first; what an
// effect triggers waits until that effect is done. Rule processing acts at once.

import type { EffectTiming } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import { turnPlayer } from './counters';
import { checkDecks, drawnByLoop, MOST_COMPULSORY } from './defeat';
import { repeats } from './loops';
import { checkPermanents } from './permanent';
import type { Shared } from './shared';
import { verbId } from './verb-names';

const KO = verbId('ko');
const LEAVE = verbId('leave');

export const timing = (shared: Shared): EffectTiming => ({
  settle: 'block',
  order: 'batch',
  within: 'each player',
  immuneMayBeChosen: true,
  rank: () => 0,
  turnPlayer: (p) => turnPlayer(p.s),
  calm: () => true,
  check: () => false,
  leaversHear: (verb) => verb === KO || verb === LEAVE,
  endless: { after: MOST_COMPULSORY, end: drawnByLoop },
  repeats: repeats(shared),
  watch(p): void {
    checkPermanents(p, shared);
    checkDecks(p);
  },
  replacements: {
    by: 'source',
    // The one on the affected card itself, then the turn player's, then the other's (spec 13).
    rank: (p, _line, source, you, covered) =>
      covered.includes(ref(OBJ, source)) ? 0 : you === turnPlayer(p.s) ? 1 : 2,
  },
});
