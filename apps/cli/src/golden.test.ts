// The engine does not change running matches: every golden playthrough is unchanged, or ENGINE was raised.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Book, ENGINE } from '@sleight/kernel';
import type { Game } from '@sleight/kit';
import { asMythos, mythos } from '@sleight/mythos/book';
import { allCards as mythosCards } from '@sleight/mythos/cards/pool';
import { mythosGame } from '@sleight/mythos/game';
import { asOnePiece, onepiece } from '@sleight/onepiece/book';
import { allCards as onepieceCards } from '@sleight/onepiece/cards/pool';
import { onepieceGame } from '@sleight/onepiece/game';
import { differences, type Golden, goldenBook, record } from '@sleight/scenario/golden';
import { goldenDecks } from '@sleight/scenario/golden-decks';
import { shelf } from '@sleight/shelf';
import { sleevedGame } from '@sleight/sleeved/game';
import { asTerritory, territory } from '@sleight/territory/book';
import { allCards as territoryCards } from '@sleight/territory/cards/pool';
import { territoryGame } from '@sleight/territory/game';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readGolden } from './golden-files';
import { run } from './held-terminal';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('recorded playthroughs', () => {
  for (const { id } of shelf) {
    test(`${id}: every recorded match plays as recorded`, async () => {
      const heard = await run(['golden', '--game', id, '--root', root]);
      expect(heard.out).toBe(`No playthrough has changed (engine ${ENGINE}).`);
      expect(heard.code).toBe(0);
    });
  }

  test('every prebuilt deck that some rules allow is in a recorded match', () => {
    for (const game of shelf) {
      const goldens = game.rulesets.flatMap((ruleset) => readGolden(root, game, ruleset) ?? []);
      const met = new Set(goldens.flatMap(({ matches }) => matches.flatMap((line) => line.split(' ', 2))));
      expect(game.decks.filter(({ id }) => !met.has(id)).map(({ id }) => id)).toEqual([]);
      for (const { matches } of goldens) expect(matches.length).toBe(200);
    }
  });
});

describe('what a playthrough depends on', () => {
  const few = (game: Game, ruleset: string): Golden =>
    record(game, { ruleset, decks: goldenDecks(game, game.book({ ruleset })) }, 12);

  /** Each card followed by a copy under a new id: other indexes, twice the lines and listeners. */
  const doubled = <C extends { readonly id: string }>(cards: readonly C[]): C[] =>
    cards.flatMap((card) => [{ ...card, id: `${/^[a-z]/.test(card.id) ? 'x' : 'X'}${card.id}` }, card]);

  const larger: readonly { readonly game: Game; readonly book: (usual: Book) => Book }[] = [
    {
      game: territoryGame,
      book: (usual) => territory({ rules: asTerritory(usual).rules, cards: doubled(territoryCards) }),
    },
    {
      game: mythosGame,
      book: (usual) => mythos({ rules: asMythos(usual).rules, cards: doubled(mythosCards) }),
    },
    {
      game: onepieceGame,
      book: (usual) => onepiece({ rules: asOnePiece(usual).rules, cards: doubled(onepieceCards) }),
    },
  ];

  for (const { game, book } of larger) {
    test(`${game.id}: cards added to the pool change no playthrough`, () => {
      for (const ruleset of game.rulesets) {
        const usual = game.book({ ruleset });
        if (Object.keys(goldenDecks(game, usual)).length === 0) continue;
        const larger = book(usual);
        expect(larger.defs.length).toBe(usual.defs.length * 2 - 1);
        expect(differences(game, larger, few(game, ruleset))).toEqual([]);
      }
    });
  }

  test('a game without deck building plays its recordings with their original cards', () => {
    const golden = few(sleevedGame, 'classic');
    const all = Object.values(golden.decks)[0];
    const [first] = all.split('; ');
    const before = { ...golden, decks: { base: all.slice(first.length + 2) } };
    const book = goldenBook(sleevedGame, before);
    expect(book.byId.has(first.split(' ')[1])).toBe(false);
    expect(book.defs.length).toBe(goldenBook(sleevedGame, golden).defs.length - 1);
  });

  test('a changed wording changes no playthrough', () => {
    const golden = few(territoryGame, 'standard');
    const book = goldenBook(territoryGame, golden);
    const say = { en: 'other words', fr: 'd’autres mots' };
    const reworded: Book = {
      ...book,
      defs: book.defs.map((def) => ({ ...def, name: say })),
      naming: {
        option: (p, seat, code) => ({ ...book.naming.option(p, seat, code), say }),
        ref: (p, seat, ref) => ({ ...book.naming.ref(p, seat, ref), say }),
      },
    };
    expect(differences(territoryGame, reworded, golden)).toEqual([]);
  });

  test('a changed rule, key or fact changes playthroughs', () => {
    const golden = few(territoryGame, 'standard');
    const book = goldenBook(territoryGame, golden);
    const ruled = territoryGame.book({ ruleset: 'standard', rules: { lanes: 5 } });
    expect(differences(territoryGame, ruled, golden).length).toBe(12);
    const renamed: Book = {
      ...book,
      naming: {
        ...book.naming,
        option: (p, seat, code) => {
          const option = book.naming.option(p, seat, code);
          return { ...option, key: option.key.replace('play ', 'deploy ') };
        },
      },
    };
    expect(differences(territoryGame, renamed, golden)[0]).toMatchObject({ match: 0, decision: 1 });
    const quiet: Book = {
      ...book,
      verbs: book.verbs.map((verb) =>
        verb.name === 'damage' ? { ...verb, apply: () => ({ refs: [], n: 0, last: [] }) } : verb,
      ),
    };
    expect(differences(territoryGame, quiet, golden).length).toBeGreaterThan(0);
  });
});

describe('golden --update', () => {
  let at = '';
  const file = (): string => join(at, 'games/territory/golden/standard.json');
  const golden = (...args: string[]) =>
    run(['golden', '--game', 'territory', '--ruleset', 'standard', '--root', at, ...args]);
  const stored = (): Golden => JSON.parse(readFileSync(file(), 'utf8'));
  const store = (changes: Partial<Golden>): void =>
    writeFileSync(file(), JSON.stringify({ ...stored(), ...changes }));
  const changeFile = (text: string): void => writeFileSync(join(at, 'kernel/ENGINE.md'), text);
  /** Another hash for one decision, as if the engine had behaved differently when it was recorded. */
  const tamper = (match: number, decision: number): void => {
    const { matches } = stored();
    const [a, b, end, steps] = matches[match].split(' ');
    const changed = `${steps.slice(0, decision * 2)}!!${steps.slice(decision * 2 + 2)}`;
    store({ matches: matches.with(match, [a, b, end, changed].join(' ')) });
  };

  beforeEach(async () => {
    at = mkdtempSync(join(tmpdir(), 'golden-'));
    mkdirSync(join(at, 'kernel'));
    changeFile(`- ${ENGINE} (2026-01-01): the first.\n`);
    await golden('--update', '--games', '6');
  });
  afterEach(() => rmSync(at, { recursive: true }));

  test('records a ruleset that has no recording yet', async () => {
    expect(stored()).toMatchObject({ engine: ENGINE, game: 'territory', ruleset: 'standard' });
    expect(stored().matches.length).toBe(6);
    expect((await golden()).code).toBe(0);
  });

  test('a changed playthrough fails with its place, the old and the new value, and what to do', async () => {
    tamper(2, 3);
    tamper(4, 1);
    const { code, out } = await golden();
    expect(code).toBe(1);
    expect(out).toContain('territory standard: 2 of 6 matches differ. First: match 2 (');
    expect(out).toContain('), decision 3.\nrecorded:\nseat ');
    expect(out).toContain('\nnow:\nseat ');
    expect(out).toContain('raise ENGINE in kernel/src/decide.ts, add a line to kernel/ENGINE.md');
    expect(out).toContain('bin/sleight golden --update');
  });

  test('a changed final state fails too', async () => {
    const { matches } = stored();
    store({ matches: matches.with(1, matches[1].replace(/^(\S+ \S+) \S+/, '$1 otherstate')) });
    const { code, out } = await golden();
    expect(code).toBe(1);
    expect(out).toContain('1 of 6 matches differ. First: match 1 (');
    expect(out).toContain('), final state.');
  });

  test('refuses to record a change under the same engine version, and writes nothing', async () => {
    tamper(2, 3);
    const before = readFileSync(file(), 'utf8');
    const { code, err } = await golden('--update');
    expect(code).toBe(1);
    expect(err).toContain(`The playthroughs have changed, and the engine is still ${ENGINE}.`);
    expect(readFileSync(file(), 'utf8')).toBe(before);
  });

  test('refuses a raised engine without a dated line in the change log', async () => {
    tamper(2, 3);
    store({ engine: '0.0.9' });
    changeFile('- 0.0.9 (2026-01-01): the first.\n');
    const { code, err } = await golden('--update');
    expect(code).toBe(1);
    expect(err).toContain(`kernel/ENGINE.md has no line for version ${ENGINE}.`);
    changeFile(`- ${ENGINE} (today): no date.\n`);
    expect((await golden('--update')).code).toBe(1);
    expect((await golden()).code).toBe(1);
  });

  test('refuses an engine version that is older than the recording', async () => {
    tamper(2, 3);
    store({ engine: '99.0.0' });
    expect((await golden('--update')).code).toBe(1);
  });

  test('records a raised engine that has its line, with the same decks', async () => {
    const { decks } = stored();
    tamper(2, 3);
    store({ engine: '0.0.9', decks });
    expect((await golden('--update')).code).toBe(0);
    expect(stored()).toMatchObject({ engine: ENGINE, decks });
    expect((await golden()).code).toBe(0);
  });

  test('a raised engine fails until a new recording is made', async () => {
    store({ engine: '0.0.9' });
    const { code, out } = await golden();
    expect(code).toBe(1);
    expect(out).toContain(`Recorded with engine 0.0.9; this is ${ENGINE}. Run bin/sleight golden --update.`);
    expect((await golden('--update')).code).toBe(0);
    expect((await golden()).code).toBe(0);
  });

  test('--out writes a longer run, and --against compares another commit with it', async () => {
    const out = join(at, 'run.json');
    expect((await golden('--games', '9', '--out', out)).code).toBe(0);
    const same = await golden('--against', out);
    expect(same).toMatchObject({ code: 0, out: 'territory standard: 9 matches are the same' });
    const [written]: Golden[] = JSON.parse(readFileSync(out, 'utf8'));
    const matches = written.matches.with(8, `${written.matches[8]}00`);
    writeFileSync(out, JSON.stringify([{ ...written, matches }]));
    const other = await golden('--against', out);
    expect(other.code).toBe(1);
    expect(other.out).toContain('1 of 9 matches differ. First: match 8 (');
    writeFileSync(out, '{}');
    expect(await golden('--against', out)).toMatchObject({ code: 2 });
  });

  test('outside a checkout it reports that', async () => {
    expect((await run(['golden', '--root', join(at, 'nowhere')])).err).toContain('Run this in a checkout');
  });
});
