// trash: the cards of the trash, of both players together if the text says so.
import type { Test } from '@sleight/kernel/book';
import { keeps } from '../../limit';
import { TRASH } from '../../places';
import { summed, zoneSize } from '../../tally';
import type { Trash } from './schema';

export function meaning({ trash }: Trash): Test {
  const n = summed(trash.side, zoneSize(TRASH));
  return (p, f) => keeps(trash, n(p, f));
}
