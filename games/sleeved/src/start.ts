// Starting a match (spec 3, 10.6): both players use the same active cards; there is no deck building (1.2).

import type { Said } from '@sleight/kernel/book';
import { addCard } from '@sleight/kernel/decide';
import type { DefIndex } from '@sleight/kernel/ids';
import { refusal } from '@sleight/kernel/problems';
import { EVERYONE, SEATS, type Seat, type State } from '@sleight/kernel/state';
import { starting } from '@sleight/kit/start';
import type { Card } from './cards/schema';
import { animalDeck, DECK, SLEEVES } from './places';
import { asSleeved, type SleevedBook } from './rulebook';

/** Why no match can start with this book; empty if one can (10.6). */
export function startProblems({ cards, rules }: SleevedBook): Said[] {
  const count = (kind: Card['kind']): number => cards.filter((card) => card.kind === kind).length;
  const needed = rules.startingAnimalHand * (rules.animalDeckMode === 'shared' ? 2 : 1);
  const animals = count('animal');
  const problems: Said[] = [];
  if (count('sleeve') < 1) {
    problems.push({
      en: 'No game can start: at least 1 active sleeve is needed.',
      fr: 'Aucune partie possible\u202f: il faut au moins 1 pochette active.',
    });
  }
  if (animals < needed) {
    problems.push({
      en: `No game can start: ${needed} active animals are needed and there are ${animals}.`,
      fr: `Aucune partie possible\u202f: il faut ${needed} animaux actifs et il y en a ${animals}.`,
    });
  }
  return problems;
}

/** The number of copies a player owns. */
export const copiesOf = (card: Card): number => (card.kind === 'equipment' ? card.copies : 1);

/** Every copy a player owns of these cards. */
export const wholeSet = (cards: readonly Card[]): string[] =>
  cards.flatMap((card) => new Array<string>(copiesOf(card)).fill(card.id));

/** Lays out everything a match needs, nothing shuffled yet. Sleeves lie open. */
function layOut(book: SleevedBook, s: State): void {
  const isShared = book.rules.animalDeckMode === 'shared';
  const lay = (card: Card, def: DefIndex, seat: Seat): void => {
    if (card.kind === 'sleeve') s.cards.knows[addCard(s, def, seat, SLEEVES + seat)] = EVERYONE;
    else if (card.kind === 'equipment')
      for (let i = 0; i < card.copies; i++) addCard(s, def, seat, DECK + seat);
    // Shared animals have no owner; the first seat is recorded instead.
    else if (seat === 0 || !isShared) addCard(s, def, seat, animalDeck(book.rules, seat));
  };
  for (const seat of SEATS)
    book.cards.forEach((card, i) => {
      lay(card, i + 1, seat);
    });
  for (const seat of SEATS) for (const card of s.zones[SLEEVES + seat]) s.cards.handle[card] = s.mint++;
}

export const start = starting((plain, s) => {
  const book = asSleeved(plain);
  const [problem] = startProblems(book);
  if (problem !== undefined) throw refusal(problem);
  layOut(book, s);
});
