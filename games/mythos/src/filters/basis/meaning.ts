// basis: printed Power and tokens, without other modifiers.
import { refIndex } from '@sleight/kernel/code';
import { objById } from '@sleight/kernel/objects';
import type { Vocabulary } from '../../ability';
import { basis } from '../../character';
import type { Meanings } from '../../language';
import { measured } from '../../measure';
import type { Basis } from './schema';

export const meaning = (filter: Basis<Vocabulary>, meanings: Meanings) =>
  measured(filter.basis, meanings, (p, _f, r) => {
    const o = objById(p.s, refIndex(r));
    return o === null ? 0 : basis(p, o);
  });
