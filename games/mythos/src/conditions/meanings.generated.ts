// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { type ForEachWord, noWord } from '@sleight/kernel/ability/words';
import type { Meanings, CondMeaning } from '../language';
import type { Cond } from '../vocabulary';
import type { condNames } from './schemas.generated';
import { meaning as countMeaning } from './count/meaning';
import { meaning as edgeMeaning } from './edge/meaning';
import { meaning as handMeaning } from './hand/meaning';
import { meaning as fewerMeaning } from './fewer/meaning';
import { meaning as didMeaning } from './did/meaning';
import { meaning as boundMeaning } from './bound/meaning';

type Name = (typeof condNames)[number];

const condMeanings: ForEachWord<Name, Cond, Meanings, CondMeaning> = {
  count: countMeaning,
  edge: edgeMeaning,
  hand: handMeaning,
  fewer: fewerMeaning,
  did: didMeaning,
  bound: boundMeaning,
};

export function condMeaning(word: Cond, context: Meanings): CondMeaning {
  if ('count' in word) return condMeanings.count(word, context);
  if ('edge' in word) return condMeanings.edge(word, context);
  if ('hand' in word) return condMeanings.hand(word, context);
  if ('fewer' in word) return condMeanings.fewer(word, context);
  if ('did' in word) return condMeanings.did(word, context);
  if ('bound' in word) return condMeanings.bound(word, context);
  return noWord(word);
}
