// Rules text to ability, and card files to problems.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pointAt } from './compile';
import { run } from './held-terminal';

const compile = (...args: string[]) => run(['compile', '--game', 'territory', ...args]);

describe('compile', () => {
  test('prints the ability of a sentence', async () => {
    const heard = await compile('Deploy: draw 1 card.');
    expect(heard.code).toBe(0);
    expect(JSON.parse(heard.out)).toEqual({
      type: 'Deploy',
      effect: { actions: [{ type: 'draw', amount: 1 }] },
    });
  });

  test('prints a list when the text has several lines', async () => {
    const heard = await compile('Deploy: draw 1 card.\nConquer: gain 1 VP.', '--json');
    expect(JSON.parse(heard.out)).toHaveLength(2);
  });

  test('points at the first position it cannot parse, and exits 1', async () => {
    const heard = await compile('Deploy: draw 2 bananas.');
    expect(heard.code).toBe(1);
    const [text, caret, reason] = heard.out.split('\n');
    expect(text).toBe('Deploy: draw 2 bananas.');
    expect(caret).toBe('               ^');
    expect(reason).toContain('expected');
  });

  test('prints the position as JSON on request', async () => {
    const heard = await compile('--json', 'Deploy: fly away.');
    expect(heard.code).toBe(1);
    expect(JSON.parse(heard.out)).toEqual({
      at: expect.any(Number),
      expected: expect.any(Array),
      message: { en: expect.any(String), fr: expect.any(String) },
    });
  });

  test('shows only the line with the position', () => {
    expect(pointAt('one\ntwo three\nfour', 8)).toBe('two three\n    ^');
    expect(pointAt('one', 3)).toBe('one\n   ^');
  });
});

describe('compile --file', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sleight-cards-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function file(name: string, text: string): string {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  }

  test('names file, field and reason of each problem, and exits 1', async () => {
    const path = file(
      'bad.json',
      JSON.stringify({
        id: 'bad',
        kind: 'unit',
        faction: 'legion',
        set: 'core',
        power: 1,
        name: { en: 'Bad' },
        abilities: [],
      }),
    );
    const heard = await compile('--file', path);
    expect(heard.code).toBe(1);
    expect(heard.out).toMatch(/bad\.json: name\.fr: ./);
  });

  test('reports a file that is missing or not JSON', async () => {
    expect((await compile('--file', file('broken.json', '{'))).out).toContain('is not JSON');
    expect((await compile('--file', join(folder, 'none.json'))).out).toContain('file not found');
  });

  test('accepts a good card', async () => {
    const good = {
      id: 'good',
      kind: 'unit',
      faction: 'legion',
      set: 'core',
      power: 1,
      name: { en: 'Good', fr: 'Bon' },
      abilities: [{ type: 'Deploy', effect: 'draw 1 card' }],
    };
    const heard = await compile('--file', file('good.json', JSON.stringify(good)), '--json');
    expect([heard.code, JSON.parse(heard.out).problems]).toEqual([0, []]);
  });
});

describe('compile --all', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sleight-lists-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function list(name: string, data: unknown): string {
    const path = join(folder, name);
    writeFileSync(path, typeof data === 'string' ? data : JSON.stringify(data));
    return path;
  }
  const all = (game: string, ...args: string[]) => run(['compile', '--game', game, '--all', ...args]);
  const card = (id: string, effect_text: string) => ({
    id,
    name: id,
    category: 'Character',
    types: [],
    effect_text,
    trigger_text: '',
  });
  const three = [
    card('T-1', '[On Play] Draw 1 card.'),
    card('T-2', '[On Play] Fly 3 miles.'),
    card('T-3', '[On Play] Fly 5 miles.'),
  ];

  test('prints how many cards compile, and counts the phrases that do not', async () => {
    const heard = await all('onepiece', list('three.json', three));
    expect(heard.code).toBe(0);
    expect(heard.out).toContain('1 of 3 cards compile fully (33.3%).');
    expect(heard.out).toContain('2  Fly N miles  (T-2)');
  });

  test('prints it in French', async () => {
    const heard = await all('onepiece', list('three.json', three), '--lang', 'fr');
    expect(heard.out).toContain('1 carte sur 3 se compile en entier (33,3\u202f%).');
  });

  test('gives figures, phrases and every card as JSON', async () => {
    const heard = await all('onepiece', list('three.json', three), '--json');
    expect(JSON.parse(heard.out)).toMatchObject({
      total: 3,
      compiled: 1,
      phrases: [{ phrase: 'Fly N miles', cards: ['T-2', 'T-3'] }],
      cards: [
        { id: 'T-1', abilities: [{ type: 'On Play' }] },
        { id: 'T-2', at: 10 },
        { id: 'T-3', at: 10 },
      ],
    });
  });

  test('reports a file that is missing, broken or not a list, and exits 1', async () => {
    const heard = await Promise.all([
      all('onepiece', join(folder, 'none.json')),
      all('onepiece', list('broken.json', '[')),
      all('onepiece', list('number.json', 3), '--lang', 'fr'),
      all('onepiece', list('short.json', [{ id: 'T-1' }])),
    ]);
    expect(heard.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
    expect(heard[0].out).toContain('file not found');
    expect(heard[1].out).toContain('is not JSON');
    expect(heard[2].out).toContain('doit être une liste de cartes');
    expect(heard[3].out).toContain('0.name: is missing');
  });

  test('a game without printed lists is refused', async () => {
    const heard = await all('territory', list('three.json', three));
    expect([heard.code, heard.err]).toEqual([2, expect.stringContaining('has no printed card lists')]);
  });
});
