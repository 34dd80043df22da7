// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { type ForEachWord, noWord } from '@sleight/kernel/ability/words';
import type { Meanings, CondMeaning } from '../language';
import type { Cond } from '../vocabulary';
import type { condNames } from './schemas.generated';
import { meaning as behindMeaning } from './behind/meaning';

type Name = (typeof condNames)[number];

const condMeanings: ForEachWord<Name, Cond, Meanings, CondMeaning> = {
  behind: behindMeaning,
};

export function condMeaning(word: Cond, context: Meanings): CondMeaning {
  if ('behind' in word) return condMeanings.behind(word, context);
  return noWord(word);
}
