// Every verb of Mythos with what it does once nothing forbids or replaces it.

import { type Apply, type BookVerb, NO_REG, reg } from '@sleight/kernel/book';
import { discard, draw, look, mill, putOnDeck, recover } from './card-verbs';
import {
  defeat,
  discardTop,
  hide,
  move,
  place,
  powerup,
  removeTokens,
  returnToHand,
  takeControl,
} from './character-verbs';
import { gainChakra, gainEdge, gainPoints, giveEdge, loseChakra, stealChakra } from './pool-verbs';
import type { Shared } from './shared';
import { VERBS, type VerbName } from './verb-names';

/** Marks the moment a character was played face up; it is already in its place. */
const play: Apply = (_p, _f, subjects) => reg(subjects);

const moment: Apply = () => NO_REG;

const mark: Apply = (_p, _f, subjects, amount) => reg(subjects, amount);

export function verbs(shared: Shared): BookVerb[] {
  const does: Record<VerbName, Apply> = {
    draw,
    discard,
    mill,
    powerup,
    removeTokens,
    defeat: defeat(shared),
    hide,
    move,
    return: returnToHand(shared),
    recover,
    takeControl: takeControl(shared),
    discardTop: discardTop(shared),
    place: place(shared),
    play,
    reveal: mark,
    gainChakra,
    loseChakra,
    stealChakra,
    gainPoints,
    gainEdge,
    giveEdge,
    look: look(shared),
    putOnDeck,
    lose: mark,
    affect: mark,
    moveOwn: mark,
    roundEnd: moment,
  };
  return VERBS.map((name) => ({ name, apply: does[name] }));
}
