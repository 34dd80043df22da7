// name: the name of the card it shows is one of these.
import type { RefTest } from '@sleight/kernel/book';
import { called } from '../../character';
import type { Meanings } from '../../language';
import { defFor } from '../../measure';
import type { Name } from './schema';

export function meaning({ name }: Name, { shared: { identity } }: Meanings): RefTest {
  const names = [name].flat().map(called);
  return (p, f, r) => names.includes(identity[defFor(p, f, r)].name);
}
