// Cards by the names people write in deck lists: "Elite Guard", "monkey d luffy", "Tayuya, Elite Guard".
// Invariant: an ambiguous name matches none of its cards; all of them are returned, and the reader decides.
// Next: deck-text.ts, which parses lists line by line.

import type { Said } from '@sleight/kernel/book';
import type { CardFacts, Legend } from './catalogue';

/** One candidate of a name, with enough words to distinguish it from the others. */
export interface Candidate {
  readonly id: string;
  readonly name: Said;
}

/** Every candidate; empty if no card has this name. */
export type CardNames = (written: string) => readonly Candidate[];

type Named = Pick<CardFacts, 'id' | 'name' | 'title' | 'kind'>;

/** The source of the names: a game with its cards and the names of their kinds. */
interface Source {
  cards(): readonly Named[];
  readonly legend: Pick<Legend, 'kinds'>;
}

/** Letters and digits only, so that capitals, accents, dots and quotation marks do not matter. */
export const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Index = ReadonlyMap<string, readonly Named[]>;

function indexed(cards: readonly Named[], namesOf: (card: Named) => readonly string[]): Index {
  const index = new Map<string, Named[]>();
  for (const card of cards) {
    for (const name of new Set(namesOf(card).map(plainName))) {
      if (name !== '') index.set(name, [...(index.get(name) ?? []), card]);
    }
  }
  return index;
}

/** The whole name counts first, then the name, then the title alone. */
function indexesOf(cards: readonly Named[]): readonly Index[] {
  return [
    indexed(cards, ({ name, title }) =>
      title === undefined ? [] : [`${name.en} ${title.en}`, `${name.fr} ${title.fr}`],
    ),
    indexed(cards, ({ name }) => [name.en, name.fr]),
    indexed(cards, ({ title }) => (title === undefined ? [] : [title.en, title.fr])),
  ];
}

/** Name and title; the kind of card if there is no title. */
function candidate({ id, name, title, kind }: Named, { kinds }: Source['legend']): Candidate {
  const more = title ?? kinds[kind];
  if (more === undefined) return { id, name };
  return { id, name: { en: `${name.en}, ${more.en}`, fr: `${name.fr}, ${more.fr}` } };
}

function namesOf(source: Source): CardNames {
  const indexes = indexesOf(source.cards());
  return (written) => {
    const name = plainName(written);
    const found = indexes.find((index) => index.has(name))?.get(name) ?? [];
    return found.map((card) => candidate(card, source.legend));
  };
}

const known = new WeakMap<Source, CardNames>();

/** The names of a game's cards in both languages. Art variants use the original card's name. */
export function cardNames(source: Source): CardNames {
  const names = known.get(source) ?? namesOf(source);
  known.set(source, names);
  return names;
}
