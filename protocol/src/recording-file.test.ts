import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pondRecording } from './fixtures/pond-recording';
import { openFile } from './recording-file';
import { MOST_ROUNDS } from './table';

const packed = (value: unknown): Buffer =>
  gzipSync(typeof value === 'string' ? value : JSON.stringify(value));
const problemIn = async (bytes: Uint8Array): Promise<string> => {
  const found = await openFile(new Blob([new Uint8Array(bytes)]));
  if ('opened' in found) return 'opened';
  expect(found.message.en).not.toBe('');
  expect(found.message.fr).not.toBe(found.message.en);
  return found.problem;
};
const changed = (change: (recording: ReturnType<typeof copy>) => void): Buffer => {
  const recording = copy();
  change(recording);
  return packed(recording);
};
// biome-ignore lint/suspicious/noExplicitAny: tests write what no recording holds
const copy = (): any => structuredClone(pondRecording);

test('a saved match is opened with the whole scene of each step', async () => {
  const found = await openFile(new Blob([new Uint8Array(packed(pondRecording))]));
  if (!('opened' in found)) throw new Error(found.problem);
  const [{ steps }] = found.opened.views;
  expect(steps.map(({ beats }) => beats[0].scene.areas[0].count)).toEqual([0, 1, 3]);
  expect(steps[2].beats[0].scene.heading.turn.fr).toBe('Tour 2');
  expect(found.opened.head.scores?.points).toEqual([1, 2]);
});

test('anything but a recording is foreign', async () => {
  expect(await problemIn(new Uint8Array())).toBe('foreign');
  expect(await problemIn(Buffer.from('hello'))).toBe('foreign');
  expect(await problemIn(Buffer.from(JSON.stringify(pondRecording)))).toBe('foreign');
  for (const value of [null, 1, '"x"', [], {}, { format: 0 }, { format: 1 }, { format: '2' }])
    expect(await problemIn(packed(value))).toBe('foreign');
  expect(await problemIn(changed((one) => delete one.head.players))).toBe('foreign');
  expect(await problemIn(changed((one) => one.views.splice(0)))).toBe('foreign');
});

test('a truncated or altered file is damaged', async () => {
  const whole = packed(pondRecording);
  for (const length of [2, 10, 100, whole.length - 9, whole.length - 1])
    expect(await problemIn(whole.subarray(0, length))).toBe('damaged');
  const altered = Buffer.from(whole);
  altered[Math.floor(whole.length / 2)] ^= 0xff;
  expect(await problemIn(altered)).toBe('damaged');
  expect(await problemIn(packed('{"format":1,'))).toBe('damaged');
  expect(await problemIn(gzipSync(Buffer.from([0x22, 0xff, 0xfe, 0x22])))).toBe('damaged');
});

test('a recording of a later format is reported as newer', async () => {
  expect(await problemIn(changed((one) => (one.format = 2)))).toBe('newer');
});

test('differences that do not apply, or give no scene, count as damage', async () => {
  const scenes: unknown[] = [
    { areas: [0, [7, 1]] },
    { areas: [[{ id: 1 }]] },
    [{ heading: 'x' }],
    { heading: null },
    JSON.parse('{"__proto__": [{"heading": 1}]}'),
  ];
  for (const scene of scenes)
    expect(await problemIn(changed((one) => (one.views[0].steps[1].beats[0].scene = scene)))).toBe('damaged');
});

test('a file that is too large is refused unread', async () => {
  expect(await problemIn(randomBytes(8_000_001))).toBe('too-large');
});

test('a small file that unpacks to far too much is refused', async () => {
  const bomb = gzipSync(Buffer.alloc(200_000_000, ' '));
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await problemIn(bomb)).toBe('too-large');
});

test('differences that grow a scene endlessly are refused', async () => {
  const doubling = changed((one) => {
    const [first] = one.views[0].steps;
    const step = (scene: unknown) => ({ ...first, beats: [{ facts: [], log: [], scene }] });
    const grown = Array.from({ length: 40 }, (_, i) => step({ effects: [0, [0, 2 ** i], [0, 2 ** i]] }));
    const effect = {
      id: 'x',
      touch: { kind: 'seat', seat: 0 },
      on: { kind: 'seat', seat: 0 },
      tone: 'plain',
    };
    one.views[0].steps = [first, step({ effects: [[{ ...effect, say: { en: '', fr: '' } }]] }), ...grown];
  });
  expect(await problemIn(doubling)).toBe('damaged');
});

test('a summary with more rounds than any match has is foreign', async () => {
  const said = { en: 'Points', fr: 'Points' };
  const summary = (length: number) => ({
    label: said,
    unit: said,
    rounds: Array.from({ length }, (_, i) => ({ n: i + 1, points: [0, 0] })),
    decided: null,
  });
  expect(await problemIn(changed((one) => (one.head.summary = summary(MOST_ROUNDS))))).toBe('opened');
  expect(await problemIn(changed((one) => (one.head.summary = summary(MOST_ROUNDS + 1))))).toBe('foreign');
});

test('a style, an address or a script cannot be smuggled in as a colour or a game', async () => {
  const print = { ground: 'url(//example.org)', band: '#fff', isOwn: false };
  expect(await problemIn(changed((one) => (one.cards[0].print = print)))).toBe('foreign');
  expect(await problemIn(changed((one) => (one.head.game = '../../evil')))).toBe('foreign');
  expect(await problemIn(changed((one) => (one.head.startedAt = 'yesterday')))).toBe('foreign');
});
