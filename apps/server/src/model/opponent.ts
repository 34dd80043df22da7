// An opponent that is a language model: it is asked once, once more if it answers wrongly or late, and then no more.
// Invariant: whatever it picks was on the list; its reason says which pick it was for.
// Read next: prompt.ts for what it reads, answer.ts for what it may write, bots/driver.ts for who plays in its stead.

import { decisionFor, options, playing, type Said } from '@sleight/kernel';
import { withoutCards } from '../matches/faults';
import { reasonFor } from '../matches/reasons';
import { hourly } from './allowance';
import { readAnswer } from './answer';
import { noAnswer } from './exchange';
import { promptOf } from './prompt';
import type { Prompt, Provider } from './provider';
import type { Choice, Question, TopOptions } from './question';

export interface Picked {
  readonly key: string;
  /** Its reason, which may name its hidden cards; null if it gave none. */
  readonly because: Said | null;
}

export interface ModelOpponent {
  /** Rejects when it gives no usable answer; the error names no card. */
  pick(question: Question, signal: AbortSignal): Promise<Picked>;
  /** Can it choose among the search's best? */
  readonly hasSearch: boolean;
  /** Are so many questions under way, or so many asked, that it should begin no new match? */
  isBusy(): boolean;
  /** How many questions are under way. */
  asking(): number;
}

export interface ModelPlan {
  readonly provider: Provider;
  /** How long one question may take. */
  readonly ms: number;
  readonly perHour: number;
  /** The search, where it can be asked. */
  readonly top: TopOptions | null;
}

interface Asked {
  readonly prompt: Prompt;
  readonly choices: readonly Choice[];
}

const TRIES = 2;
const BEST = 3;
/** With more questions than this under way, answers come late. */
const MOST_AT_ONCE = 8;

/** Ends when the asker says so, or when time is up. */
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
    all: readonly Choice[],
    signal: AbortSignal,
  ): Promise<readonly Choice[]> {
    if (question.manner.among === 'all' || top === null) return all;
    const best = (await top(question, signal)).slice(0, BEST);
    const choices = best.flatMap(({ key, win }) => {
      const choice = all.find((one) => one.key === key);
      return choice === undefined ? [] : [{ ...choice, win }];
    });
    return choices.length === 0 ? all : choices;
  }

  async function tried(prompt: Prompt, choices: readonly Choice[], signal: AbortSignal): Promise<Picked> {
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
    if (choices.length === 1) return { key: choices[0].key, because: null };
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
