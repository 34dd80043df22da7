// group: the group of the card it shows.
import type { RefTest } from '@sleight/kernel/book';
import type { Meanings } from '../../language';
import { defFor } from '../../measure';
import type { Group } from './schema';

export function meaning({ group }: Group, { shared: { identity } }: Meanings): RefTest {
  return (p, f, r) => identity[defFor(p, f, r)].group === group;
}
