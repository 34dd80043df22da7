// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { type ForEachWord, noWord } from '@sleight/kernel/ability/words';
import type { AmountContext, AmountEnglish, AmountFrench } from '../words/context';
import type { Amount } from '../vocabulary';
import type { amountNames } from './schemas.generated';
import { en as wholeEn } from './whole/en';
import { fr as wholeFr } from './whole/fr';
import { en as statEn } from './stat/en';
import { fr as statFr } from './stat/fr';
import { en as perEn } from './per/en';
import { fr as perFr } from './per/fr';

type Name = (typeof amountNames)[number];

export const amountEnglish: Readonly<Record<Name, AmountEnglish>> = {
  whole: wholeEn,
  stat: statEn,
  per: perEn,
};

const amountFrenchs: ForEachWord<Name, Amount, AmountContext, AmountFrench> = {
  whole: wholeFr,
  stat: statFr,
  per: perFr,
};

export function amountFrench(word: Amount, context: AmountContext): AmountFrench {
  if (typeof word === 'number') return amountFrenchs.whole(word, context);
  if ('stat' in word) return amountFrenchs.stat(word, context);
  if ('per' in word) return amountFrenchs.per(word, context);
  return noWord(word);
}
