// How the facts of Territory show on the table.
// Read next: log.ts for the same facts as sentences, the kit's staging.ts for the ways things show.

import { middle, minus, named, ownersZone, type Staging } from '@sleight/kit/staging';

export const staging: Staging = {
  // The first round announces who starts.
  round: { how: ({ amount }) => (amount === 1 ? 'toss' : 'banner') },
  draw: { how: 'deal', from: 'deck', to: 'hand' },
  mulligan: { how: ({ amount }) => (amount === 0 ? 'say' : 'move'), from: 'hand', to: 'deck' },
  play: { how: 'play', from: 'hand', to: (fact) => named.to(fact) ?? `table:${fact.seat}` },
  // Playing and placing a unit are one beat.
  deploy: { how: 'pulse', beat: { joins: 'play' } },
  activate: { how: 'pulse' },
  pass: { how: 'quiet' },
  discard: { how: 'move', from: 'hand', to: 'discard' },
  return: { how: 'move', from: 'discard', to: 'hand' },
  damage: { how: 'mark', amount: minus },
  heal: { how: 'mark' },
  power: { how: 'mark' },
  // A sacrificed unit dies in the same beat.
  sacrifice: { how: 'pulse', beat: 'leads' },
  die: { how: 'leave', from: named.from, to: ownersZone('discard') },
  bounce: { how: 'move', from: named.from, to: ownersZone('hand') },
  move: { how: 'move', from: named.from, to: named.to },
  conquer: { how: 'pulse' },
  gainVp: { how: 'roll', counter: 'gained' },
  loseVp: { how: 'roll', counter: 'lost', amount: minus },
  nextUnitPower: { how: 'roll', counter: 'next' },
  // An effect on a lane is on both sides of it.
  grant: { how: 'mark', to: named.to },
  removeEffect: { how: 'mark' },
  lane: {
    how: 'score',
    to: middle.to,
    counter: ({ seat }) => (seat === undefined ? undefined : 'vp'),
    amount: ({ seat }) => (seat === undefined ? undefined : 1),
  },
  vp: { how: 'roll', counter: 'vp' },
  roundResult: { how: 'banner' },
  cleanup: { how: 'sweep' },
  matchResult: { how: 'end' },
  concede: { how: 'end' },
  absent: { how: 'end' },
};
