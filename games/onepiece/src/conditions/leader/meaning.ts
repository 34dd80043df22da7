// leader: the Leader of the player of the text.
import type { Test } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import type { Vocabulary } from '../../ability';
import { leaderOf } from '../../field';
import type { Meanings } from '../../language';
import type { Leader } from './schema';

export function meaning({ leader }: Leader<Vocabulary>, { match }: Meanings): Test {
  const fits = match(leader);
  return (p, f) => fits(p, f, ref(OBJ, leaderOf(p.s, f.you).id));
}
