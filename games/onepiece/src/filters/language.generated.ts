// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { type ForEachWord, noWord } from '@sleight/kernel/ability/words';
import type { FilterContext, FilterEnglish, FilterFrench } from '../words/context';
import type { Filter } from '../vocabulary';
import type { filterNames } from './schemas.generated';
import { en as otherEn } from './other/en';
import { fr as otherFr } from './other/fr';
import { en as categoryEn } from './category/en';
import { fr as categoryFr } from './category/fr';
import { en as stateEn } from './state/en';
import { fr as stateFr } from './state/fr';
import { en as colorEn } from './color/en';
import { fr as colorFr } from './color/fr';
import { en as multicoloredEn } from './multicolored/en';
import { fr as multicoloredFr } from './multicolored/fr';
import { en as typeEn } from './type/en';
import { fr as typeFr } from './type/fr';
import { en as typeIncludesEn } from './typeIncludes/en';
import { fr as typeIncludesFr } from './typeIncludes/fr';
import { en as attributeEn } from './attribute/en';
import { fr as attributeFr } from './attribute/fr';
import { en as nameEn } from './name/en';
import { fr as nameFr } from './name/fr';
import { en as hasKeywordEn } from './hasKeyword/en';
import { fr as hasKeywordFr } from './hasKeyword/fr';
import { en as hasTriggerEn } from './hasTrigger/en';
import { fr as hasTriggerFr } from './hasTrigger/fr';
import { en as hasEffectEn } from './hasEffect/en';
import { fr as hasEffectFr } from './hasEffect/fr';
import { en as noBaseEffectEn } from './noBaseEffect/en';
import { fr as noBaseEffectFr } from './noBaseEffect/fr';
import { en as costEn } from './cost/en';
import { fr as costFr } from './cost/fr';
import { en as baseCostEn } from './baseCost/en';
import { fr as baseCostFr } from './baseCost/fr';
import { en as powerEn } from './power/en';
import { fr as powerFr } from './power/fr';
import { en as basePowerEn } from './basePower/en';
import { fr as basePowerFr } from './basePower/fr';
import { en as counterEn } from './counter/en';
import { fr as counterFr } from './counter/fr';
import { en as donGivenEn } from './donGiven/en';
import { fr as donGivenFr } from './donGiven/fr';
import { en as playedThisTurnEn } from './playedThisTurn/en';
import { fr as playedThisTurnFr } from './playedThisTurn/fr';
import { en as anyEn } from './any/en';
import { fr as anyFr } from './any/fr';
import { en as notEn } from './not/en';
import { fr as notFr } from './not/fr';

type Name = (typeof filterNames)[number];

export const filterEnglish: Readonly<Record<Name, FilterEnglish>> = {
  other: otherEn,
  category: categoryEn,
  state: stateEn,
  color: colorEn,
  multicolored: multicoloredEn,
  type: typeEn,
  typeIncludes: typeIncludesEn,
  attribute: attributeEn,
  name: nameEn,
  hasKeyword: hasKeywordEn,
  hasTrigger: hasTriggerEn,
  hasEffect: hasEffectEn,
  noBaseEffect: noBaseEffectEn,
  cost: costEn,
  baseCost: baseCostEn,
  power: powerEn,
  basePower: basePowerEn,
  counter: counterEn,
  donGiven: donGivenEn,
  playedThisTurn: playedThisTurnEn,
  any: anyEn,
  not: notEn,
};

const filterFrenchs: ForEachWord<Name, Filter, FilterContext, FilterFrench> = {
  other: otherFr,
  category: categoryFr,
  state: stateFr,
  color: colorFr,
  multicolored: multicoloredFr,
  type: typeFr,
  typeIncludes: typeIncludesFr,
  attribute: attributeFr,
  name: nameFr,
  hasKeyword: hasKeywordFr,
  hasTrigger: hasTriggerFr,
  hasEffect: hasEffectFr,
  noBaseEffect: noBaseEffectFr,
  cost: costFr,
  baseCost: baseCostFr,
  power: powerFr,
  basePower: basePowerFr,
  counter: counterFr,
  donGiven: donGivenFr,
  playedThisTurn: playedThisTurnFr,
  any: anyFr,
  not: notFr,
};

export function filterFrench(word: Filter, context: FilterContext): FilterFrench {
  if ('other' in word) return filterFrenchs.other(word, context);
  if ('category' in word) return filterFrenchs.category(word, context);
  if ('state' in word) return filterFrenchs.state(word, context);
  if ('color' in word) return filterFrenchs.color(word, context);
  if ('multicolored' in word) return filterFrenchs.multicolored(word, context);
  if ('type' in word) return filterFrenchs.type(word, context);
  if ('typeIncludes' in word) return filterFrenchs.typeIncludes(word, context);
  if ('attribute' in word) return filterFrenchs.attribute(word, context);
  if ('name' in word) return filterFrenchs.name(word, context);
  if ('hasKeyword' in word) return filterFrenchs.hasKeyword(word, context);
  if ('hasTrigger' in word) return filterFrenchs.hasTrigger(word, context);
  if ('hasEffect' in word) return filterFrenchs.hasEffect(word, context);
  if ('noBaseEffect' in word) return filterFrenchs.noBaseEffect(word, context);
  if ('cost' in word) return filterFrenchs.cost(word, context);
  if ('baseCost' in word) return filterFrenchs.baseCost(word, context);
  if ('power' in word) return filterFrenchs.power(word, context);
  if ('basePower' in word) return filterFrenchs.basePower(word, context);
  if ('counter' in word) return filterFrenchs.counter(word, context);
  if ('donGiven' in word) return filterFrenchs.donGiven(word, context);
  if ('playedThisTurn' in word) return filterFrenchs.playedThisTurn(word, context);
  if ('any' in word) return filterFrenchs.any(word, context);
  if ('not' in word) return filterFrenchs.not(word, context);
  return noWord(word);
}
