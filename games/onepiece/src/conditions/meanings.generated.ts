// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { type ForEachWord, noWord } from '@sleight/kernel/ability/words';
import type { Meanings, CondMeaning } from '../language';
import type { Cond } from '../vocabulary';
import type { condNames } from './schemas.generated';
import { meaning as allMeaning } from './all/meaning';
import { meaning as anyMeaning } from './any/meaning';
import { meaning as notMeaning } from './not/meaning';
import { meaning as countMeaning } from './count/meaning';
import { meaning as onlyMeaning } from './only/meaning';
import { meaning as lifeMeaning } from './life/meaning';
import { meaning as handMeaning } from './hand/meaning';
import { meaning as trashMeaning } from './trash/meaning';
import { meaning as deckMeaning } from './deck/meaning';
import { meaning as donMeaning } from './don/meaning';
import { meaning as compareMeaning } from './compare/meaning';
import { meaning as leaderMeaning } from './leader/meaning';
import { meaning as selfMeaning } from './self/meaning';
import { meaning as boundMeaning } from './bound/meaning';
import { meaning as turnLogMeaning } from './turnLog/meaning';

type Name = (typeof condNames)[number];

const condMeanings: ForEachWord<Name, Cond, Meanings, CondMeaning> = {
  all: allMeaning,
  any: anyMeaning,
  not: notMeaning,
  count: countMeaning,
  only: onlyMeaning,
  life: lifeMeaning,
  hand: handMeaning,
  trash: trashMeaning,
  deck: deckMeaning,
  don: donMeaning,
  compare: compareMeaning,
  leader: leaderMeaning,
  self: selfMeaning,
  bound: boundMeaning,
  turnLog: turnLogMeaning,
};

export function condMeaning(word: Cond, context: Meanings): CondMeaning {
  if ('all' in word) return condMeanings.all(word, context);
  if ('any' in word) return condMeanings.any(word, context);
  if ('not' in word) return condMeanings.not(word, context);
  if ('count' in word) return condMeanings.count(word, context);
  if ('only' in word) return condMeanings.only(word, context);
  if ('life' in word) return condMeanings.life(word, context);
  if ('hand' in word) return condMeanings.hand(word, context);
  if ('trash' in word) return condMeanings.trash(word, context);
  if ('deck' in word) return condMeanings.deck(word, context);
  if ('don' in word) return condMeanings.don(word, context);
  if ('compare' in word) return condMeanings.compare(word, context);
  if ('leader' in word) return condMeanings.leader(word, context);
  if ('self' in word) return condMeanings.self(word, context);
  if ('bound' in word) return condMeanings.bound(word, context);
  if ('turnLog' in word) return condMeanings.turnLog(word, context);
  return noWord(word);
}
