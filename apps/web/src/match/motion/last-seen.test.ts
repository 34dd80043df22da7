import { expect, test } from 'vitest';
import { createLastSeen } from './last-seen';
import type { ElementSighting } from './sightings';

const at = (x: number) => ({ x, y: 0, width: 50, height: 70 }) as DOMRect;
const pieces = (boxes: Record<string, number>) => ({
  pieces: new Map(Object.entries(boxes).map(([id, x]) => [id, { box: at(x) } as ElementSighting])),
});

test('a piece that has left is remembered where it was seen last', () => {
  const seen = createLastSeen();
  seen.remember(pieces({ '7': 10, '8': 20 }), '1440 900');
  seen.remember(pieces({ '7': 30 }), '1440 900');
  expect([seen.boxOf('7')?.x, seen.boxOf('8')?.x, seen.boxOf('9')]).toEqual([30, 20, null]);
});

test('nothing is remembered from a window of another size, or from another table', () => {
  const seen = createLastSeen();
  seen.remember(pieces({ '7': 10 }), '1440 900');
  seen.remember(pieces({ '8': 20 }), '390 844');
  expect([seen.boxOf('7'), seen.boxOf('8')?.x]).toEqual([null, 20]);
  seen.forget();
  expect(seen.boxOf('8')).toBeNull();
});
