// How the facts show on the table. Read next: log.ts for the same facts as sentences.

import type { Staging } from '@sleight/kit/staging';

export const staging: Staging = {
  round: { how: 'banner' },
  draw: { how: 'deal', from: 'deck', to: 'hand' },
  discard: { how: 'move', from: 'hand', to: 'discard' },
  ready: { how: 'quiet' },
  reveal: { how: 'play', from: 'hand', to: 'arena' },
  strength: { how: 'mark' },
  clash: { how: 'say' },
  gain: { how: 'roll', counter: 'points' },
  win: { how: 'pulse' },
  lose: { how: 'pulse' },
  clear: { how: 'sweep' },
  matchResult: { how: 'end' },
  concede: { how: 'end' },
  absent: { how: 'end' },
};
