// Cards without text for scenarios that name none: a Leader and a Character for decks and Life.

import type { SideSetup } from './setup';

export const PLAIN_LEADER = 'PLAIN-001';
export const PLAIN_CARD = 'PLAIN-002';

export const plainCards: readonly unknown[] = [
  {
    id: PLAIN_LEADER,
    name: { en: 'Plain Leader', fr: 'Leader ordinaire' },
    category: 'Leader',
    power: 5000,
    life: 5,
  },
  { id: PLAIN_CARD, name: { en: 'Plain Card', fr: 'Carte ordinaire' }, category: 'Event', cost: 1 },
];

/** The contents of a deck, top first: the listed cards, and cards without text under them. */
export function deckOf({ deck, filler }: SideSetup): { card: string; seen: boolean }[] {
  const listed = deck ?? [];
  const under = filler ?? (deck === undefined ? 10 : 0);
  return [...listed, ...Array.from({ length: under }, () => ({ card: PLAIN_CARD, seen: false }))];
}

/** Life cards, top first. */
export function lifeOf({ life }: SideSetup): { card: string; up: boolean; seen: boolean }[] {
  if (typeof life !== 'number') return life;
  return Array.from({ length: life }, () => ({ card: PLAIN_CARD, up: false, seen: false }));
}
