'use client';
// What cards are called in lists, for eyes and ears: name and title, and where others are called the same, what differs.
// Invariant: no two cards of a game are called the same; a number of the card itself is the last resort.
import { useMemo } from 'react';
import { type Say, useSay } from '../i18n/said';
import type { CardFacts, Legend } from '../net/api';
import type { GameCards } from './game-cards';

export interface Called {
  /** Name, title and marks. */
  readonly whole: string;
  /** What tells it from others of the same name and title; none where there are none. */
  readonly marks: readonly string[];
}

type Property = (card: CardFacts) => string;

const named = (words: Legend['kinds'], id: string | undefined, say: Say): string =>
  id === undefined ? '' : words[id] === undefined ? id : say(words[id]);

/** In the order in which people tell cards apart. */
function propertiesOf({ kinds, numbers, rarities, factions, sets }: Legend, say: Say): readonly Property[] {
  const number = (id: string): Property => {
    const name = say(numbers[id]);
    return (card) => (card.numbers[id] === undefined ? '' : `${name} ${card.numbers[id]}`);
  };
  return [
    ({ kind }) => named(kinds, kind, say),
    ...Object.keys(numbers).map(number),
    ({ rarity }) => named(rarities, rarity, say),
    (card) => card.factions.map((id) => named(factions, id, say)).join(', '),
    ({ set }) => named(sets, set, say),
    ({ id }) => id,
  ];
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

const differing = (told: readonly (readonly string[])[]): number => new Set(told.map(joined)).size;

/** As few properties as tell these cards apart. */
function marksOf(
  cards: readonly CardFacts[],
  properties: readonly Property[],
): readonly (readonly string[])[] {
  let told: readonly (readonly string[])[] = cards.map(() => []);
  for (const property of properties) {
    if (differing(told) === cards.length) break;
    const more = cards.map((card, i) => [...told[i], property(card)]);
    if (differing(more) > differing(told)) told = more;
  }
  return told.map((marks) => marks.filter((mark) => mark !== ''));
}

export function calledBy(cards: Iterable<CardFacts>, legend: Legend, say: Say): ReadonlyMap<string, Called> {
  const groups = new Map<string, CardFacts[]>();
  for (const card of cards) {
    const name = joined([say(card.name), card.title === undefined ? '' : say(card.title)]);
    groups.set(name, [...(groups.get(name) ?? []), card]);
  }
  const properties = propertiesOf(legend, say);
  return new Map(
    [...groups].flatMap(([name, group]) => {
      const told = marksOf(group, properties);
      return group.map(({ id }, i) => [id, { whole: joined([name, ...told[i]]), marks: told[i] }] as const);
    }),
  );
}

/** What every card of the game, and every variant, is called, by id. */
export function useCalled({ byId, legend }: GameCards): ReadonlyMap<string, Called> {
  const say = useSay();
  return useMemo(() => calledBy(byId.values(), legend, say), [byId, legend, say]);
}
