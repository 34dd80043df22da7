// Undo against a bot, at real tables: whether the player has learned something decides.

import { hash, sawMore } from '@sleight/kernel';
import { below, seedRng } from '@sleight/kernel/rng';
import type { Game } from '@sleight/kit';
import { findGame, shelf } from '@sleight/shelf';
import { describe, expect, test } from 'vitest';
import { anyAnswer, asked, bot, dealt, person, rowOf } from '../testing/matches';
import { bookOf } from './books';
import { sorted } from './start';
import type { Move } from './store';
import { type LiveTable, logOf, tried } from './table';
import { undoProblem } from './undo';

const after = (table: LiveTable, move: Move): LiveTable => {
  const step = tried(table, move);
  if ('illegal' in step) throw new Error(step.illegal);
  return step.next;
};

const named = (id: string): Game => findGame(id)!;
const against = (game: Game, seed: string): LiveTable =>
  dealt(rowOf(game, [person('me'), bot()], { seed, id: `match ${seed}` }));

/** Plays until the person is about to make a pick that satisfies `isMeant`. */
function until(
  game: Game,
  isMeant: (key: string, table: LiveTable) => boolean,
): { table: LiveTable; move: Move } {
  for (let seed = 0; seed < 200; seed++) {
    const rng = seedRng(`${seed}`);
    let table = against(game, `${seed}`);
    for (let i = 0; i < 80 && table.state.result === null; i++) {
      const mine = asked(table).find(({ seat }) => seat === 0);
      const key = mine?.keys.find((one) => isMeant(one, table));
      if (mine !== undefined && key !== undefined)
        return { table, move: { seat: 0, decision: mine.decision, keys: [key] } };
      table = after(table, anyAnswer(table, rng)!);
    }
  }
  throw new Error('no such pick in 200 matches');
}

const PLAIN_UNIT = /^play (pawn|champion) at slot/;

test('playing a unit without abilities can be undone, and the table is as before', () => {
  const { table, move } = until(named('territory'), (key) => PLAIN_UNIT.test(key));
  const played = after(table, move);
  expect(undoProblem(played, 0)).toBeNull();
  const back = after(played, { seat: 0, undo: played.recent[0].n });
  expect(hash(back.state)).toBe(hash(table.state));
  expect(back.n).toBe(played.n + 1);
  expect(back.versions[0]).toBe(played.versions[0] + 1);
  expect(back.line).toEqual(table.line);
  expect(logOf(back, 0)).toEqual(logOf(table, 0));
});

test('answers can be undone one by one, as long as nothing was learned', () => {
  const { table, move } = until(
    named('mythos'),
    (key, { state }) => key.startsWith('hide ') && state.strands === null,
  );
  const hidden = after(table, move);
  expect(undoProblem(hidden, 0)).toBeNull();
  const bots = asked(hidden).find(({ seat }) => seat === 1);
  const passed = after(hidden, { seat: 1, decision: bots!.decision, keys: ['pass'] });
  expect(undoProblem(passed, 0)).toBeNull();
  const back = after(passed, { seat: 0, undo: passed.recent[0].n });
  expect(hash(back.state)).toBe(hash(table.state));
});

test('not past a card that the bot has revealed', () => {
  const { table, move } = until(named('territory'), (key) => PLAIN_UNIT.test(key));
  const played = after(table, move);
  const bots = asked(played).find(({ seat }) => seat === 1)!;
  const shows = bots.keys.find((key) => key.startsWith('play '))!;
  const shown = after(played, { seat: 1, decision: bots.decision, keys: [shows] });
  expect(undoProblem(shown, 0)).toBe('undo-reveals');
});

test('not past a drawn card', () => {
  const draws = (key: string, table: LiveTable): boolean => {
    const mine = asked(table).find(({ seat }) => seat === 0)!;
    const next = tried(table, { seat: 0, decision: mine.decision, keys: [key] });
    return !('illegal' in next) && next.facts.some(({ verb, seat }) => verb === 'draw' && seat === 0);
  };
  const { table, move } = until(named('territory'), draws);
  expect(undoProblem(after(table, move), 0)).toBe('undo-reveals');
});

test('not past a revealed commit; earlier picks are free even if the bot has committed', () => {
  const table = against(named('sleeved'), 'commit');
  const answers = (at: LiveTable, seat: 0 | 1, ...keys: string[]): LiveTable => {
    const open = asked(at).find((one) => one.seat === seat)!;
    return after(at, { seat, decision: open.decision, keys: keys.length > 0 ? keys : [open.keys[0]] });
  };
  const mine = answers(table, 0);
  const botIn = answers(answers(answers(mine, 1), 1), 1, 'commit');
  expect(undoProblem(botIn, 0)).toBeNull();
  expect(hash(after(botIn, { seat: 0, undo: botIn.recent[0].n }).state)).toBe(hash(table.state));
  const revealed = answers(answers(botIn, 0), 0, 'commit');
  expect(undoProblem(revealed, 0)).toBe('undo-reveals');
});

test('not past a failure that reveals a hidden card, even if no card was shown', () => {
  const game = named('mythos');
  const [ruleset] = game.rulesets;
  const book = bookOf(game, ruleset, {});
  const telling = (seed: number): boolean => {
    const rng = seedRng(`m ${seed}`);
    const deck = () => sorted(game.randomDeck(book, (n) => below(rng, n)));
    const row = rowOf(game, [person('me'), bot()], {
      seed: `${seed}`,
      id: `${seed}`,
      decks: [deck(), deck()],
    });
    let table = dealt(row);
    for (let i = 0; i < 150 && table.state.result === null; i++) {
      table = after(table, anyAnswer(table, rng)!);
      const [own] = table.recent;
      const isFresh = table.recent.length === 1 && own.answer.seat === 0 && table.state.result === null;
      if (isFresh && !sawMore(own.before, table.state, 0) && undoProblem(table, 0) === 'undo-reveals')
        return true;
    }
    return false;
  };
  expect(Array.from({ length: 40 }, (_, seed) => seed).some(telling)).toBe(true);
});

describe('never', () => {
  const game = named('territory');
  test('against a person, before the first answer, or once the match is over', () => {
    const people = dealt(rowOf(game, [person('me'), person('you')]));
    expect(undoProblem(people, 0)).toBe('only-against-bots');
    const fresh = against(game, 'fresh');
    expect(undoProblem(fresh, 0)).toBe('nothing-to-undo');
    expect(undoProblem(after(fresh, { seat: 0, concede: true }), 0)).toBe('over');
  });
});

test.each(shelf.map((game) => [game.id, game] as const))(
  '%s: every possible undo restores exactly the table before',
  (_id, game) => {
    let taken = 0;
    for (let seed = 0; seed < 6; seed++) {
      const rng = seedRng(`back ${seed}`);
      let table = against(game, `back ${seed}`);
      for (let i = 0; i < 60 && table.state.result === null; i++) {
        table = after(table, anyAnswer(table, rng)!);
        if (undoProblem(table, 0) !== null) continue;
        const [{ n, before }] = table.recent;
        expect(hash(after(table, { seat: 0, undo: n }).state)).toBe(hash(before));
        taken++;
      }
    }
    expect(taken).toBeGreaterThan(10);
  },
);
