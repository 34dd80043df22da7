// How missions are called by their rank, in the log and in reasons.

import type { Said } from '@sleight/kernel/book';
import { both } from '@sleight/kit/log-phrases';

export const RANKS = ['', 'D', 'C', 'B', 'A'];

/** The number in the name of a mission's place. */
export const numberOf = (place: string | undefined): number => Number((place ?? '').split(' ')[1] ?? 0);

/** "mission C". */
export function rankName(place: string | undefined): Said {
  const rank = RANKS[numberOf(place)] ?? '';
  return both(`mission ${rank}`, `mission ${rank}`);
}
