// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { type ForEachWord, noWord } from '@sleight/kernel/ability/words';
import type { CondContext, CondEnglish, CondFrench } from '../words/context';
import type { Cond } from '../vocabulary';
import type { condNames } from './schemas.generated';
import { en as countEn } from './count/en';
import { fr as countFr } from './count/fr';
import { en as edgeEn } from './edge/en';
import { fr as edgeFr } from './edge/fr';
import { en as handEn } from './hand/en';
import { fr as handFr } from './hand/fr';
import { en as fewerEn } from './fewer/en';
import { fr as fewerFr } from './fewer/fr';
import { en as didEn } from './did/en';
import { fr as didFr } from './did/fr';
import { en as boundEn } from './bound/en';
import { fr as boundFr } from './bound/fr';

type Name = (typeof condNames)[number];

export const condEnglish: Readonly<Record<Name, CondEnglish>> = {
  count: countEn,
  edge: edgeEn,
  hand: handEn,
  fewer: fewerEn,
  did: didEn,
  bound: boundEn,
};

const condFrenchs: ForEachWord<Name, Cond, CondContext, CondFrench> = {
  count: countFr,
  edge: edgeFr,
  hand: handFr,
  fewer: fewerFr,
  did: didFr,
  bound: boundFr,
};

export function condFrench(word: Cond, context: CondContext): CondFrench {
  if ('count' in word) return condFrenchs.count(word, context);
  if ('edge' in word) return condFrenchs.edge(word, context);
  if ('hand' in word) return condFrenchs.hand(word, context);
  if ('fewer' in word) return condFrenchs.fewer(word, context);
  if ('did' in word) return condFrenchs.did(word, context);
  if ('bound' in word) return condFrenchs.bound(word, context);
  return noWord(word);
}
