// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { type ForEachWord, noWord } from '@sleight/kernel/ability/words';
import type { Meanings, FilterMeaning } from '../language';
import type { Filter } from '../vocabulary';
import type { filterNames } from './schemas.generated';
import { meaning as missionMeaning } from './mission/meaning';
import { meaning as otherMeaning } from './other/meaning';
import { meaning as withSelfMeaning } from './withSelf/meaning';
import { meaning as hiddenMeaning } from './hidden/meaning';
import { meaning as upgradedMeaning } from './upgraded/meaning';
import { meaning as groupMeaning } from './group/meaning';
import { meaning as keywordMeaning } from './keyword/meaning';
import { meaning as nameMeaning } from './name/meaning';
import { meaning as notMeaning } from './not/meaning';
import { meaning as powerMeaning } from './power/meaning';
import { meaning as costMeaning } from './cost/meaning';
import { meaning as basisMeaning } from './basis/meaning';
import { meaning as printedPowerMeaning } from './printedPower/meaning';
import { meaning as printedCostMeaning } from './printedCost/meaning';
import { meaning as lowestMeaning } from './lowest/meaning';
import { meaning as highestMeaning } from './highest/meaning';
import { meaning as playedLastTurnMeaning } from './playedLastTurn/meaning';
import { meaning as sameNameMeaning } from './sameName/meaning';
import { meaning as whereMeaning } from './where/meaning';

type Name = (typeof filterNames)[number];

const filterMeanings: ForEachWord<Name, Filter, Meanings, FilterMeaning> = {
  mission: missionMeaning,
  other: otherMeaning,
  withSelf: withSelfMeaning,
  hidden: hiddenMeaning,
  upgraded: upgradedMeaning,
  group: groupMeaning,
  keyword: keywordMeaning,
  name: nameMeaning,
  not: notMeaning,
  power: powerMeaning,
  cost: costMeaning,
  basis: basisMeaning,
  printedPower: printedPowerMeaning,
  printedCost: printedCostMeaning,
  lowest: lowestMeaning,
  highest: highestMeaning,
  playedLastTurn: playedLastTurnMeaning,
  sameName: sameNameMeaning,
  where: whereMeaning,
};

export function filterMeaning(word: Filter, context: Meanings): FilterMeaning {
  if ('mission' in word) return filterMeanings.mission(word, context);
  if ('other' in word) return filterMeanings.other(word, context);
  if ('withSelf' in word) return filterMeanings.withSelf(word, context);
  if ('hidden' in word) return filterMeanings.hidden(word, context);
  if ('upgraded' in word) return filterMeanings.upgraded(word, context);
  if ('group' in word) return filterMeanings.group(word, context);
  if ('keyword' in word) return filterMeanings.keyword(word, context);
  if ('name' in word) return filterMeanings.name(word, context);
  if ('not' in word) return filterMeanings.not(word, context);
  if ('power' in word) return filterMeanings.power(word, context);
  if ('cost' in word) return filterMeanings.cost(word, context);
  if ('basis' in word) return filterMeanings.basis(word, context);
  if ('printedPower' in word) return filterMeanings.printedPower(word, context);
  if ('printedCost' in word) return filterMeanings.printedCost(word, context);
  if ('lowest' in word) return filterMeanings.lowest(word, context);
  if ('highest' in word) return filterMeanings.highest(word, context);
  if ('playedLastTurn' in word) return filterMeanings.playedLastTurn(word, context);
  if ('sameName' in word) return filterMeanings.sameName(word, context);
  if ('where' in word) return filterMeanings.where(word, context);
  return noWord(word);
}
