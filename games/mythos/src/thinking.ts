// Mythos's input for players that think: the evaluator's numbers, which options pass the turn or hide, and what the
// other seat sees of a hidden play.
// Read next: evaluate.ts, playing.ts for the option codes.

import { codeB, codeKind, optionPair } from '@sleight/kernel/code';
import type { Thinking } from '@sleight/kit/contract/thinking';
import { plausible } from './belief';
import { TURN } from './counters';
import { evaluator } from './evaluate';
import { HIDE, PASS } from './listing';

export const thinking: Thinking = {
  evaluator,
  passes: [PASS],
  bluffs: [PASS, HIDE],
  plausible,
  round: (s) => s.num[TURN],
  reach: {
    medium: { worlds: 1, looks: 1 },
    hard: { kept: 5, worlds: 2, beam: 3 },
    expert: { kept: 5, worlds: 2 },
  },
  /** A round is long here: the expert looks a few turns ahead in more worlds, after what hard sees in two. */
  plan: { looks: 24, aheadShare: 0.5, aheadSight: 12 },
  /** A card played face down: its place, not its name. */
  shown: (code) => (codeKind(code) === HIDE ? optionPair(HIDE, 0, codeB(code)) : code),
  styles: {
    bold: { now: 1.5, nowMargin: 1.3, power: 1.3, hidden: 0.5, chakra: 0.7, hand: 0.7 },
    patient: { now: 0.8, hidden: 1.6, hiddenCost: 1.4, chakra: 1.2, hand: 1.3 },
  },
};
