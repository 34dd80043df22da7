// Deck lists in and out, for every game with deck building.

import { describe, expect, test } from 'vitest';
import { run } from './held-terminal';

const deckLines = async (game: string, id: string): Promise<string[]> =>
  (await run(['deck', '--game', game, 'export', id])).out.split('\n');

describe('deck', () => {
  test.each([
    ['territory', 'ember-rites'],
    ['mythos', 'team-seven'],
    ['onepiece', 'st-07'],
  ])('%s: imports what it exports, as a legal deck', async (game, id) => {
    const lines = await deckLines(game, id);
    const heard = await run(['deck', '--game', game, 'import', '-'], lines);
    expect([heard.code, heard.out, heard.err]).toEqual([0, lines.join('\n'), 'This deck is legal.']);
  });

  test('reports bad lines by number, in the requested language', async () => {
    const lines = ['# mine', '2xKS-009', 'n’importe quoi', '1xKS-999'];
    const heard = await run(['deck', '--game', 'mythos', 'import', '-', '--lang', 'fr'], lines);
    expect(heard.code).toBe(1);
    expect(heard.out).toBe('');
    expect(heard.err).toContain('ligne 3\u202f: n’importe quoi\n    Écrivez combien et quelle carte');
    expect(heard.err).toContain(
      "ligne 4\u202f: 1xKS-999\n    Il n'existe pas de carte «\u202fKS-999\u202f».",
    );
    expect(heard.err).toContain('Ce deck n’est pas légal.');
  });

  test('reports every rule a readable deck breaks; --json includes everything', async () => {
    const heard = await run(['deck', '--game', 'mythos', 'import', '-'], ['3xKS-009']);
    expect(heard.code).toBe(1);
    expect(heard.out).toBe('3xKS-009');
    expect(heard.err).toContain('Naruto Uzumaki (KS-009): 3 copies; at most 2 allowed.');
    const machine = await run(['deck', '--game', 'mythos', 'import', '-', '--json'], ['1xks-009', '?']);
    expect(JSON.parse(machine.out)).toEqual({
      deck: { cards: ['KS-009'] },
      legal: false,
      lines: [{ line: 2, text: '?', reason: { en: expect.any(String), fr: expect.any(String) } }],
      problems: [],
    });
  });

  test('reports a card that is not defined yet, and parses every form of a line', async () => {
    const list = ['1xST01-001', '4xOP01-016', '4 ST01-003', '4x Jinbe (ST01-005)', 'ST01-006 x4', ''];
    const heard = await run(['deck', '--game', 'onepiece', 'import', '-'], list);
    expect([heard.code, heard.out]).toEqual([1, '']);
    expect(heard.err).toBe(
      'line 2: 4xOP01-016\n    OP01-016 cannot be played yet: its abilities are not available here.\nThis deck isn’t legal.',
    );
  });

  test.each([
    ['territory', '2 Elite Guard', '2xelite-guard'],
    ['territory', '2x garde d’elite', '2xelite-guard'],
    ['mythos', 'Elite Guard', '1xKS-049'],
    ['onepiece', '4 Tony Tony Chopper', '4xST01-006'],
  ])('%s: reads "%s" by its name', async (game, line, written) => {
    const heard = await run(['deck', '--game', game, 'import', '-'], [line]);
    expect(heard.out).toBe(written);
  });

  test('lists the candidates of an ambiguous name', async () => {
    const heard = await run(['deck', '--game', 'onepiece', 'import', '-'], ['4 monkey d. luffy']);
    expect([heard.code, heard.out]).toEqual([1, '']);
    expect(heard.err).toContain(
      '3 cards are called "monkey d. luffy". Write the number of the one you mean.',
    );
    expect(heard.err).toContain('    ST01-012  Monkey.D.Luffy, Character');
  });

  test('checks against the format of the rules', async () => {
    const lines = await deckLines('onepiece', 'st-01');
    const format = { id: 'newer', size: 50, copies: 4, leastBlock: 2, banned: [], apart: [] };
    const rules = JSON.stringify({ format });
    const heard = await run(['deck', '--game', 'onepiece', '--rules', rules, 'import', '-'], lines);
    expect(heard.code).toBe(1);
    expect(heard.err).toContain('Usopp (ST01-002) has block icon 1. This format requires 2 or higher.');
  });

  test.each([
    [['--game', 'mythos'], 'What should I do?'],
    [['--game', 'mythos', 'import'], 'What should I do?'],
    [['--game', 'mythos', 'import', 'a', 'b'], 'What should I do?'],
    [['--game', 'mythos', 'import', 'no-such-file'], 'Can’t read "no-such-file"'],
    [['--game', 'mythos', 'export', 'mine'], 'export: there is no deck "mine". Decks: '],
    [['--game', 'sleeved', 'export', 'base'], 'has no deck building'],
  ])('%j is refused with a sentence, exit 2', async (args, sentence) => {
    const heard = await run(['deck', ...args]);
    expect([heard.code, heard.out]).toEqual([2, '']);
    expect(heard.err).toContain(sentence);
    expect(heard.err).toContain('usage: sleight deck --game G');
  });
});
