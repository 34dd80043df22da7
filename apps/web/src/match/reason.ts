'use client';
// Why a match ended, if a player ended it and not the rules: a concession, or a claimed win.
import { useTranslations } from 'next-intl';
import { tableOf, useMatch } from './store';
import { useTable } from './table/context';

export function useReason(): string {
  const t = useTranslations('company');
  const { names, seat } = useTable();
  const result = useMatch((match) => tableOf(match)?.frame.result ?? null);
  const isShared = useMatch(({ tables }) => tables.length === 2);
  if (result === null || result.winner === null) return '';
  const isMe = result.winner !== seat && !isShared;
  const name = names[result.winner === 0 ? 1 : 0];
  if (result.reason === 'left') return t(isMe ? 'leftMe' : 'leftThem', { name });
  return result.reason === 'concession' ? t(isMe ? 'concededMe' : 'concededThem', { name }) : '';
}
