// Saved matches in the terminal.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pondRecording } from '@sleight/protocol/fixtures/pond-recording';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from './held-terminal';

describe('replay', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sleight-replays-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const saved = (name: string, bytes: string | Uint8Array): string => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  };
  const match = (recording: unknown = pondRecording) =>
    saved('pond.sleight', gzipSync(JSON.stringify(recording)));

  test('prints who played, what happened turn by turn, and how it ended', async () => {
    const { code, out } = await run(['replay', match(), '--lang', 'en']);
    expect(code).toBe(0);
    expect(out).toBe(
      [
        'Pond (Standard) · Ada against Easy',
        '2026-01-02 10:00',
        'All cards face up',
        '',
        'Turn 1',
        '   0  The match begins.',
        '   1  Ada plays a frog.',
        '',
        'Turn 2',
        '   2  Bob plays two frogs.',
        '   2  Bob wins.',
        '',
        'Easy wins · Frogs 1 – 2',
      ].join('\n'),
    );
  });

  test('adds up lines that differ only in their number', async () => {
    const jump = (n: number) => ({
      en: `Ada moves ${n} frogs by -1.`,
      fr: `Ada déplace ${n} grenouilles de -1.`,
      counted: { n, en: 'Ada moves {n} frogs by -1.', fr: 'Ada déplace {n} grenouilles de -1.' },
    });
    const views = pondRecording.views.map((view) => ({
      ...view,
      steps: view.steps.map((step, i) => ({
        ...step,
        beats: step.beats.map((beat) => ({ ...beat, log: [jump(i + 2)] })),
      })),
    }));
    const { out } = await run(['replay', match({ ...pondRecording, views }), '--lang', 'en']);
    expect(out).toContain(
      'Turn 1\n   0  Ada moves 5 frogs by −1.\n\nTurn 2\n   2  Ada moves 4 frogs by −1.\n',
    );
  });

  test("prints it in French, from one seat's point of view", async () => {
    const { out } = await run(['replay', match(), '--seat', '0', '--lang', 'fr']);
    expect(out).toContain('Point de vue\u202f: Ada');
    expect(out).toContain('   1  (Ada) Ada joue une grenouille.');
    expect(out).toContain('Facile gagne · Grenouilles 1 – 2');
  });

  test('prints one JSON object', async () => {
    const { code, out } = await run(['replay', match(), '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      format: 1,
      eyes: 'open',
      head: { match: 'pond-1', scores: { points: [1, 2] } },
      steps: [{ by: null }, { by: 0, at: 61_000, keys: ['play frog'] }, { by: 1 }],
    });
  });

  test('a seat that is not in the file is refused, with the available ones', async () => {
    const { code, err } = await run(['replay', match(), '--seat', '1']);
    expect(code).toBe(2);
    expect(err).toContain('It contains: open, 0.');
    expect((await run(['replay', match(), '--seat', '2'])).code).toBe(2);
  });

  test('a file that is missing, foreign, damaged, too large or newer is reported and nothing else is printed', async () => {
    const whole = gzipSync(JSON.stringify(pondRecording));
    const bad: [string, number, string][] = [
      [join(folder, 'none'), 2, 'There is no file'],
      [folder, 2, 'There is no file'],
      [saved('text', 'hello'), 1, 'not a recorded Sleight match'],
      [saved('cut', whole.subarray(0, 200)), 1, 'damaged'],
      [saved('bomb', gzipSync(Buffer.alloc(100_000_000))), 1, 'too large'],
      [saved('large', Buffer.alloc(8_000_001)), 1, 'too large'],
      [saved('newer', gzipSync(JSON.stringify({ ...pondRecording, format: 9 }))), 1, 'newer'],
    ];
    for (const [path, code, sentence] of bad) {
      const heard = await run(['replay', path]);
      expect([heard.code, heard.out]).toEqual([code, '']);
      expect(heard.err).toContain(sentence);
    }
    expect((await run(['replay', saved('text', 'hello'), '--lang', 'fr'])).err).toContain('n’est pas');
    expect((await run(['replay'])).code).toBe(2);
  });

  test('control characters in a name are not sent to the terminal', async () => {
    const players = pondRecording.head.players.map((player) => ({
      ...player,
      name: '\u001b[2J\u202eAda\u0007',
    }));
    const { out } = await run([
      'replay',
      match({ ...pondRecording, head: { ...pondRecording.head, players } }),
    ]);
    expect(out).toContain('[2JAda against [2JAda');
  });
});
