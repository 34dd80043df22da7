// where: the condition speaks for the candidate and its controller.
import type { WordMeanings, WordTypes } from '../../ability/words';
import type { RefTest } from '../../book';
import { refIndex } from '../../code';
import { speakFor } from '../../derive';
import { objById } from '../../objects';
import type { Where } from './schema';

export function meaning<W extends WordTypes>({ where }: Where<W>, { test }: WordMeanings<W>): RefTest {
  const holds = test(where);
  return (p, _f, r) => {
    const o = objById(p.s, refIndex(r));
    return o !== null && holds(p, speakFor(o.ctrl, o.id));
  };
}
