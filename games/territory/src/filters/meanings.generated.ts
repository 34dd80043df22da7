// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { type ForEachWord, noWord } from '@sleight/kernel/ability/words';
import type { Meanings, FilterMeaning } from '../language';
import type { Filter } from '../vocabulary';
import type { filterNames } from './schemas.generated';
import { meaning as rangeMeaning } from './range/meaning';
import { meaning as otherMeaning } from './other/meaning';
import { meaning as laneMeaning } from './lane/meaning';
import { meaning as emptyMeaning } from './empty/meaning';
import { meaning as kindMeaning } from './kind/meaning';
import { meaning as whereMeaning } from './where/meaning';

type Name = (typeof filterNames)[number];

const filterMeanings: ForEachWord<Name, Filter, Meanings, FilterMeaning> = {
  range: rangeMeaning,
  other: otherMeaning,
  lane: laneMeaning,
  empty: emptyMeaning,
  kind: kindMeaning,
  where: whereMeaning,
};

export function filterMeaning(word: Filter, context: Meanings): FilterMeaning {
  if ('range' in word) return filterMeanings.range(word, context);
  if ('other' in word) return filterMeanings.other(word, context);
  if ('lane' in word) return filterMeanings.lane(word, context);
  if ('empty' in word) return filterMeanings.empty(word, context);
  if ('kind' in word) return filterMeanings.kind(word, context);
  if ('where' in word) return filterMeanings.where(word, context);
  return noWord(word);
}
