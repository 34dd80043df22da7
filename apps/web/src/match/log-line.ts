// A log line for this page: in its language, with the players' names.
import type { Said } from '@sleight/kernel';
import { withNames } from '@sleight/kit/player-names';
import { useSay } from '../i18n/said';
import { useTable } from './table/context';

export function useTell(): (line: Said) => string {
  const say = useSay();
  const { names } = useTable();
  return (line) => withNames(say(line), names);
}
