import type { Area } from '@sleight/kit/scene';
import type { Staged } from '@sleight/kit/staging';
import { expect, test } from 'vitest';
import { laneOf } from './lanes';

const area = (id: string, lane: number, ...pieces: string[]): Area => ({
  id,
  kind: 'row',
  whose: 0,
  lane,
  label: { en: id, fr: id },
  touch: null,
  count: pieces.length,
  pieces: pieces.map((piece) => ({ id: piece, touch: null, card: piece, face: 'up' })),
});

const scene = { areas: [area('hand', 0, 'held'), area('first', 1, 'hero'), area('second', 2, 'rival')] };

test.each<[string, Staged[], number | null]>([
  ['a score happens in its lane', [{ verb: 'evaluate', how: 'score', to: 'second' }], 2],
  ['a card arrives', [{ verb: 'play', how: 'play', piece: 'hero', from: 'hand', to: 'first' }], 1],
  ['a card changes lanes', [{ verb: 'move', how: 'move', piece: 'rival', from: 'first', to: 'second' }], 2],
  ['a card is marked where it lies', [{ verb: 'powerup', how: 'mark', piece: 'rival' }], 2],
  [
    'a card has left its lane',
    [{ verb: 'defeat', how: 'leave', piece: 'gone', from: 'second', to: 'hand' }],
    2,
  ],
  [
    'what comes first counts, unless nobody sees it',
    [
      { verb: 'pass', how: 'quiet', to: 'first' },
      { verb: 'pay', how: 'roll' },
      { verb: 'powerup', how: 'mark', piece: 'rival' },
      { verb: 'powerup', how: 'mark', piece: 'hero' },
    ],
    2,
  ],
  ['a draw happens in no lane', [{ verb: 'draw', how: 'deal', piece: 'held', to: 'hand' }], null],
])('the lane of a beat: %s', (_what, facts, lane) => expect(laneOf(scene, facts)).toBe(lane));
