// How the facts of One Piece show on the table.
// Read next: log.ts for the same facts as sentences, the kit's staging.ts for the ways things show.

import type { Fact } from '@sleight/kernel/fact';
import { minus, named, ownersZone, type Stage, type Staging, type Tables } from '@sleight/kit/staging';
import { CHARACTER } from './counters';
import { keywords } from './vocabulary';

/** Characters stand in a row, a Stage has a place of its own. */
function fieldOf({ def = '', seat }: Fact, { after: { book } }: Tables): string {
  const { kind } = book.defs[book.byId.get(def) ?? 0];
  return `${kind === CHARACTER ? 'character' : 'stage'}:${seat}`;
}

const mark: Stage = { how: 'mark' };
const moves = (from: Stage['from'], to: Stage['to']): Stage => ({ how: 'move', from, to });
const leaves = (to: Stage['to']): Stage => ({ how: 'leave', from: named.from, to });
const rolls = (counter: string): Stage => ({ how: 'roll', counter });
/** A card that is trashed for its Counter is shown as a played one is, in the beat of what it adds. */
const isCounter = (beat: readonly Fact[]): boolean => beat.some(({ verb }) => verb === 'counter');

export const staging: Staging = {
  goFirst: { how: 'toss' },
  keep: { how: 'say' },
  mulligan: moves('hand', 'deck'),
  turn: { how: 'banner' },
  endTurn: { how: 'quiet' },
  draw: { how: 'deal', from: 'deck', to: 'hand' },
  donBack: rolls('don rested'),
  pay: { ...rolls('don active'), beat: 'leads' },
  // The DON!! Phase has a beat of its own.
  addDon: { ...rolls('don active'), beat: 'run' },
  addRestedDon: rolls('don rested'),
  restDon: rolls('don rested'),
  setDonActive: rolls('don active'),
  returnDon: rolls('don deck'),
  giveDon: { how: 'mark', counter: 'don active' },
  play: { how: 'play', from: named.from, to: fieldOf },
  useEvent: { how: 'play', from: 'hand', to: 'trash' },
  activate: { how: 'pulse' },
  attack: { how: 'attack' },
  block: { how: 'pulse' },
  redirect: { how: 'pulse' },
  counter: { ...mark, beat: { joins: 'trashFromHand' } },
  repel: { how: 'pulse' },
  damage: { how: 'pulse', to: 'life', amount: minus },
  takeLife: { how: 'deal', from: 'life', to: 'hand' },
  useTrigger: { how: 'play', from: 'life', to: 'trigger' },
  trashTrigger: moves('trigger', 'trash'),
  trashLife: moves('life', 'trash'),
  lifeToHand: { how: 'deal', from: 'life', to: 'hand' },
  toLife: moves(named.from, 'life'),
  moveLife: moves('life', 'life'),
  turnLife: { how: 'flip', to: 'life' },
  ko: leaves(ownersZone('trash')),
  trash: leaves(ownersZone('trash')),
  returnToHand: moves(named.from, ownersZone('hand')),
  toDeck: moves(named.from, ownersZone('deck')),
  charToLife: moves(named.from, ownersZone('life')),
  // An attacker rests in the same movement.
  rest: { ...mark, beat: { joins: 'attack' } },
  setActive: mark,
  trashFromHand: {
    ...moves('hand', 'trash'),
    how: (_, beat) => (isCounter(beat) ? 'play' : 'move'),
    beat: 'run',
  },
  trashLoose: moves(named.from, 'trash'),
  mill: moves('deck', 'trash'),
  recover: moves(named.from, 'hand'),
  putInDeck: moves(named.from, 'deck'),
  look: { how: 'look' },
  reveal: { how: 'look' },
  shuffle: { how: 'shuffle', to: 'deck' },
  freeze: mark,
  negate: mark,
  power: mark,
  cost: mark,
  'base power': mark,
  protected: mark,
  'cannot attack': mark,
  'attack active': mark,
  ...Object.fromEntries(keywords.map((keyword) => [keyword, mark])),
  matchResult: { how: 'end' },
  concede: { how: 'end' },
  absent: { how: 'end' },
};
