// The shared parts of all boards: the table as text for a terminal, as one seat sees it.
// Invariant: made from a view, so an unknown card has no name.
// Read next: a game's board.ts.

import type { Book, Language, Play, Said } from '@sleight/kernel/book';
import type { DefIndex, PlaceIndex } from '@sleight/kernel/ids';
import type { Seat } from '@sleight/kernel/state';
import { cardDef, cardsIn, defAt, defIndex } from './by-number';

/** Words that every board uses. */
export const COMMON = {
  you: { en: 'You', fr: 'Vous' },
  foe: { en: 'Opponent', fr: 'Adversaire' },
  hand: { en: 'hand', fr: 'main' },
  deck: { en: 'deck', fr: 'deck' },
  yourHand: { en: 'Your hand', fr: 'Votre main' },
  yourDiscard: { en: 'Your discard', fr: 'Votre défausse' },
  foeDiscard: { en: "Opponent's discard", fr: 'Défausse adverse' },
  nothing: { en: 'nothing', fr: 'rien' },
} satisfies Record<string, Said>;

/** A table, its viewer, and the language. */
export interface BoardView<B extends Book = Book> {
  readonly p: Play;
  readonly book: B;
  readonly you: Seat;
  readonly language: Language;
}

export const colon = ({ language }: Pick<BoardView, 'language'>): string =>
  language === 'fr' ? '\u202f:' : ':';

/** "You" or "Opponent". */
export const player = ({ you, language }: BoardView, seat: Seat): string =>
  COMMON[seat === you ? 'you' : 'foe'][language];

/** The names of the cards in a zone, in order. */
export function cardList({ p, language }: BoardView, zone: PlaceIndex): string {
  const names = cardsIn(p.s, zone).map((card) => cardDef(p, card).name[language]);
  return names.length === 0 ? COMMON.nothing[language] : names.join(', ');
}

/** Caches a bilingual text per thing, because making a text is slow. */
export function saidOnce<T extends object>(
  say: (thing: T, language: Language) => string,
): (thing: T) => Said {
  const known = new WeakMap<T, Said>();
  return (thing) => {
    const said = known.get(thing) ?? { en: say(thing, 'en'), fr: say(thing, 'fr') };
    known.set(thing, said);
    return said;
  };
}

/** One line for each different card in a zone: how many, its id, name and numbers, its text from `column` on. */
export function handLines(
  { p, language }: BoardView,
  zone: PlaceIndex,
  column: number,
  aboutCard: (def: DefIndex) => { readonly numbers: string; readonly text: string },
): string[] {
  const defs = cardsIn(p.s, zone).map((card) => defIndex(p.s, card));
  return [...new Set(defs)]
    .toSorted((a, b) => a - b)
    .map((def) => {
      const n = defs.filter((one) => one === def).length;
      const { id, name } = defAt(p.book, def);
      const { numbers, text } = aboutCard(def);
      const called = `${id} ${name[language]}${numbers}`;
      return `  ${(n === 1 ? '' : `x${n}`).padEnd(4)}${called.padEnd(column)}${text}`.trimEnd();
    });
}
