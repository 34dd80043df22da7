// How the facts of Sleeved show on the table.
// Read next: log.ts for the same facts as sentences, the kernel's staging.ts for the ways things show.

import type { Fact } from '@sleight/kernel/fact';
import type { Staging, Tables } from '@sleight/kernel/staging';
import { ANIMAL, SLEEVE } from './places';

const kindOf = ({ def = '' }: Fact, { after: { book } }: Tables): number =>
  book.defs[book.byId.get(def) ?? 0].kind;

/** Animals of a shared deck come from the middle and go back there. */
const animalPile =
  (name: string) =>
  ({ seat }: Fact, { after }: Tables): string =>
    after.book.places.some((place) => place.name === name && place.seat === seat) ? `${name}:${seat}` : name;

/** Where each kind of card is held before it is shown. */
function heldIn(fact: Fact, tables: Tables): string {
  const kind = kindOf(fact, tables);
  return `${kind === SLEEVE ? 'sleeves' : kind === ANIMAL ? 'animals' : 'hand'}:${fact.seat}`;
}

/** The deck that a discard becomes: the middle's, if the fact names no player. */
const deckNamed = ({ to, seat }: Fact): string | undefined => (seat === undefined ? to : `${to}:${seat}`);

export const staging: Staging = {
  round: { how: 'banner' },
  draw: { how: 'deal', from: 'deck', to: 'hand' },
  refill: { how: 'deal', from: animalPile('animal deck'), to: 'animals' },
  reshuffle: { how: 'shuffle', to: deckNamed },
  commit: { how: 'pulse', to: 'table' },
  expire: { how: 'pulse', to: 'table' },
  forfeit: { how: 'quiet' },
  reveal: { how: 'play', from: heldIn, to: 'table' },
  stat: { how: 'quiet' },
  effect: { how: 'pulse', to: 'table' },
  initiativeNow: { how: 'pulse', to: 'table' },
  initiativeNext: { how: 'roll', counter: 'initiative' },
  persistent: { how: 'roll', counter: ({ to }) => to },
  attack: { how: 'attack', from: 'table', to: ({ seat }) => `table:${seat === 0 ? 1 : 0}` },
  destroy: { how: 'mark', to: 'table' },
  survive: { how: 'mark', to: 'table' },
  points: { how: 'score', from: 'table', counter: 'score' },
  // Both cards stay in sight as the round that was: layers that flew to their piles would come out of what still lies there.
  use: { how: 'quiet' },
  discard: { how: 'quiet' },
  sleevesReturn: { how: 'shuffle', from: 'used sleeves', to: 'sleeves' },
  matchResult: { how: 'end' },
  concede: { how: 'end' },
};
