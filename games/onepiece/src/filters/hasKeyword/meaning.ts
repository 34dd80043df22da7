// hasKeyword: in play it may have been gained or lost; elsewhere it is printed.
import type { RefTest } from '@sleight/kernel/book';
import { CARD, refIndex, refKind } from '@sleight/kernel/code';
import { objById } from '@sleight/kernel/objects';
import { keywords } from '../../card-words';
import { FIRST_KEYWORD, PRINTED_KEYWORDS } from '../../counters';
import type { ListedCard, Meanings } from '../../language';
import { hasKeyword } from '../../stats';
import type { HasKeyword } from './schema';

export function meaning(filter: HasKeyword, { shared }: Meanings): RefTest {
  const keyword = keywords.indexOf(filter.hasKeyword);
  shared.reads.add(FIRST_KEYWORD + keyword);
  return (p, _f, r) => {
    if (refKind(r) === CARD)
      return ((p.book.defs[p.s.cards.def[refIndex(r)]].printed[PRINTED_KEYWORDS] >> keyword) & 1) === 1;
    const o = objById(p.s, refIndex(r));
    return o !== null && hasKeyword(p, o, keyword);
  };
}

export const printed = (filter: HasKeyword, { card }: ListedCard): boolean =>
  card.keywords.includes(filter.hasKeyword);
