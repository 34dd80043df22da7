'use client';
// How the match ended, for whoever looks on it from here; empty while it goes on.
import { useTranslations } from 'next-intl';
import { isVoid } from './result';
import { tableOf, useMatch } from './store';

export function useVerdict(): string {
  const t = useTranslations('match');
  const tp = useTranslations('puzzles');
  const tl = useTranslations('learn');
  const match = useMatch();
  const result = tableOf(match)?.update.result ?? null;
  const { task } = match.head ?? {};
  if (result === null) return '';
  if (isVoid(result)) return t('void');
  if (task?.kind === 'guide') return tl('over');
  if (task !== undefined) return tp(result.winner === match.seat ? 'won' : 'lost');
  if (result.winner === null) return t('drawn');
  if (match.tables.length === 2) return t('playerWins', { n: result.winner + 1 });
  return t(result.winner === match.seat ? 'won' : 'lost');
}
