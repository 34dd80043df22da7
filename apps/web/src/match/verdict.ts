'use client';
// How the match ended, from this player's side; empty during the match.
import { useTranslations } from 'next-intl';
import { isVoid } from './result';
import { tableOf, useMatch } from './store';

export function useVerdict(): string {
  const t = useTranslations('match');
  const tp = useTranslations('puzzles');
  const tl = useTranslations('learn');
  const match = useMatch();
  const result = tableOf(match)?.frame.result ?? null;
  const { task } = match.head ?? {};
  if (result === null) return '';
  if (isVoid(result)) return t('void');
  const isWon = result.winner === match.seat;
  if (task?.kind === 'guide') return tl(isWon ? 'over' : 'stopped');
  if (task !== undefined) return tp(isWon ? 'won' : 'lost');
  if (result.winner === null) return t('drawn');
  if (match.tables.length === 2) return t('playerWins', { n: result.winner + 1 });
  return t(isWon ? 'won' : 'lost');
}
