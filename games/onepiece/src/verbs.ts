// Every verb of One Piece with what it does once nothing forbids or replaces it.

import { type Apply, type BookVerb, reg } from '@sleight/kernel/book';
import { BATTLE } from './battle';
import {
  draw,
  look,
  mill,
  putInDeck,
  recover,
  reveal,
  shuffle,
  trashFromHand,
  trashLoose,
} from './card-verbs';
import { addDon, addRestedDon, giveDon, giveRestedDon, restDon, returnDon, setDonActive } from './don-verbs';
import { charToLife, ko, play, redirect, rest, returnToHand, setActive, toDeck, trash } from './field-verbs';
import { lifeToHand, moveLife, toLife, trashLife, turnLifeVerb } from './life-verbs';
import { VERBS, type VerbName } from './verb-names';

/** Something that texts can hear, and that changes nothing by itself. */
const moment: Apply = (_p, _f, subjects, amount) => reg(subjects, amount);

/** The fighters as they entered the Damage Step: one of them may be gone by now. */
const battled: Apply = (_p, f, subjects) => f.regs[BATTLE.reg.fought] ?? reg(subjects);

const does: Record<VerbName, Apply> = {
  draw,
  trashFromHand,
  mill,
  trashLoose,
  recover,
  putInDeck,
  look,
  reveal,
  shuffle,
  play,
  ko,
  trash,
  returnToHand,
  toDeck,
  charToLife,
  leave: moment,
  rest,
  setActive,
  giveDon,
  giveRestedDon,
  addDon,
  addRestedDon,
  returnDon,
  restDon,
  setDonActive,
  lifeToHand,
  trashLife,
  toLife,
  turnLife: turnLifeVerb,
  moveLife,
  attack: moment,
  attackLeader: moment,
  block: moment,
  isAttacked: moment,
  redirect,
  damage: moment,
  dealDamage: moment,
  lifeEmptied: moment,
  battled,
  endOfBattle: moment,
  affect: moment,
  useEvent: moment,
  useTrigger: moment,
  startOfGame: moment,
  startOfTurn: moment,
  startOfMain: moment,
  endOfTurn: moment,
  endOfOpponentsTurn: moment,
  turnEnds: moment,
  beAttacked: moment,
  useOnPlay: moment,
  useOnAttack: moment,
  useOnBlock: moment,
  useOnKO: moment,
  useActivateMain: moment,
};

export const verbs: readonly BookVerb[] = VERBS.map((name) => ({ name, apply: does[name] }));
