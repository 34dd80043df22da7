// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { type ForEachWord, noWord } from '@sleight/kernel/ability/words';
import type { ListedCard, Meanings, FilterMeaning } from '../language';
import type { Filter } from '../vocabulary';
import type { filterNames } from './schemas.generated';
import { meaning as otherMeaning, printed as otherPrinted } from './other/meaning';
import { meaning as categoryMeaning, printed as categoryPrinted } from './category/meaning';
import { meaning as stateMeaning, printed as statePrinted } from './state/meaning';
import { meaning as colorMeaning, printed as colorPrinted } from './color/meaning';
import { meaning as multicoloredMeaning, printed as multicoloredPrinted } from './multicolored/meaning';
import { meaning as typeMeaning, printed as typePrinted } from './type/meaning';
import { meaning as typeIncludesMeaning, printed as typeIncludesPrinted } from './typeIncludes/meaning';
import { meaning as attributeMeaning, printed as attributePrinted } from './attribute/meaning';
import { meaning as nameMeaning, printed as namePrinted } from './name/meaning';
import { meaning as hasKeywordMeaning, printed as hasKeywordPrinted } from './hasKeyword/meaning';
import { meaning as hasTriggerMeaning, printed as hasTriggerPrinted } from './hasTrigger/meaning';
import { meaning as hasEffectMeaning, printed as hasEffectPrinted } from './hasEffect/meaning';
import { meaning as noBaseEffectMeaning, printed as noBaseEffectPrinted } from './noBaseEffect/meaning';
import { meaning as costMeaning, printed as costPrinted } from './cost/meaning';
import { meaning as baseCostMeaning, printed as baseCostPrinted } from './baseCost/meaning';
import { meaning as powerMeaning, printed as powerPrinted } from './power/meaning';
import { meaning as basePowerMeaning, printed as basePowerPrinted } from './basePower/meaning';
import { meaning as counterMeaning, printed as counterPrinted } from './counter/meaning';
import { meaning as donGivenMeaning, printed as donGivenPrinted } from './donGiven/meaning';
import { meaning as playedThisTurnMeaning, printed as playedThisTurnPrinted } from './playedThisTurn/meaning';
import { meaning as anyMeaning, printed as anyPrinted } from './any/meaning';
import { meaning as notMeaning, printed as notPrinted } from './not/meaning';

type Name = (typeof filterNames)[number];

const filterMeanings: ForEachWord<Name, Filter, Meanings, FilterMeaning> = {
  other: otherMeaning,
  category: categoryMeaning,
  state: stateMeaning,
  color: colorMeaning,
  multicolored: multicoloredMeaning,
  type: typeMeaning,
  typeIncludes: typeIncludesMeaning,
  attribute: attributeMeaning,
  name: nameMeaning,
  hasKeyword: hasKeywordMeaning,
  hasTrigger: hasTriggerMeaning,
  hasEffect: hasEffectMeaning,
  noBaseEffect: noBaseEffectMeaning,
  cost: costMeaning,
  baseCost: baseCostMeaning,
  power: powerMeaning,
  basePower: basePowerMeaning,
  counter: counterMeaning,
  donGiven: donGivenMeaning,
  playedThisTurn: playedThisTurnMeaning,
  any: anyMeaning,
  not: notMeaning,
};

export function filterMeaning(word: Filter, context: Meanings): FilterMeaning {
  if ('other' in word) return filterMeanings.other(word, context);
  if ('category' in word) return filterMeanings.category(word, context);
  if ('state' in word) return filterMeanings.state(word, context);
  if ('color' in word) return filterMeanings.color(word, context);
  if ('multicolored' in word) return filterMeanings.multicolored(word, context);
  if ('type' in word) return filterMeanings.type(word, context);
  if ('typeIncludes' in word) return filterMeanings.typeIncludes(word, context);
  if ('attribute' in word) return filterMeanings.attribute(word, context);
  if ('name' in word) return filterMeanings.name(word, context);
  if ('hasKeyword' in word) return filterMeanings.hasKeyword(word, context);
  if ('hasTrigger' in word) return filterMeanings.hasTrigger(word, context);
  if ('hasEffect' in word) return filterMeanings.hasEffect(word, context);
  if ('noBaseEffect' in word) return filterMeanings.noBaseEffect(word, context);
  if ('cost' in word) return filterMeanings.cost(word, context);
  if ('baseCost' in word) return filterMeanings.baseCost(word, context);
  if ('power' in word) return filterMeanings.power(word, context);
  if ('basePower' in word) return filterMeanings.basePower(word, context);
  if ('counter' in word) return filterMeanings.counter(word, context);
  if ('donGiven' in word) return filterMeanings.donGiven(word, context);
  if ('playedThisTurn' in word) return filterMeanings.playedThisTurn(word, context);
  if ('any' in word) return filterMeanings.any(word, context);
  if ('not' in word) return filterMeanings.not(word, context);
  return noWord(word);
}

const filterPrinteds: ForEachWord<Name, Filter, ListedCard, boolean> = {
  other: otherPrinted,
  category: categoryPrinted,
  state: statePrinted,
  color: colorPrinted,
  multicolored: multicoloredPrinted,
  type: typePrinted,
  typeIncludes: typeIncludesPrinted,
  attribute: attributePrinted,
  name: namePrinted,
  hasKeyword: hasKeywordPrinted,
  hasTrigger: hasTriggerPrinted,
  hasEffect: hasEffectPrinted,
  noBaseEffect: noBaseEffectPrinted,
  cost: costPrinted,
  baseCost: baseCostPrinted,
  power: powerPrinted,
  basePower: basePowerPrinted,
  counter: counterPrinted,
  donGiven: donGivenPrinted,
  playedThisTurn: playedThisTurnPrinted,
  any: anyPrinted,
  not: notPrinted,
};

export function filterPrinted(word: Filter, context: ListedCard): boolean {
  if ('other' in word) return filterPrinteds.other(word, context);
  if ('category' in word) return filterPrinteds.category(word, context);
  if ('state' in word) return filterPrinteds.state(word, context);
  if ('color' in word) return filterPrinteds.color(word, context);
  if ('multicolored' in word) return filterPrinteds.multicolored(word, context);
  if ('type' in word) return filterPrinteds.type(word, context);
  if ('typeIncludes' in word) return filterPrinteds.typeIncludes(word, context);
  if ('attribute' in word) return filterPrinteds.attribute(word, context);
  if ('name' in word) return filterPrinteds.name(word, context);
  if ('hasKeyword' in word) return filterPrinteds.hasKeyword(word, context);
  if ('hasTrigger' in word) return filterPrinteds.hasTrigger(word, context);
  if ('hasEffect' in word) return filterPrinteds.hasEffect(word, context);
  if ('noBaseEffect' in word) return filterPrinteds.noBaseEffect(word, context);
  if ('cost' in word) return filterPrinteds.cost(word, context);
  if ('baseCost' in word) return filterPrinteds.baseCost(word, context);
  if ('power' in word) return filterPrinteds.power(word, context);
  if ('basePower' in word) return filterPrinteds.basePower(word, context);
  if ('counter' in word) return filterPrinteds.counter(word, context);
  if ('donGiven' in word) return filterPrinteds.donGiven(word, context);
  if ('playedThisTurn' in word) return filterPrinteds.playedThisTurn(word, context);
  if ('any' in word) return filterPrinteds.any(word, context);
  if ('not' in word) return filterPrinteds.not(word, context);
  return noWord(word);
}
