// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { type ForEachWord, noWord } from '@sleight/kernel/ability/words';
import type { FilterContext, FilterEnglish, FilterFrench } from '../words/context';
import type { Filter } from '../vocabulary';
import type { filterNames } from './schemas.generated';
import { en as missionEn } from './mission/en';
import { fr as missionFr } from './mission/fr';
import { en as otherEn } from './other/en';
import { fr as otherFr } from './other/fr';
import { en as withSelfEn } from './withSelf/en';
import { fr as withSelfFr } from './withSelf/fr';
import { en as hiddenEn } from './hidden/en';
import { fr as hiddenFr } from './hidden/fr';
import { en as upgradedEn } from './upgraded/en';
import { fr as upgradedFr } from './upgraded/fr';
import { en as groupEn } from './group/en';
import { fr as groupFr } from './group/fr';
import { en as keywordEn } from './keyword/en';
import { fr as keywordFr } from './keyword/fr';
import { en as nameEn } from './name/en';
import { fr as nameFr } from './name/fr';
import { en as notEn } from './not/en';
import { fr as notFr } from './not/fr';
import { en as powerEn } from './power/en';
import { fr as powerFr } from './power/fr';
import { en as costEn } from './cost/en';
import { fr as costFr } from './cost/fr';
import { en as basisEn } from './basis/en';
import { fr as basisFr } from './basis/fr';
import { en as printedPowerEn } from './printedPower/en';
import { fr as printedPowerFr } from './printedPower/fr';
import { en as printedCostEn } from './printedCost/en';
import { fr as printedCostFr } from './printedCost/fr';
import { en as lowestEn } from './lowest/en';
import { fr as lowestFr } from './lowest/fr';
import { en as highestEn } from './highest/en';
import { fr as highestFr } from './highest/fr';
import { en as playedLastTurnEn } from './playedLastTurn/en';
import { fr as playedLastTurnFr } from './playedLastTurn/fr';
import { en as sameNameEn } from './sameName/en';
import { fr as sameNameFr } from './sameName/fr';
import { en as whereEn } from './where/en';
import { fr as whereFr } from './where/fr';

type Name = (typeof filterNames)[number];

export const filterEnglish: Readonly<Record<Name, FilterEnglish>> = {
  mission: missionEn,
  other: otherEn,
  withSelf: withSelfEn,
  hidden: hiddenEn,
  upgraded: upgradedEn,
  group: groupEn,
  keyword: keywordEn,
  name: nameEn,
  not: notEn,
  power: powerEn,
  cost: costEn,
  basis: basisEn,
  printedPower: printedPowerEn,
  printedCost: printedCostEn,
  lowest: lowestEn,
  highest: highestEn,
  playedLastTurn: playedLastTurnEn,
  sameName: sameNameEn,
  where: whereEn,
};

const filterFrenchs: ForEachWord<Name, Filter, FilterContext, FilterFrench> = {
  mission: missionFr,
  other: otherFr,
  withSelf: withSelfFr,
  hidden: hiddenFr,
  upgraded: upgradedFr,
  group: groupFr,
  keyword: keywordFr,
  name: nameFr,
  not: notFr,
  power: powerFr,
  cost: costFr,
  basis: basisFr,
  printedPower: printedPowerFr,
  printedCost: printedCostFr,
  lowest: lowestFr,
  highest: highestFr,
  playedLastTurn: playedLastTurnFr,
  sameName: sameNameFr,
  where: whereFr,
};

export function filterFrench(word: Filter, context: FilterContext): FilterFrench {
  if ('mission' in word) return filterFrenchs.mission(word, context);
  if ('other' in word) return filterFrenchs.other(word, context);
  if ('withSelf' in word) return filterFrenchs.withSelf(word, context);
  if ('hidden' in word) return filterFrenchs.hidden(word, context);
  if ('upgraded' in word) return filterFrenchs.upgraded(word, context);
  if ('group' in word) return filterFrenchs.group(word, context);
  if ('keyword' in word) return filterFrenchs.keyword(word, context);
  if ('name' in word) return filterFrenchs.name(word, context);
  if ('not' in word) return filterFrenchs.not(word, context);
  if ('power' in word) return filterFrenchs.power(word, context);
  if ('cost' in word) return filterFrenchs.cost(word, context);
  if ('basis' in word) return filterFrenchs.basis(word, context);
  if ('printedPower' in word) return filterFrenchs.printedPower(word, context);
  if ('printedCost' in word) return filterFrenchs.printedCost(word, context);
  if ('lowest' in word) return filterFrenchs.lowest(word, context);
  if ('highest' in word) return filterFrenchs.highest(word, context);
  if ('playedLastTurn' in word) return filterFrenchs.playedLastTurn(word, context);
  if ('sameName' in word) return filterFrenchs.sameName(word, context);
  if ('where' in word) return filterFrenchs.where(word, context);
  return noWord(word);
}
