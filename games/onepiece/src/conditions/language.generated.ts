// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
import { type ForEachWord, noWord } from '@sleight/kernel/ability/words';
import type { CondContext, CondEnglish, CondFrench } from '../words/context';
import type { Cond } from '../vocabulary';
import type { condNames } from './schemas.generated';
import { en as allEn } from './all/en';
import { fr as allFr } from './all/fr';
import { en as anyEn } from './any/en';
import { fr as anyFr } from './any/fr';
import { en as notEn } from './not/en';
import { fr as notFr } from './not/fr';
import { en as countEn } from './count/en';
import { fr as countFr } from './count/fr';
import { en as onlyEn } from './only/en';
import { fr as onlyFr } from './only/fr';
import { en as lifeEn } from './life/en';
import { fr as lifeFr } from './life/fr';
import { en as handEn } from './hand/en';
import { fr as handFr } from './hand/fr';
import { en as trashEn } from './trash/en';
import { fr as trashFr } from './trash/fr';
import { en as deckEn } from './deck/en';
import { fr as deckFr } from './deck/fr';
import { en as donEn } from './don/en';
import { fr as donFr } from './don/fr';
import { en as compareEn } from './compare/en';
import { fr as compareFr } from './compare/fr';
import { en as leaderEn } from './leader/en';
import { fr as leaderFr } from './leader/fr';
import { en as selfEn } from './self/en';
import { fr as selfFr } from './self/fr';
import { en as boundEn } from './bound/en';
import { fr as boundFr } from './bound/fr';
import { en as turnLogEn } from './turnLog/en';
import { fr as turnLogFr } from './turnLog/fr';

type Name = (typeof condNames)[number];

export const condEnglish: Readonly<Record<Name, CondEnglish>> = {
  all: allEn,
  any: anyEn,
  not: notEn,
  count: countEn,
  only: onlyEn,
  life: lifeEn,
  hand: handEn,
  trash: trashEn,
  deck: deckEn,
  don: donEn,
  compare: compareEn,
  leader: leaderEn,
  self: selfEn,
  bound: boundEn,
  turnLog: turnLogEn,
};

const condFrenchs: ForEachWord<Name, Cond, CondContext, CondFrench> = {
  all: allFr,
  any: anyFr,
  not: notFr,
  count: countFr,
  only: onlyFr,
  life: lifeFr,
  hand: handFr,
  trash: trashFr,
  deck: deckFr,
  don: donFr,
  compare: compareFr,
  leader: leaderFr,
  self: selfFr,
  bound: boundFr,
  turnLog: turnLogFr,
};

export function condFrench(word: Cond, context: CondContext): CondFrench {
  if ('all' in word) return condFrenchs.all(word, context);
  if ('any' in word) return condFrenchs.any(word, context);
  if ('not' in word) return condFrenchs.not(word, context);
  if ('count' in word) return condFrenchs.count(word, context);
  if ('only' in word) return condFrenchs.only(word, context);
  if ('life' in word) return condFrenchs.life(word, context);
  if ('hand' in word) return condFrenchs.hand(word, context);
  if ('trash' in word) return condFrenchs.trash(word, context);
  if ('deck' in word) return condFrenchs.deck(word, context);
  if ('don' in word) return condFrenchs.don(word, context);
  if ('compare' in word) return condFrenchs.compare(word, context);
  if ('leader' in word) return condFrenchs.leader(word, context);
  if ('self' in word) return condFrenchs.self(word, context);
  if ('bound' in word) return condFrenchs.bound(word, context);
  if ('turnLog' in word) return condFrenchs.turnLog(word, context);
  return noWord(word);
}
