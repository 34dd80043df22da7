// A language model as opponent: asked once, once more if its answer is wrong or late, then not again.
// Invariant: its pick is always on the list; its reason names the pick.
// Read next: prompt.ts for its input, answer.ts for its output, bots/driver.ts for the bot that replaces it.

import { decisionFor, options, playing, type Said } from '@sleight/kernel';
import { withoutCards } from '../matches/faults';
import { reasonFor } from '../matches/reasons';
import { hourly } from './allowance';
import { readAnswer } from './answer';
import { noAnswer } from './exchange';
import { promptOf } from './prompt';
import type { Prompt, Provider } from './provider';
import type { ModelOption, Question, TopOptions } from './question';

export interface Picked {
  readonly key: string;
  /** Its reason, which may name its hidden cards; null if it gave none. */
  readonly because: Said | null;
}

export interface ModelOpponent {
  /** Rejects if there is no usable answer; the error names no card. */
  pick(question: Question, signal: AbortSignal): Promise<Picked>;
  /** Can it choose among the search's best? */
  readonly hasSearch: boolean;
  /** Are so many questions in progress, or used up, that no new match should start? */
  isBusy(): boolean;
  /** The number of questions in progress. */
  asking(): number;
}

export interface ModelPlan {
  readonly provider: Provider;
  /** The time limit of one question. */
  readonly ms: number;
  readonly perHour: number;
  /** The search, if available. */
  readonly top: TopOptions | null;
}

interface Asked {
  readonly prompt: Prompt;
  readonly choices: readonly ModelOption[];
}

const TRIES = 2;
const BEST = 3;
/** With more questions than this in progress, answers are late. */
const MOST_AT_ONCE = 8;

/** Aborts on request, or when time is up. */
async function within<T>(
  ms: number,
  signal: AbortSignal,
  work: (until: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  const end = (): void => stop.abort();
  const timer = setTimeout(end, ms);
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  try {
    return await work(stop.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

export function createModel({ provider, ms, perHour, top }: ModelPlan): ModelOpponent {
  const allowance = hourly(perHour);
  let asking = 0;

  async function choicesFor(
    question: Question,
    all: readonly ModelOption[],
    signal: AbortSignal,
  ): Promise<readonly ModelOption[]> {
    if (question.manner.among === 'all' || top === null) return all;
    const best = (await top(question, signal)).slice(0, BEST);
    const choices = best.flatMap(({ key, win }) => {
      const choice = all.find((one) => one.key === key);
      return choice === undefined ? [] : [{ ...choice, win }];
    });
    return choices.length === 0 ? all : choices;
  }

  async function tried(
    prompt: Prompt,
    choices: readonly ModelOption[],
    signal: AbortSignal,
  ): Promise<Picked> {
    if (!allowance.take()) throw noAnswer('its questions for this hour are used up');
    const answer = readAnswer(await within(ms, signal, (until) => provider(prompt, until)));
    if (answer === null) throw noAnswer('it wrote something else');
    const choice = choices.at(answer.index - 1);
    if (answer.index < 1 || choice === undefined) throw noAnswer('it named an option that is not there');
    return { key: choice.key, because: answer.reason === null ? null : reasonFor(choice.say, answer.reason) };
  }

  async function asked(question: Question, signal: AbortSignal): Promise<Asked> {
    try {
      const { seat, view } = question.at;
      const p = playing(question.rulebook.book, view);
      const why = decisionFor(p, seat)?.why.en ?? '';
      const choices = await choicesFor(question, options(p, seat), signal);
      return { choices, prompt: promptOf(question, why, choices) };
    } catch (error) {
      throw withoutCards(error, `the language model cannot be asked about ${question.rulebook.game.id}`);
    }
  }

  async function ask(question: Question, signal: AbortSignal): Promise<Picked> {
    const { prompt, choices } = await asked(question, signal);
    const [first, ...others] = choices;
    if (first !== undefined && others.length === 0) return { key: first.key, because: null };
    for (let tries = 1; ; tries++) {
      try {
        return await tried(prompt, choices, signal);
      } catch (error) {
        if (tries === TRIES || signal.aborted) throw error;
      }
    }
  }

  return {
    hasSearch: top !== null,
    asking: () => asking,
    isBusy: () => asking >= MOST_AT_ONCE || allowance.isSpent(),
    async pick(question, signal) {
      asking++;
      return await ask(question, signal).finally(() => {
        asking--;
      });
    },
  };
}
