// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { type ForEachWord, noWord } from '@sleight/kernel/ability/words';
import type { FilterContext, FilterEnglish, FilterFrench } from '../words/context';
import type { Filter } from '../vocabulary';
import type { filterNames } from './schemas.generated';
import { en as rangeEn } from './range/en';
import { fr as rangeFr } from './range/fr';
import { en as otherEn } from './other/en';
import { fr as otherFr } from './other/fr';
import { en as laneEn } from './lane/en';
import { fr as laneFr } from './lane/fr';
import { en as emptyEn } from './empty/en';
import { fr as emptyFr } from './empty/fr';
import { en as kindEn } from './kind/en';
import { fr as kindFr } from './kind/fr';
import { en as whereEn } from './where/en';
import { fr as whereFr } from './where/fr';

type Name = (typeof filterNames)[number];

export const filterEnglish: Readonly<Record<Name, FilterEnglish>> = {
  range: rangeEn,
  other: otherEn,
  lane: laneEn,
  empty: emptyEn,
  kind: kindEn,
  where: whereEn,
};

const filterFrenchs: ForEachWord<Name, Filter, FilterContext, FilterFrench> = {
  range: rangeFr,
  other: otherFr,
  lane: laneFr,
  empty: emptyFr,
  kind: kindFr,
  where: whereFr,
};

export function filterFrench(word: Filter, context: FilterContext): FilterFrench {
  if ('range' in word) return filterFrenchs.range(word, context);
  if ('other' in word) return filterFrenchs.other(word, context);
  if ('lane' in word) return filterFrenchs.lane(word, context);
  if ('empty' in word) return filterFrenchs.empty(word, context);
  if ('kind' in word) return filterFrenchs.kind(word, context);
  if ('where' in word) return filterFrenchs.where(word, context);
  return noWord(word);
}
