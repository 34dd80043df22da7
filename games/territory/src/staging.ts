// How the facts of Territory show on the table.
// Read next: log.ts for the same facts as sentences, the kernel's staging.ts for the ways things show.

import { middle, named, ownersZone, type Staging } from '@sleight/kernel/staging';

export const staging: Staging = {
  round: { how: 'banner' },
  draw: { how: 'deal', from: 'deck', to: 'hand' },
  mulligan: { how: 'move', from: 'hand', to: 'deck' },
  play: { how: 'play', from: 'hand', to: (fact) => named.to(fact) ?? `table:${fact.seat}` },
  // A unit is played and stands there in one beat.
  deploy: { how: 'pulse', beat: { joins: 'play' } },
  activate: { how: 'pulse' },
  pass: { how: 'quiet' },
  discard: { how: 'move', from: 'hand', to: 'discard' },
  return: { how: 'move', from: 'discard', to: 'hand' },
  damage: { how: 'mark' },
  heal: { how: 'mark' },
  power: { how: 'mark' },
  sacrifice: { how: 'pulse' },
  die: { how: 'leave', from: named.from, to: ownersZone('discard') },
  bounce: { how: 'move', from: named.from, to: ownersZone('hand') },
  move: { how: 'move', from: named.from, to: named.to },
  conquer: { how: 'pulse' },
  gainVp: { how: 'roll', counter: 'gained' },
  loseVp: { how: 'roll', counter: 'lost' },
  nextUnitPower: { how: 'roll', counter: 'next' },
  // An effect on a lane is on both sides of it.
  grant: { how: 'mark', to: named.to },
  removeEffect: { how: 'mark' },
  lane: { how: 'score', to: middle.to },
  vp: { how: 'roll', counter: 'vp' },
  roundResult: { how: 'banner' },
  cleanup: { how: 'sweep' },
  matchResult: { how: 'end' },
  concede: { how: 'end' },
};
