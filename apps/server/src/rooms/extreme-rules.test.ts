// Accepted rules never cost more than a table can hold, whatever they set; all others are refused with a reason.
// Work is counted: cards, draws of the deck builder, options, facts and message sizes. Each step is also timed, in CPU time.

import { randomInt } from 'node:crypto';
import { saidBy } from '@sleight/kernel';
import { seedRng } from '@sleight/kernel/rng';
import type { Game } from '@sleight/kit';
import { shelf } from '@sleight/shelf';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookOf } from '../matches/books';
import { newMatch } from '../matches/start';
import { tried } from '../matches/table';
import { heardOf, standingOf } from '../matches/updates';
import { isRefused } from '../refused';
import { changesFor, type Parameter, parametersIn, type Setting } from '../scripted/extreme-rules';
import { anyAnswer, dealt, person } from '../testing/matches';
import { threadCpuMs } from '../testing/thread-cpu';
import { chosenDeck } from './deck-choice';

const ANSWERS = 10;
/** `ms`: of CPU in any one step, for which the server's loop is blocked. */
const MOST = { draws: 1_500, cards: 350, options: 400, facts: 300, characters: 150_000, ms: 50 };
/** A step may meet cold code or a collection: it is too slow if it is slow each time. */
const TIMES = 3;
const WARM_UPS = 5;

type Work = { -readonly [K in keyof typeof MOST]: number };

const noDecks = { find: async () => null };
const chairs = [person('one'), person('two')] as const;

/** The worst-case cost of a match with these changes; null if it is refused, which must come with a reason. */
async function workOf(game: Game, ruleset: string, changes: unknown): Promise<Work | null> {
  const work: Work = { draws: 0, cards: 0, options: 0, facts: 0, characters: 0, ms: 0 };
  const most = (what: keyof Work, n: number): void => {
    work[what] = Math.max(work[what], n);
  };
  let began = threadCpuMs();
  const stepDone = (): void => {
    const now = threadCpuMs();
    most('ms', now - began);
    began = now;
  };
  try {
    const book = bookOf(game, ruleset, changes);
    let draws = 0;
    game.randomDeck(book, (n) => {
      draws++;
      return randomInt(n);
    });
    most('draws', draws);
    const deck = await chosenDeck(noDecks, 'one', game, book, undefined);
    stepDone();
    const setup = { game: game.id, ruleset, changes, chairs, room: null, after: null };
    let table = dealt(newMatch({ ...setup, decks: [deck, deck] }));
    for (const seat of [0, 1] as const) most('characters', JSON.stringify(standingOf(table, seat)).length);
    stepDone();
    const rng = seedRng('extreme');
    for (let i = 0; i < ANSWERS && table.state.result === null; i++) {
      const answer = anyAnswer(table, rng);
      if (answer === null) throw new Error('nobody is asked and the match is not over');
      const step = tried(table, answer);
      if ('illegal' in step) throw new Error(step.illegal);
      most('facts', step.facts.length);
      for (const seat of [0, 1] as const) {
        const heard = heardOf(step, seat);
        most('characters', JSON.stringify(heard).length);
        most('options', heard.update.decision?.options.length ?? 0);
      }
      table = step.next;
      stepDone();
    }
    most('cards', table.state.cards.def.length);
    return work;
  } catch (error) {
    const said = isRefused(error) ? (error.wire.problems ?? []) : [saidBy(error) ?? undefined];
    if (said.length === 0 || said[0] === undefined) throw error;
    for (const { en, fr } of said.flatMap((one) => one ?? [])) {
      expect(en).not.toBe(fr);
      expect(en.length).toBeLessThan(40_000);
    }
    return null;
  }
}

const held = (work: Work | null): void => {
  for (const [what, n] of Object.entries(work ?? {}))
    expect(n, what).toBeLessThanOrEqual(MOST[what as keyof Work]);
};

/** The same, with the time of the fastest of a few runs if the first was too slow. */
async function heldWorkOf(game: Game, ruleset: string, changes: unknown): Promise<Work | null> {
  const work = await workOf(game, ruleset, changes);
  for (let i = 1; i < TIMES && work !== null && work.ms > MOST.ms; i++)
    work.ms = Math.min(work.ms, (await workOf(game, ruleset, changes))?.ms ?? 0);
  held(work);
  return work;
}

describe.each(shelf.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const parameters = parametersIn(game.parameters().schema);
  const ruleset = game.rulesets[0];
  const changed = (...settings: readonly Setting[]) => changesFor(game, ruleset, settings);
  beforeAll(async () => {
    for (let i = 0; i < WARM_UPS; i++) await workOf(game, ruleset, {});
  });

  const named = ({ path }: Parameter): string => path.join('.');

  test('every parameter has a name in both languages', () => {
    const { names } = game.parameters();
    expect(Object.keys(names).sort()).toEqual(parameters.map(named).sort());
    for (const { name } of Object.values(names)) {
      expect(name.en).toBeTruthy();
      expect(name.fr).toBeTruthy();
    }
  });

  test.each(parameters.map((one) => [named(one), one] as const))(
    '%s is bounded: values beyond the bounds are refused, and the reason names the parameter',
    (path, { path: at, refused }) => {
      expect(refused.length).toBeGreaterThan(0);
      for (const value of refused) {
        let said = null;
        try {
          game.book({ ruleset, rules: changed({ path: at, value }) });
        } catch (error) {
          said = saidBy(error);
        }
        expect(said?.en, `${path}: ${JSON.stringify(value)?.slice(0, 60)}`).toContain(path);
        expect(said?.fr).toContain(game.parameters().names[path].name.fr);
      }
    },
  );

  test('each parameter at its bounds costs no more than a table holds, or is refused', async () => {
    for (const { path, allowed } of parameters)
      for (const value of allowed) await heldWorkOf(game, ruleset, changed({ path, value }));
  });

  test('the largest numbers that are allowed together cost no more than a table holds', async () => {
    const numbers = parameters.flatMap(({ path, allowed }) => {
      const most = Math.max(...allowed.filter((value) => typeof value === 'number'));
      return Number.isFinite(most) ? [{ path, value: most }] : [];
    });
    let settings: readonly Setting[] = [];
    // Twice: some numbers are only allowed together with others.
    for (const setting of [...numbers, ...numbers]) {
      if (settings.includes(setting)) continue;
      const work = await heldWorkOf(game, ruleset, changed(...settings, setting));
      if (work !== null) settings = [...settings, setting];
    }
    expect(settings.length).toBeGreaterThan(2);
  });

  test('combinations of parameters at their bounds cost no more than a table holds, or are refused', async () => {
    const setting = fc
      .nat(parameters.length - 1)
      .chain((i) =>
        fc
          .constantFrom(...parameters[i].allowed)
          .map((value): Setting => ({ path: parameters[i].path, value })),
      );
    let played = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...game.rulesets),
        fc.array(setting, { minLength: 2, maxLength: parameters.length }),
        async (id, settings) => {
          if ((await heldWorkOf(game, id, changesFor(game, id, settings))) !== null) played++;
        },
      ),
      { numRuns: 40, seed: 15 },
    );
    expect(played).toBeGreaterThan(4);
  });
});
