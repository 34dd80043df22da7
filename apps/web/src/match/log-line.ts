// A log line for this page: in its language, with the players' names.
import type { Said } from '@sleight/kernel';
import { withNames } from '@sleight/kit/player-names';
import { useCallback } from 'react';
import { useSay } from '../i18n/said';
import { useKnown } from './table/context';

export function useTell(): (line: Said) => string {
  const say = useSay();
  const { names } = useKnown();
  return useCallback((line) => withNames(say(line), names), [say, names]);
}
