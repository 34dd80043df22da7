// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { type ForEachWord, noWord } from '@sleight/kernel/ability/words';
import type { CondContext, CondEnglish, CondFrench } from '../words/context';
import type { Cond } from '../vocabulary';
import type { condNames } from './schemas.generated';
import { en as countEn } from './count/en';
import { fr as countFr } from './count/fr';
import { en as boundEn } from './bound/en';
import { fr as boundFr } from './bound/fr';
import { en as lanesWonEn } from './lanesWon/en';
import { fr as lanesWonFr } from './lanesWon/fr';

type Name = (typeof condNames)[number];

export const condEnglish: Readonly<Record<Name, CondEnglish>> = {
  count: countEn,
  bound: boundEn,
  lanesWon: lanesWonEn,
};

const condFrenchs: ForEachWord<Name, Cond, CondContext, CondFrench> = {
  count: countFr,
  bound: boundFr,
  lanesWon: lanesWonFr,
};

export function condFrench(word: Cond, context: CondContext): CondFrench {
  if ('count' in word) return condFrenchs.count(word, context);
  if ('bound' in word) return condFrenchs.bound(word, context);
  if ('lanesWon' in word) return condFrenchs.lanesWon(word, context);
  return noWord(word);
}
