// toLife: cards of the field, hand, trash or the top of the deck to their owner's Life, on top or at the bottom.

import { type Play, reg } from '@sleight/kernel/book';
import { chooseNumberStep } from '@sleight/kernel/choose';
import { CARD, ref } from '@sleight/kernel/code';
import { onlyIf } from '@sleight/kernel/compiler';
import type { CardIndex } from '@sleight/kernel/ids';
import type { Frame } from '@sleight/kernel/state';
import { FACE_UP, UNDER } from '../../field-verbs';
import type { C } from '../../language';
import { whichEnd } from '../../ordering';
import { DECK } from '../../places';
import { seatsFor } from '../../sides';
import { forget, pick } from '../../targets';
import { register, type ToLife } from './schema';

const WHY = { en: 'Choose a card to add to Life', fr: 'Choisissez une carte à ajouter à la Vie' };
const HOW_MANY = {
  en: 'How many cards do you add to Life?',
  fr: 'Combien de cartes ajoutez-vous à la Vie\u202f?',
};
const WHERE = { en: 'Top or bottom of the Life cards?', fr: 'Au-dessus ou en dessous des cartes Vie\u202f?' };

/** The top cards of the deck, unseen; with "up to" the player chooses how many. */
function fromDeck(a: ToLife, c: C, name: string): number {
  const { min, max } = c.read.counts(a);
  const to = c.register(`${name} choice`);
  const deck = (p: Play, f: Frame): readonly CardIndex[] =>
    p.s.zones[DECK + seatsFor(f, a.targetSide ?? 'player')[0]];
  const most = (p: Play, f: Frame): number => Math.min(max, deck(p, f).length);
  const take = (p: Play, f: Frame, n: number): void => {
    const cards = n === 0 ? [] : deck(p, f).slice(-n).toReversed();
    f.regs[to] = reg(cards.map((card) => ref(CARD, card)));
  };
  c.step((p, f) => take(p, f, min === max ? most(p, f) : 0));
  if (min < max) {
    onlyIf(
      c,
      (p, f) => most(p, f) > 0,
      () => c.ask(chooseNumberStep({ from: () => min, upTo: most, take, why: () => HOW_MANY })),
    );
  }
  return to;
}

export function run(a: ToLife, c: C): void {
  const name = a.bind ?? register;
  const from = a.from === 'deck' ? fromDeck(a, c, name) : pick(c, a, `${name} choice`, { why: WHY });
  const end = a.position === 'topOrBottom' ? whichEnd(c, name, from, WHERE) : -1;
  const faceUp = a.faceUp === true ? FACE_UP : 0;
  const where = (f: Frame): number => {
    const under = end < 0 ? a.position === 'bottom' : f.regs[end]?.n === 1;
    return faceUp | (under ? UNDER : 0);
  };
  const inPlay = a.from === undefined && a.targetType !== 'bound';
  c.happens(inPlay ? 'charToLife' : 'toLife', from, (_p, f) => where(f), name);
  forget(c, from);
}
