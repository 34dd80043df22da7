// How the facts of Sleeved show on the table.
// Read next: log.ts for the same facts as sentences, the kit's staging.ts for the ways things show.

import type { Fact } from '@sleight/kernel/fact';
import { minus, type Staging, type Tables } from '@sleight/kit/staging';
import { ANIMAL, SLEEVE } from './places';

const kindOf = ({ def = '' }: Fact, { after: { book } }: Tables): number =>
  book.defs[book.byId.get(def) ?? 0].kind;

/** Animals of a shared deck come from the middle and go back there. */
const animalPile =
  (name: string) =>
  ({ seat }: Fact, { after }: Tables): string =>
    after.book.places.some((place) => place.name === name && place.seat === seat) ? `${name}:${seat}` : name;

/** Where each kind of card is held before it is revealed. */
function heldIn(fact: Fact, tables: Tables): string {
  const kind = kindOf(fact, tables);
  return `${kind === SLEEVE ? 'sleeves' : kind === ANIMAL ? 'animals' : 'hand'}:${fact.seat}`;
}

/** The deck that a discard becomes: the middle's, if the fact names no player. */
const deckNamed = ({ to, seat }: Fact): string | undefined => (seat === undefined ? to : `${to}:${seat}`);

const DEALT = ['draw', 'refill'];

export const staging: Staging = {
  round: { how: 'banner' },
  // The deal is one beat, card by card.
  draw: { how: 'deal', from: 'deck', to: 'hand', beat: { joins: DEALT } },
  refill: { how: 'deal', from: animalPile('animal deck'), to: 'animals', beat: { joins: DEALT } },
  reshuffle: { how: 'shuffle', to: deckNamed },
  commit: { how: 'pulse', to: 'table' },
  expire: { how: 'pulse', to: 'table' },
  forfeit: { how: 'quiet' },
  reveal: { how: 'layer', from: heldIn, to: 'table' },
  stat: { how: 'quiet' },
  effect: { how: 'pulse', to: 'table' },
  initiativeNow: { how: 'pulse', to: 'table' },
  initiativeNext: { how: 'roll', counter: 'initiative' },
  persistent: { how: 'roll', counter: ({ to }) => to },
  attack: { how: 'attack', amount: minus, from: 'table', to: ({ seat }) => `table:${seat === 0 ? 1 : 0}` },
  destroy: { how: 'mark', to: 'table' },
  survive: { how: 'mark', to: 'table' },
  points: { how: 'score', from: 'table', counter: 'score' },
  // Both cards stay visible as the past round: layers flying to their piles would come out of what still lies there.
  // They are put away with the next beat, so that points are scored while the cards are still on the table.
  use: { how: 'quiet', beat: 'leads' },
  discard: { how: 'quiet', beat: 'leads' },
  sleevesReturn: { how: 'shuffle', from: 'used sleeves', to: 'sleeves' },
  matchResult: { how: 'end' },
  concede: { how: 'end' },
  absent: { how: 'end' },
};
