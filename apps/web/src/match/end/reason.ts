'use client';
// Why the rules ended a match, in the game's words, and when it was decided.
// Read next: ../reason.ts for endings caused by a player.
import type { Summary } from '@sleight/kit';
import type { StateUpdate } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { useSay } from '../../i18n/said';
import { worldOf } from '../../worlds/worlds';
import { type SeatNames, useTable } from '../table/context';

type Result = NonNullable<StateUpdate['result']>;

interface Told {
  readonly result: Result;
  readonly summary: Summary | undefined;
  readonly names: SeatNames;
  /** The seat called "you"; null in pass and play, and for spectators. */
  readonly you: number | null;
}

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => `${values[name] ?? whole}`);

/** The game says why. */
export function useRulesReason({ result, summary, names, you }: Told): string {
  const say = useSay();
  const { game } = useTable();
  const { winner, reason } = result;
  const ending = worldOf(game)?.endings[reason];
  if (ending === undefined) return '';
  if (ending.score !== undefined) {
    const points = summary?.rounds.at(-1)?.points;
    if (points === undefined) return '';
    return filled(say(ending.score), { high: Math.max(...points), low: Math.min(...points) });
  }
  if (winner === null) return ending.draw === undefined ? '' : say(ending.draw);
  const about = ending.winner ?? ending.loser;
  if (about === undefined) return '';
  const seat = ending.winner === undefined ? 1 - winner : winner;
  return seat === you ? say(about.you) : filled(say(about.other), { name: names[seat] ?? '' });
}

/** When the winner took the lead for good; empty if nobody did. */
export function useTurningPoint({ result, summary, names, you }: Told): string {
  const t = useTranslations('end');
  const say = useSay();
  if (result.winner === null || summary === undefined || summary.decided === null) return '';
  const { decided, rounds, unit } = summary;
  return t(decided === rounds[0]?.n ? 'aheadThroughout' : 'turningPoint', {
    who: result.winner === you ? 'you' : 'other',
    name: names[result.winner] ?? '',
    unit: say(unit).toLowerCase(),
    n: decided,
  });
}
