// The user's finished matches: the outcome of each, and the filter.
import type { Verdict } from '@sleight/protocol';
import type { MatchSummary } from '../net/api';

export const verdicts: readonly Verdict[] = ['won', 'lost', 'drawn', 'shared', 'void'];

export function verdictOn({ seats, result }: Pick<MatchSummary, 'seats' | 'result'>): Verdict {
  if (result?.note !== undefined) return 'void';
  if (seats.length === 2) return 'shared';
  if (result === null || result.winner === null) return 'drawn';
  return seats.includes(result.winner) ? 'won' : 'lost';
}

/** How a match ended that the rules did not end, from the user's side; null for any other. */
export function endedBy({
  seats,
  result,
}: Pick<MatchSummary, 'seats' | 'result'>): 'leftMe' | 'leftThem' | 'concededMe' | 'concededThem' | null {
  const verdict = verdictOn({ seats, result });
  if (verdict !== 'won' && verdict !== 'lost') return null;
  const isMe = verdict === 'lost';
  if (result?.reason === 'left') return isMe ? 'leftMe' : 'leftThem';
  if (result?.reason === 'concession') return isMe ? 'concededMe' : 'concededThem';
  return null;
}

/** The score, the user's first; null for a match without one. */
export function scoreOf({
  scores,
  seats,
}: Pick<MatchSummary, 'scores' | 'seats'>): readonly [number, number] | null {
  if (scores === null) return null;
  const [one, two] = scores.points;
  return seats[0] === 1 ? [two, one] : [one, two];
}

export interface PastFilter {
  /** Empty: any. */
  readonly game: string;
  /** As the server names opponents: "level:easy", "person:Ada", "lesson". */
  readonly against: string;
  readonly result: string;
}

export const noFilter: PastFilter = { game: '', against: '', result: '' };
const keys = ['game', 'against', 'result'] as const;

/** Values that cannot be chosen are not filters. */
const allowed: Readonly<Record<keyof PastFilter, RegExp>> = {
  game: /^[a-z0-9-]{1,60}$/,
  against: /^(bot|friend|hotseat|lesson|(level|persona|person):[^\0]{1,70})$/,
  result: new RegExp(`^(${verdicts.join('|')})$`),
};

export function readFilter(params: URLSearchParams): PastFilter {
  const read = (key: keyof PastFilter): string => {
    const value = params.get(key) ?? '';
    return allowed[key].test(value) ? value : '';
  };
  return { game: read('game'), against: read('against'), result: read('result') };
}

const chosen = (filter: PastFilter): [keyof PastFilter, string][] =>
  keys.flatMap((key) => (filter[key] === '' ? [] : [[key, filter[key]]]));

export const writeFilter = (filter: PastFilter): URLSearchParams => new URLSearchParams(chosen(filter));

/** As the server is asked. */
export const asked = (filter: PastFilter): Partial<PastFilter> => Object.fromEntries(chosen(filter));
