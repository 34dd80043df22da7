// How the facts of Mythos show on the table.
// Read next: log.ts for the same facts as sentences, the kit's staging.ts for the ways things show.

import { leftFrom, middle, minus, named, ownersZone, type Staging, standing } from '@sleight/kit/staging';

/** Effects let cards be played from zones other than the hand; facts about a character have its place. */
const played = { from: leftFrom('discard', 'looked', 'deck', 'hand'), to: named.from };

export const staging: Staging = {
  keep: { how: 'say' },
  mulligan: { how: 'move', from: 'hand', to: 'deck' },
  draw: { how: 'deal', from: 'deck', to: 'hand' },
  mission: { how: 'deal', from: () => 'mission deck', to: middle.to },
  edge: { how: 'token', counter: 'edge' },
  pass: { how: 'quiet' },
  pay: { how: 'roll', counter: 'chakra', beat: 'leads' },
  play: { how: 'play', ...played },
  playHidden: { how: 'play', ...played },
  place: { how: 'play', from: leftFrom('hand', 'discard', 'looked', 'deck'), to: named.from },
  reveal: { how: 'flip' },
  hide: { how: 'flip' },
  upgrade: { how: 'merge', ...played },
  revealUpgrade: { how: 'merge', from: named.from, to: named.from },
  playJutsu: { how: 'play', from: 'hand', to: 'table' },
  discard: { how: 'move', from: leftFrom('looked', 'deck', 'hand'), to: 'discard' },
  mill: { how: 'move', from: 'deck', to: 'discard' },
  recover: { how: 'move', from: 'discard', to: 'hand' },
  take: { how: 'move', from: 'deck', to: 'hand' },
  putOnDeck: { how: 'move', from: leftFrom('looked', 'discard', 'hand'), to: 'deck' },
  look: { how: 'look' },
  powerup: { how: 'mark' },
  removeTokens: { how: 'mark', amount: minus },
  defeat: { how: 'leave', from: named.from, to: ownersZone('discard') },
  move: { how: 'move', from: named.from, to: named.to },
  return: { how: 'move', from: named.from, to: ownersZone('hand') },
  takeControl: { how: 'move', from: standing.from, to: standing.to },
  release: { how: 'move', from: standing.from, to: standing.to },
  discardTop: { how: 'leave', from: named.from, to: ownersZone('discard') },
  gainChakra: { how: 'roll', counter: 'chakra' },
  loseChakra: { how: 'roll', counter: 'chakra', amount: minus },
  gainPoints: { how: 'roll', counter: 'points' },
  evaluate: { how: 'score', to: middle.to },
  points: { how: 'score', to: middle.to, counter: 'points', beat: 'joins' },
  // Chakra and tokens stay in sight until the last mission has been scored.
  cleanup: { how: 'quiet', beat: 'leads' },
  matchResult: { how: 'end' },
  concede: { how: 'end' },
  absent: { how: 'end' },
};
