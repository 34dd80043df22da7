// Canaries: the ids and names of every card that a seat has not come to know. None may appear in anything made for it.

import type { Book, Fact, Seat, State } from '@sleight/kernel';
import type { CardIndex } from '@sleight/kernel/ids';
import { knownTo } from '@sleight/kernel/state';
import type { Scene } from '@sleight/kit';

/** The knowledge of one seat so far, and the places of the cards it may not know. */
export interface Knowledge {
  readonly known: Set<string>;
  readonly hidden: Set<string>;
}

export function learn({ known, hidden }: Knowledge, book: Book, s: State, seat: Seat): void {
  const bit = knownTo(seat);
  const see = (card: CardIndex, where: string): void => {
    const { id } = book.defs[s.cards.def[card]];
    if ((s.cards.knows[card] & bit) !== 0) known.add(id);
    else hidden.add(where);
  };
  s.zones.forEach((cards, zone) => {
    const { name, seat: owner } = book.places[zone];
    const whose = owner === null ? 'the' : owner === seat ? 'my' : 'their';
    for (const card of cards) see(card, `${whose} ${name}`);
  });
  for (const o of s.objs) if (o !== null) for (const card of o.cards) see(card, 'face down');
}

/** A card shown for a moment and shuffled away again is known too, if the fact says to whom. */
export function hear({ known }: Knowledge, facts: readonly Fact[], seat: Seat): void {
  for (const { def, secret } of facts) {
    if (def !== undefined) known.add(def);
    const isTold = secret !== undefined && (secret.to & knownTo(seat)) !== 0;
    if (isTold && secret.fields.def !== undefined) known.add(secret.fields.def);
  }
}

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
export const says = (text: string, word: string): boolean =>
  text.includes(word) && new RegExp(`(?<![\\p{L}\\d-])${escaped(word)}(?![\\p{L}\\d-])`, 'u').test(text);

/** Ids and names that only unknown cards have. */
export function canaries(book: Book, known: ReadonlySet<string>): string[] {
  const words = (isKnown: boolean): string[] =>
    book.defs
      .slice(1)
      .filter(({ id }) => known.has(id) === isKnown)
      .flatMap(({ id, name }) => [id, name.en, name.fr]);
  const spoken = new Set(words(true));
  return words(false).filter((word) => !spoken.has(word));
}

/** Every card in a scene: on top, beneath, known to one seat or to both. */
export const cardsIn = ({ areas }: Scene): (string | null)[] =>
  areas.flatMap(({ pieces }) => pieces.flatMap(({ card, under = [] }) => [card, ...under]));

/** Anyone may count what is left of a public pool; scenes.test.ts checks that it does not reveal where the cards lie. */
export function withoutPools(text: string): string {
  // In a difference the pool is an array of arrays, so brackets are counted.
  const [first, ...rest] = text.split('"maybe":');
  const after = rest.map((part) => {
    let depth = 0;
    for (let i = 0; i < part.length; i++) {
      if (part[i] === '[') depth++;
      else if (part[i] === ']') depth--;
      if (depth === 0) return part.slice(i + 1);
    }
    return '';
  });
  return [first, ...after].join('');
}
