// lanesWon: of the player whose text asks.
import type { Test } from '@sleight/kernel/book';
import { WON } from '../../counters';
import type { LanesWon } from './schema';

export const meaning =
  ({ lanesWon }: LanesWon): Test =>
  (p, f) =>
    p.s.num[WON + f.you] >= lanesWon.gte;
