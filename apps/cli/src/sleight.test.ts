// The entry point: command, language, exit code, and the errors for wrong usage.

import { describe, expect, test } from 'vitest';
import { run } from './held-terminal';
import { languageOf } from './terminal';

describe('the command line', () => {
  test('without a command prints usage and exits 2', async () => {
    const heard = await run([]);
    expect(heard.code).toBe(2);
    expect(heard.err).toContain('usage: sleight');
  });

  test('lists every command in help, in both languages', async () => {
    const english = await run(['help']);
    expect(english.code).toBe(0);
    for (const name of ['play', 'simulate', 'scenario', 'cards', 'compile', 'bench', 'fuzz-answers']) {
      expect(english.out).toContain(`  ${name} `);
    }
    expect((await run(['--help', '--lang', 'fr'])).out).toContain('utilisation\u202f: sleight');
  });

  test('explains one command', async () => {
    for (const args of [
      ['help', 'compile'],
      ['compile', '--help'],
      ['compile', '-h'],
    ]) {
      const heard = await run(args);
      expect([heard.code, heard.out]).toEqual([
        0,
        expect.stringContaining('usage: sleight compile --game G'),
      ]);
    }
  });

  test('prints its version', async () => {
    expect((await run(['--version'])).out).toMatch(/^sleight \d+\.\d+\.\d+ \(engine \d/);
  });

  test.each([
    [['dance'], 'There is no command "dance".', 'usage: sleight <play'],
    [['simulate'], 'Which game? Add --game with one of: territory', 'usage: sleight simulate'],
    [
      ['simulate', '--game', 'chess'],
      'There is no game "chess". Games: territory',
      'usage: sleight simulate',
    ],
    [
      ['simulate', '--game', 'territory', '--games', 'ten'],
      '--games must be a whole number',
      'usage: sleight simulate',
    ],
    [
      ['simulate', '--game', 'territory', '--games', '0'],
      '--games must be a whole number',
      'usage: sleight simulate',
    ],
    [
      ['simulate', '--game', 'territory', '--gmaes', '3'],
      'There is no option --gmaes.',
      'usage: sleight simulate',
    ],
    [['simulate', '--game'], 'Option --game needs a value', 'usage: sleight simulate'],
    [['simulate', '--game', 'territory', '--json=yes'], 'takes no value', 'usage: sleight simulate'],
    [
      ['simulate', '--game', 'territory', 'extra'],
      '"extra" was not expected here.',
      'usage: sleight simulate',
    ],
    [
      ['simulate', '--game', 'territory', '--players', 'random'],
      '--players must name two',
      'usage: sleight simulate',
    ],
    [
      ['simulate', '--game', 'territory', '--decks', 'odd'],
      '--decks must be one of stock, random',
      'usage: sleight',
    ],
    [
      ['simulate', '--game', 'territory', '--ruleset', 'x'],
      '--ruleset must be one of standard',
      'usage: sleight',
    ],
    [['simulate', '--game', 'territory', '--rules', '{'], '--rules is not JSON', 'usage: sleight simulate'],
    [['simulate', '--game', 'territory', '--rules', '{"lanes":9}'], 'lanes', 'usage: sleight simulate'],
    [
      ['play', '--game', 'territory', '--deck', 'x'],
      '--deck: there is no deck "x". Decks: ember-rites',
      'usage: sleight play',
    ],
    [['compile', '--game', 'territory'], 'What should be compiled?', 'usage: sleight compile'],
    [['scenario'], 'Which scenarios?', 'usage: sleight scenario'],
    [
      ['scenario', 'no-such-folder'],
      'There is no file or folder "no-such-folder".',
      'usage: sleight scenario',
    ],
    [['cards', '--game', 'territory', '--lang', 'de'], '--lang must be en or fr.', 'usage: sleight cards'],
  ])('%j is refused with a sentence and its usage, exit 2', async (args, sentence, usage) => {
    const heard = await run(args);
    expect(heard.code).toBe(2);
    expect(heard.err).toContain(sentence);
    expect(heard.err).toContain(usage);
    expect(heard.out).toBe('');
  });

  test('reports a wrong rule in French if French is requested', async () => {
    const heard = await run(['simulate', '--game', 'territory', '--rules', '{"lanes":9}', '--lang', 'fr']);
    expect(heard.code).toBe(2);
    expect(heard.err).toContain(
      'Ces règles ne peuvent pas être utilisées\u202f: règles\u202f: Couloirs (lanes)\u202f: doit être l’une de ces valeurs\u202f: 4, 5.',
    );
  });

  test('refuses in French if French is requested, before or after the command', async () => {
    const sentence = 'L’option --gmaes n’existe pas.';
    expect((await run(['--lang', 'fr', 'bench', '--gmaes'])).err).toContain(sentence);
    expect((await run(['bench', '--gmaes', '--lang=fr'])).err).toContain(sentence);
    expect((await run(['help', '--lang', 'fr'])).out).toContain('Commandes');
  });

  test('uses the language of the environment: LC_ALL before LC_MESSAGES before LANG', () => {
    expect(languageOf({ LANG: 'fr_FR.UTF-8' })).toBe('fr');
    expect(languageOf({ LC_ALL: 'en_US.UTF-8', LANG: 'fr_FR.UTF-8' })).toBe('en');
    expect(languageOf({ LC_ALL: '', LC_MESSAGES: 'fr', LANG: 'en' })).toBe('fr');
    expect(languageOf({ LANG: 'C' })).toBe('en');
  });
});
