// The rows of a match's summary that fit a small table. Pure.
import type { RoundScore } from '@sleight/kit';

/** With more rounds than this, only those that changed the score are listed. */
const MOST_ROWS = 8;

const scoreIn = ({ points, within }: RoundScore): string => (within ?? points).join(' ');

export function listedRounds(rounds: readonly RoundScore[]): readonly RoundScore[] {
  if (rounds.length <= MOST_ROWS) return rounds;
  const last = rounds.length - 1;
  return rounds.filter((round, i) => {
    const before = rounds[i - 1];
    return before === undefined || i === last || scoreIn(round) !== scoreIn(before);
  });
}
