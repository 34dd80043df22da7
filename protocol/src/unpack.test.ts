import type { Scene } from '@sleight/kit';
import { expect, test } from 'vitest';
import { lastScene, packed, type SceneBeat, unpacked } from './unpack';

const scene = (turn: string, cards: number): Scene => ({
  heading: { turn: { en: turn, fr: turn }, phase: null },
  seats: [],
  areas: Array.from({ length: 12 }, (_, i) => ({
    id: `area ${i}`,
    kind: 'row' as const,
    whose: 0 as const,
    lane: i,
    label: { en: `area ${i}`, fr: `zone ${i}` },
    touch: null,
    count: i === 3 ? cards : 0,
    pieces: [],
  })),
  counters: [],
  effects: [],
  links: [],
});

const beats: SceneBeat[] = [1, 2, 3, 4].map((n) => ({
  facts: [{ verb: 'draw', how: 'deal' }],
  log: [{ en: `${n}`, fr: `${n}` }],
  scene: scene('1', n),
}));

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test('unpacking restores the packed beats', () => {
  const step = overTheWire({ beats: packed(beats) });
  expect(unpacked(step)).toEqual(beats);
  expect(lastScene(step)).toEqual(beats[3].scene);
});

test('a later beat contains only what changed', () => {
  const [first, second] = packed(beats);
  expect(JSON.stringify(second).length).toBeLessThan(JSON.stringify(first).length / 4);
});

test('a step of one beat holds its whole scene', () => {
  expect(packed(beats.slice(0, 1))).toEqual(beats.slice(0, 1));
});
