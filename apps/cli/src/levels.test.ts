// The levels in real games: deterministic, unaffected by hidden cards, right in solvable positions, and stronger than
// the level below. The full counts are commands (docs/bots.md); these are samples.

import { playing } from '@sleight/kernel';
import { hostOf, LEVELS, listsOf, PERSONAS, positionOf, think, thinkers } from '@sleight/search';
import { shelf } from '@sleight/shelf';
import { describe, expect, test } from 'vitest';
import { judge, labelled } from './exact';
import { run } from './held-terminal';
import { peek } from './peek';
import { choicesOf, diceFor, positionFor } from './positions';

/** A quick test needs shallower labels than the command. */
const NEAR = { worlds: 3, positions: 250 };

const thoughtful = shelf.filter(({ evaluate }) => evaluate !== undefined);
const searchable = thoughtful.filter(({ thinking }) => thinking?.sealed === undefined);

describe.each(thoughtful.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const book = game.book();

  test.each(LEVELS)('%s picks the same whatever is hidden from it', (level) => {
    const report = peek({ game, book, level, positions: 5, iterations: 10, seed: 'peek' });
    expect(report).toEqual({ game: game.id, level, positions: 5, different: 0 });
  });

  test.each(LEVELS)('%s picks the same from the same iterations and seed', (level) => {
    const found = choicesOf(game, book, 'again', 0, ['easy', 'easy'], 3);
    for (const [n, one] of found.entries()) {
      const position = positionFor(game, book, one, one.s);
      const pick = () => thinkers[level](position, diceFor('again', n), { iterations: 15 });
      expect(pick()).toEqual(pick());
    }
  });

  test('requests and answers are plain data, a character answers with a legal key, and the first of a level as the level does', () => {
    const [{ s, seat, decks }] = choicesOf(game, book, 'ask', 1, ['easy', 'easy'], 4);
    const lists = listsOf(book, decks[0], decks[1]);
    for (const persona of PERSONAS) {
      const request = {
        game: game.id,
        ruleset: game.rulesets[0],
        view: positionOf(game, book, s, seat, lists).view,
        seat,
        memory: [],
        own: decks[seat],
        theirs: null,
        level: persona.level,
        persona: persona.id,
        budget: { iterations: 10 },
        seed: 'ask',
      };
      const answer = think(game, book, JSON.parse(JSON.stringify(request)));
      expect(answer.keys.length).toBeGreaterThan(0);
      expect(answer.top.every(({ win }) => win >= 0 && win <= 1)).toBe(true);
      expect(think(game, book, request)).toEqual(answer);
      if (hostOf(persona.level) === persona)
        expect(think(game, book, { ...request, persona: null })).toEqual(answer);
    }
  });
});

test.each(searchable.map((game) => [game.id, game] as const))(
  '%s: expert finds a best option in late positions that can be played out',
  (_id, game) => {
    const { optimal, positions } = judge(
      { game, book: game.book(), seed: 'late', depth: NEAR },
      ['expert'],
      3,
      40,
    );
    expect(positions).toBe(3);
    expect(optimal.expert).toBe(1);
  },
);

test('a labelled late position has a best and a worse option', () => {
  const [game] = searchable;
  const book = game.book();
  const [first] = labelled({ game, book, seed: 'late', depth: NEAR });
  expect(first.best.length).toBeLessThan(first.options);
  expect(playing(book, first.position.view).s.result).toBeNull();
});

describe('arena', () => {
  const arena = (...args: string[]) => run(['arena', '--seed', 't', '--iterations', '10', ...args]);

  test('medium beats easy in every game', async () => {
    for (const { id } of thoughtful) {
      const report = JSON.parse(
        (await arena('--game', id, '--a', 'medium', '--b', 'easy', '--games', '8', '--json')).out,
      );
      expect(report).toMatchObject({ game: id, a: 'medium', b: 'easy', games: 8 });
      expect(report.scoreA).toBeGreaterThanOrEqual(0.6);
      expect(report.winsA + report.winsB + report.draws).toBe(8);
    }
  });

  test('a level against itself scores exactly half: seats are swapped on the same seed', async () => {
    const args = ['--game', 'territory', '--a', 'easy', '--b', 'easy', '--games', '10', '--json'];
    const report = JSON.parse((await arena(...args)).out);
    expect([report.scoreA, report.ci95]).toEqual([0.5, [0.5, 0.5]]);
  });

  test('refuses invalid arguments', async () => {
    expect((await arena('--game', 'territory', '--a', 'grandmaster')).code).toBe(2);
    expect((await arena('--game', 'territory', '--sprt', '35')).code).toBe(2);
    expect((await arena('--game', 'territory', '--ms', '5')).code).toBe(2);
  });
});
