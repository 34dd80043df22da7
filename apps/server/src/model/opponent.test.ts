// A language model at a position, asked over real sockets through both providers.

import { decisionFor, options, playing, type State, view } from '@sleight/kernel';
import { seedRng } from '@sleight/kernel/rng';
import { type Manner, mannerSchema } from '@sleight/protocol';
import { shelf } from '@sleight/shelf';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { situationOf } from '../bots/situation';
import { type LiveTable, logOf, tried } from '../matches/table';
import { anyAnswer, dealt, person, rowOf } from '../testing/matches';
import {
  answering,
  type Conduct,
  KEY,
  type ModelServer,
  modelConfig,
  startModelServer,
} from '../testing/model-server';
import { hourly } from './allowance';
import { providerOf } from './choose-provider';
import { createModel, type ModelOpponent, type ModelPlan } from './opponent';
import type { Question } from './question';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.heard.length = 0;
});

/** Enough time for an answer on a busy machine. */
const PATIENT_MS = 600_000;

const opponent = (changes: Partial<ModelPlan> = {}, provider: 'anthropic' | 'ollama' = 'anthropic') =>
  createModel({
    provider: providerOf(modelConfig(server.url, provider)),
    ms: PATIENT_MS,
    perHour: 1000,
    top: null,
    ...changes,
  });

const seen = ({ book, state }: LiveTable, seat: 0 | 1): State => view(book, state, seat);
const optionsIn = ({ rulebook: { book }, at }: Question) => options(playing(book, at.view), at.seat);

/** The first position after some moves in which seat 1 has at least two options. */
function positionIn(game = shelf[0], moves = 6): LiveTable {
  const rng = seedRng('position');
  let table = dealt(rowOf(game, [person('a'), person('b')], { seed: 'position' }));
  const isIt = (): boolean => {
    const p = playing(table.book, seen(table, 1));
    return table.n >= moves && decisionFor(p, 1) !== null && options(p, 1).length > 1;
  };
  while (!isIt()) {
    const step = tried(table, anyAnswer(table, rng)!);
    if ('illegal' in step) throw new Error(step.illegal);
    table = step.next;
  }
  return table;
}

function questionAt(table: LiveTable, manner: Partial<Manner> = {}): Question {
  return {
    rulebook: table.rulebook,
    at: situationOf(table, 1),
    log: logOf(table, 1).flat(),
    manner: mannerSchema.parse(manner),
  };
}

const question = questionAt(positionIn());
const never = (): AbortSignal => new AbortController().signal;
const conduct = (...list: Conduct[]): void => {
  server.conduct = list.map((one) => () => one);
};
const failureOf = async (model: ModelOpponent): Promise<string> =>
  model.pick(question, never()).then(
    ({ key }) => `picked ${key}`,
    ({ message }: Error) => message,
  );

describe.each(['anthropic', 'ollama'] as const)('%s', (provider) => {
  test('its number is a pick, and its reason names that pick', async () => {
    conduct(answering(2, 'It helps.', 'Cela aide.'));
    const [, second] = optionsIn(question);
    expect(await opponent({}, provider).pick(question, never())).toEqual({
      key: second.key,
      because: { en: `${second.say.en}: It helps.`, fr: `${second.say.fr}\u202f: Cela aide.` },
    });
    expect(server.heard).toHaveLength(1);
  });

  const bad: readonly (readonly [string, Conduct])[] = [
    ['a number that is not there', answering(optionsIn(question).length + 1)],
    ['number 0', answering(0)],
    ['a number below', answering(-1)],
    ['prose', { say: 'The second one, I think.' }],
    ['broken JSON', { say: '{"index": 1, ' }],
    ['status 429', { status: 429 }],
    ['status 500', { status: 500 }],
    ['a broken line', 'hangs up'],
    ['a body without end', 'endless'],
  ];

  test.each(bad)('%s: the model is asked once more', async (_what, wrong) => {
    conduct(wrong, answering(1));
    const { key } = await opponent({}, provider).pick(question, never());
    expect(key).toBe(optionsIn(question)[0].key);
    expect(server.heard).toHaveLength(2);
  });

  test.each(bad)('%s, twice: there is no answer', async (_what, wrong) => {
    conduct(wrong);
    const failure = await failureOf(opponent({}, provider));
    expect(failure).toContain('gave no answer: ');
    expect(failure).not.toContain(KEY);
    expect(server.heard).toHaveLength(2);
  });

  test.each(['silent', 'dripping'] as const)(
    '%s: after two time-outs it is not asked again',
    async (wrong) => {
      conduct(wrong);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        const failure = failureOf(opponent({}, provider));
        for (const times of [1, 2]) {
          await expect.poll(() => server.heard.length).toBe(times);
          vi.advanceTimersByTime(PATIENT_MS);
        }
        expect(await failure).toContain('it took too long');
      } finally {
        vi.useRealTimers();
      }
      expect(server.heard).toHaveLength(2);
    },
  );

  test('prose around the answer is ignored', async () => {
    conduct({
      say: 'Hm. {"index": 1, "reason_en": "No."} Rather: {"index": 2, "reason_en": "Yes."}\nSo be it.',
    });
    expect((await opponent({}, provider).pick(question, never())).key).toBe(optionsIn(question)[1].key);
  });
});

test('a cancelled question is not asked again', async () => {
  conduct('silent');
  const stop = new AbortController();
  const picking = opponent().pick(question, stop.signal);
  picking.catch(() => {});
  await expect.poll(() => server.heard.length).toBe(1);
  stop.abort();
  await expect(picking).rejects.toThrow('gave no answer');
  expect(server.heard).toHaveLength(1);
});

test('a single option is played without asking the model', async () => {
  const rng = seedRng('forced');
  let table = positionIn(shelf[1], 0);
  for (;;) {
    const p = playing(table.book, seen(table, 1));
    if (decisionFor(p, 1) !== null && options(p, 1).length === 1) break;
    const step = tried(table, anyAnswer(table, rng)!);
    if ('illegal' in step) throw new Error(step.illegal);
    table = step.next;
  }
  const forced = questionAt(table);
  expect(await opponent().pick(forced, never())).toEqual({ key: optionsIn(forced)[0].key, because: null });
  expect(server.heard).toEqual([]);
});

test('the hourly limit holds, and once it is used up no new match starts', async () => {
  conduct(answering(1));
  const model = opponent({ perHour: 1 });
  expect(model.isBusy()).toBe(false);
  await model.pick(question, never());
  expect(model.isBusy()).toBe(true);
  expect(await failureOf(model)).toContain('used up');
  expect(server.heard).toHaveLength(1);
});

test('the next hour has a new limit', () => {
  let now = 0;
  const allowance = hourly(1, () => now);
  expect([allowance.take(), allowance.take()]).toEqual([true, false]);
  now += 3_600_000;
  expect([allowance.isSpent(), allowance.take()]).toEqual([false, true]);
});

describe("among the search's three best", () => {
  const narrow = questionAt(positionIn(), { among: 'best-three' });
  const all = optionsIn(narrow);
  const ranked = all.toReversed().map(({ key }, i) => ({ key, win: 0.9 - i / 10 }));

  test('it is shown those, best first, with their chances', async () => {
    conduct(answering(3));
    const model = opponent({ top: async () => ranked });
    expect(model.hasSearch).toBe(true);
    expect((await model.pick(narrow, never())).key).toBe(ranked[2].key);
    const [{ user }] = server.heard;
    const listed = user.slice(user.lastIndexOf('Options:')).split('\n').slice(1);
    expect(listed).toHaveLength(3);
    expect(listed[0]).toBe(`1. ${all.at(-1)?.say.en} (the search gives it 90% to win)`);
  });

  test('the fourth cannot be picked', async () => {
    conduct(answering(4));
    const model = opponent({ top: async () => ranked });
    await expect(model.pick(narrow, never())).rejects.toThrow('not there');
  });

  test('a failed search is reported without cards', async () => {
    const top = async () => {
      throw new Error('stumbled over the hidden Champion');
    };
    await expect(opponent({ top }).pick(narrow, never())).rejects.toThrow(
      /^the language model cannot be asked/,
    );
  });
});

describe('its prompt', () => {
  test.each(shelf.map((game) => [game.id, game] as const))(
    '%s: the game, the cards it knows, its log, the table and numbered options',
    async (_id, game) => {
      conduct(answering(1));
      const asked = questionAt(positionIn(game));
      await opponent().pick(asked, never());
      const [{ system, user }] = server.heard;
      expect(system).toContain(game.name.en);
      expect(system).toContain(game.primer);
      expect(user).toContain(asked.log.at(-1)?.en.replace('{0}', 'Opponent'));
      expect(user).toContain(game.board(playing(asked.rulebook.book, asked.at.view), 1, 'en', 110));
      optionsIn(asked).forEach(({ say }, i) => {
        expect(user).toContain(`\n${i + 1}. ${say.en}`);
      });
      const part = user.slice(user.indexOf('Cards:'), user.indexOf('What happened lately:'));
      const shown = asked.at.view.cards.def.map((def) => asked.rulebook.book.defs[def]?.id);
      const known = new Set<string | undefined>([...asked.at.own.cards, asked.at.own.leader, ...shown]);
      const named = game.cards().filter(({ id }) => part.includes(` (${id}): `));
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
    },
  );

  test('contains difficulty and style', async () => {
    conduct(answering(1));
    const table = positionIn();
    const manners: Partial<Manner>[] = [
      {},
      { difficulty: 'beginner' },
      { difficulty: 'best' },
      { style: 'bold' },
      { style: 'patient' },
    ];
    for (const manner of manners) await opponent().pick(questionAt(table, manner), never());
    expect(new Set(server.heard.map(({ system }) => system)).size).toBe(manners.length);
    expect(new Set(server.heard.map(({ user }) => user)).size).toBe(1);
    expect(server.heard.map(({ system }) => system).join()).toContain('Play like a beginner');
  });
});
