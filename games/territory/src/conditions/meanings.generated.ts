// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { type ForEachWord, noWord } from '@sleight/kernel/ability/words';
import type { Meanings, CondMeaning } from '../language';
import type { Cond } from '../vocabulary';
import type { condNames } from './schemas.generated';
import { meaning as countMeaning } from './count/meaning';
import { meaning as boundMeaning } from './bound/meaning';
import { meaning as lanesWonMeaning } from './lanesWon/meaning';

type Name = (typeof condNames)[number];

const condMeanings: ForEachWord<Name, Cond, Meanings, CondMeaning> = {
  count: countMeaning,
  bound: boundMeaning,
  lanesWon: lanesWonMeaning,
};

export function condMeaning(word: Cond, context: Meanings): CondMeaning {
  if ('count' in word) return condMeanings.count(word, context);
  if ('bound' in word) return condMeanings.bound(word, context);
  if ('lanesWon' in word) return condMeanings.lanesWon(word, context);
  return noWord(word);
}
