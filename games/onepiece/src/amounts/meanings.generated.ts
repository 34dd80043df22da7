// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { type ForEachWord, noWord } from '@sleight/kernel/ability/words';
import type { Meanings, AmountMeaning } from '../language';
import type { Amount } from '../vocabulary';
import type { amountNames } from './schemas.generated';
import { meaning as wholeMeaning } from './whole/meaning';
import { meaning as statMeaning } from './stat/meaning';
import { meaning as perMeaning } from './per/meaning';

type Name = (typeof amountNames)[number];

const amountMeanings: ForEachWord<Name, Amount, Meanings, AmountMeaning> = {
  whole: wholeMeaning,
  stat: statMeaning,
  per: perMeaning,
};

export function amountMeaning(word: Amount, context: Meanings): AmountMeaning {
  if (typeof word === 'number') return amountMeanings.whole(word, context);
  if ('stat' in word) return amountMeanings.stat(word, context);
  if ('per' in word) return amountMeanings.per(word, context);
  return noWord(word);
}
