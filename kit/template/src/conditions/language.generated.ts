// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { type ForEachWord, noWord } from '@sleight/kernel/ability/words';
import type { CondContext, CondEnglish, CondFrench } from '../words/context';
import type { Cond } from '../vocabulary';
import type { condNames } from './schemas.generated';
import { en as behindEn } from './behind/en';
import { fr as behindFr } from './behind/fr';

type Name = (typeof condNames)[number];

export const condEnglish: Readonly<Record<Name, CondEnglish>> = {
  behind: behindEn,
};

const condFrenchs: ForEachWord<Name, Cond, CondContext, CondFrench> = {
  behind: behindFr,
};

export function condFrench(word: Cond, context: CondContext): CondFrench {
  if ('behind' in word) return condFrenchs.behind(word, context);
  return noWord(word);
}
