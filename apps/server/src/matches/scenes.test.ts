// Scenes of every game and ruleset: nothing the seat may not know, everything a client needs, and little else.

import { type Book, playing, resample, SEATS, type Seat, type State, saidBy, view } from '@sleight/kernel';
import type { DefIndex } from '@sleight/kernel/ids';
import { below, seedRng } from '@sleight/kernel/rng';
import { type Game, type Scene, sceneOf } from '@sleight/kit';
import { touched } from '@sleight/kit/scene';
import { landingOf, startOf, TRAVELS } from '@sleight/kit/staging';
import { lastScene, sceneSchema, unpacked } from '@sleight/protocol';
import { shelf } from '@sleight/shelf';
import { describe, expect, test } from 'vitest';
import { anyAnswer, dealt, person, rowOf } from '../testing/matches';
import { bookOf } from './books';
import { type LiveTable, type TableStep, tried } from './table';
import { heardOf, standingOf } from './updates';

/** Two random legal decks under any ruleset. */
function decksUnder(game: Game, book: Book, rng: number[]) {
  const draw = (n: number): number => below(rng, n);
  return [game.randomDeck(book, draw), game.randomDeck(book, draw)] as const;
}

function opened(game: Game, ruleset: string, n: number): LiveTable {
  const rng = seedRng(`${ruleset} ${n}`);
  const book = bookOf(game, ruleset, {});
  return dealt(
    rowOf(game, [person('me'), person('you')], {
      ruleset,
      seed: `scene ${n}`,
      decks: decksUnder(game, book, rng),
    }),
  );
}

/** Longer matches show nothing new. */
const MOST_STEPS = 150;

/** The steps of random matches, each with the table before it. */
function* steps(
  game: Game,
  ruleset: string,
  matches: number,
): Generator<{ table: LiveTable; step: TableStep }> {
  for (let n = 0; n < matches; n++) {
    const rng = seedRng(`${ruleset} answers ${n}`);
    let table = opened(game, ruleset, n);
    for (let i = 0; i < MOST_STEPS && table.state.result === null; i++) {
      const step = tried(table, anyAnswer(table, rng)!);
      if ('illegal' in step) throw new Error(step.illegal);
      yield { table, step };
      table = step.next;
    }
  }
}

const seen = ({ book }: LiveTable, s: State, seat: Seat): State => view(book, s, seat);
const drawn = (game: Game, book: Book, s: State, seat: Seat): Scene => sceneOf(game, playing(book, s), seat);

const listOf = (book: Book, { cards, leader }: { cards: readonly string[]; leader?: string }): DefIndex[] =>
  [...cards, ...(leader === undefined ? [] : [leader])].map((id) => book.byId.get(id)!);

/** A state that looks the same to the seat as the real one. */
function another({ book, row, state }: LiveTable, seat: Seat, rng: number[]): State {
  const prior = [listOf(book, row.decks[0]), listOf(book, row.decks[1])] as const;
  return resample(book, view(book, state, seat), prior, rng);
}

/** Picks in a private strand are unknown, so a resampled strand starts over: only whether it has ended shows. */
const hasSecretPicks = ({ book, state }: LiveTable, seat: Seat): boolean => {
  const root = state.strands?.[seat === 0 ? 1 : 0][0];
  return root !== undefined && root.pc >= book.code[root.code].steps.length;
};

const cardsOnTable = ({ areas }: Scene): number =>
  areas
    .filter(({ kind }) => kind !== 'past')
    .reduce((sum, { count, pieces }) => {
      const beneath = pieces.reduce((n, { under = [] }) => n + under.length, 0);
      return sum + count + beneath;
    }, 0);

/** Some formats have too few known cards for a deck. */
function hasDecks(game: Game, ruleset: string): boolean {
  try {
    decksUnder(game, bookOf(game, ruleset, {}), seedRng('any'));
    return true;
  } catch (error) {
    if (saidBy(error) === null) throw error;
    return false;
  }
}

const games = shelf.flatMap((game) =>
  game.rulesets
    .filter((ruleset, i) => i === 0 || hasDecks(game, ruleset))
    .map((ruleset) => [game.id, ruleset, game, ruleset] as const),
);
/** Options that touch nothing on the table. */
const BUTTONS =
  /^(pass|done|decline|accept|commit|keep|mulligan|redraw|go first|go second|end turn|to hand|trigger|any order|top|bottom|choose mode \d+|choose \d+)$/;

/** The same game without its own scene. */
const plain = (game: Game): Game => ({ ...game, scene: undefined });

describe.each(games)('%s, %s', (_id, _name, game, ruleset) => {
  test.each([
    ['its own', game],
    ['the plain', plain(game)],
  ])('%s scene does not depend on what the seat cannot know', (_which, drawing) => {
    const rng = seedRng('another');
    let compared = 0;
    for (const { table } of steps(game, ruleset, 1)) {
      for (const seat of SEATS) {
        if (hasSecretPicks(table, seat)) continue;
        const { book, state } = table;
        const other = another(table, seat, rng);
        const [one, two] = [state, other].map((s) => drawn(drawing, book, seen(table, s, seat), seat));
        expect(JSON.stringify(two)).toBe(JSON.stringify(one));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  test('areas never come or go, and every card lies in one of them', () => {
    const { areas } = lastScene(standingOf(opened(game, ruleset, 0), 0));
    const ids = areas.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { table } of steps(game, ruleset, 1)) {
      for (const seat of SEATS) {
        const scene = lastScene(standingOf(table, seat));
        expect(scene.areas.map(({ id }) => id)).toEqual(ids);
        expect(cardsOnTable(scene)).toBe(table.state.cards.def.length);
        const pieces = scene.areas.flatMap((area) => area.pieces.map(({ id }) => id));
        expect(new Set(pieces).size).toBe(pieces.length);
      }
    }
  });

  test('everything an option touches is on the table', () => {
    for (const { table } of steps(game, ruleset, 2)) {
      for (const seat of SEATS) {
        const update = standingOf(table, seat);
        const { decision } = update;
        const scene = lastScene(update);
        const touches = decision?.options.flatMap((option) => option.touches) ?? [];
        const lost = touches.filter((touch) => Object.values(touched(scene, touch)).flat().length === 0);
        expect(lost).toEqual([]);
        const buttons = decision?.options.filter((option) => option.touches.length === 0) ?? [];
        expect(buttons.map(({ key }) => key).filter((key) => !BUTTONS.test(key))).toEqual([]);
      }
    }
  });

  test('in every beat, every moving card has a start and a destination', () => {
    let travels = 0;
    for (const { table, step } of steps(game, ruleset, 2)) {
      for (const seat of SEATS) {
        let before = lastScene(standingOf(table, seat));
        for (const { facts, scene: after } of unpacked(heardOf(step, seat).update)) {
          const moving = facts.filter(({ how }) => TRAVELS.includes(how));
          expect(moving.filter((fact) => startOf(before, fact) === null)).toEqual([]);
          expect(moving.filter((fact) => landingOf(after, fact) === null)).toEqual([]);
          travels += moving.length;
          const ids = new Set(after.areas.map(({ id }) => id));
          const named = facts.flatMap(({ from = [], to = [] }) => [from, to].flat());
          expect(named.filter((id) => !ids.has(id))).toEqual([]);
          const unknown = facts.filter(
            ({ counter, seat: whose }) =>
              counter !== undefined && !after.counters.some((c) => c.id === counter && c.whose === whose),
          );
          expect(unknown).toEqual([]);
          expect(facts.filter(({ verb }) => game.staging?.[verb] === undefined)).toEqual([]);
          before = after;
        }
      }
    }
    expect(travels).toBeGreaterThan(50);
  });

  test('no seat is to move in the middle of a step, and every seat can be shown every beat', () => {
    for (const { step } of steps(game, ruleset, 12)) {
      if (step.before.strands !== null || step.after.strands !== null) continue;
      for (const seat of SEATS) {
        const scenes = unpacked(heardOf(step, seat).update).map(({ scene }) => scene);
        const early = scenes.slice(0, -1).flatMap(({ seats }) => seats.filter(({ isActive }) => isActive));
        expect(early).toEqual([]);
      }
    }
  });

  test('the beats of a step show every fact once, in order, and end with the current table', () => {
    for (const { step } of steps(game, ruleset, 2)) {
      expect(step.beats.flatMap(({ facts }) => facts)).toEqual(step.facts);
      expect(step.beats.at(-1)?.after).toBe(step.after);
    }
  });

  test('a scene matches the protocol and is small', () => {
    let most = 0;
    let sum = 0;
    let views = 0;
    let n = 0;
    for (const { table } of steps(game, ruleset, 1)) {
      for (const seat of SEATS) {
        const scene = lastScene(standingOf(table, seat));
        const text = JSON.stringify(scene);
        const wire: unknown = JSON.parse(text);
        expect(sceneSchema.parse(wire)).toEqual(wire);
        most = Math.max(most, text.length);
        sum += text.length;
        views += JSON.stringify(seen(table, table.state, seat)).length;
        n++;
      }
    }
    console.info(
      `${game.id} ${ruleset}: a scene has ${Math.round(sum / n)} bytes, at most ${most}; a view ${Math.round(views / n)}`,
    );
    expect(most).toBeLessThan(40_000);
  });
});
