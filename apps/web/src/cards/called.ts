'use client';
// Card labels in lists, visible and spoken: name and title, plus what differs from others with the same label.
// Invariant: no two cards of a game have the same label; the card's own number is the last resort.
import type { Said } from '@sleight/kernel';
import { useMemo } from 'react';
import { type Say, useSay } from '../i18n/said';
import type { CatalogueCard, CatalogueLegend } from '../net/api';
import type { GameCatalogue } from './game-cards';

export interface Called {
  /** Name, title and marks. */
  readonly whole: string;
  /** The difference from others with the same name and title; empty if there are none. */
  readonly marks: readonly string[];
}

type Property = (card: CatalogueCard) => string;

const named = (words: CatalogueLegend['kinds'], id: string | undefined, say: Say): string =>
  id === undefined ? '' : words[id] === undefined ? id : say(words[id]);

/** In the order in which people distinguish cards. */
function propertiesOf(
  { kinds, numbers, rarities, factions, sets }: CatalogueLegend,
  say: Say,
): readonly Property[] {
  const number = ([id, words]: [string, Said]): Property => {
    const name = say(words);
    return (card) => (card.numbers[id] === undefined ? '' : `${name} ${card.numbers[id]}`);
  };
  return [
    ({ kind }) => named(kinds, kind, say),
    ...Object.entries(numbers).map(number),
    ({ rarity }) => named(rarities, rarity, say),
    (card) => card.factions.map((id) => named(factions, id, say)).join(', '),
    ({ set }) => named(sets, set, say),
    ({ id }) => id,
  ];
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

interface Marked {
  readonly card: CatalogueCard;
  readonly marks: readonly string[];
}

const differing = (told: readonly Marked[]): number => new Set(told.map(({ marks }) => joined(marks))).size;

/** The fewest properties that distinguish these cards. */
function marksOf(cards: readonly CatalogueCard[], properties: readonly Property[]): readonly Marked[] {
  let told: readonly Marked[] = cards.map((card) => ({ card, marks: [] }));
  for (const property of properties) {
    if (differing(told) === cards.length) break;
    const more = told.map(({ card, marks }) => ({ card, marks: [...marks, property(card)] }));
    if (differing(more) > differing(told)) told = more;
  }
  return told.map(({ card, marks }) => ({ card, marks: marks.filter((mark) => mark !== '') }));
}

export function calledBy(
  cards: Iterable<CatalogueCard>,
  legend: CatalogueLegend,
  say: Say,
): ReadonlyMap<string, Called> {
  const groups = new Map<string, CatalogueCard[]>();
  for (const card of cards) {
    const name = joined([say(card.name), card.title === undefined ? '' : say(card.title)]);
    groups.set(name, [...(groups.get(name) ?? []), card]);
  }
  const properties = propertiesOf(legend, say);
  return new Map(
    [...groups].flatMap(([name, group]) =>
      marksOf(group, properties).map(
        ({ card, marks }) => [card.id, { whole: joined([name, ...marks]), marks }] as const,
      ),
    ),
  );
}

/** The label of every card and variant of the game, by id. */
export function useCalled({ byId, legend }: GameCatalogue): ReadonlyMap<string, Called> {
  const say = useSay();
  return useMemo(() => calledBy(byId.values(), legend, say), [byId, legend, say]);
}
