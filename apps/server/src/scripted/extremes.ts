// Matches under extreme rules on a live server: how long each request blocked its event loop, and the CPU it used.
// `npm run extremes` runs it at length, a test in small.

import { setTimeout as wait } from 'node:timers/promises';
import type { Game } from '@sleight/kernel';
import { below, seedRng } from '@sleight/kernel/rng';
import type { Acknowledged, Ask, Reply, RequestName, StateUpdate } from '@sleight/protocol';
import { shelf } from '../games';
import { changesFor, type Parameter, parametersIn, type Setting } from './extreme-rules';
import { connect, guestCookie, type ScriptedPlayer } from './player';
import { startProcess } from './process';

export interface ExtremesPlan {
  readonly main: string;
  readonly env: Record<string, string>;
  /** Draws of several parameters together, for each game. */
  readonly draws: number;
  /** Of the parameters alone: every n-th value. */
  readonly every: number;
  game(figures: ExtremeFigures): void;
}

/** A figure in milliseconds at its worst, and the rules that came to it. */
interface Worst {
  readonly ms: number;
  readonly rules: string;
}

/** `pause`: of the event loop, which a busy machine lengthens; `cpu`: what the server used, which it does not. */
interface Cost {
  readonly pause: Worst;
  readonly cpu: Worst;
}

const steps = ['create', 'join', 'look', 'answer'] as const;
type Step = (typeof steps)[number];

export interface ExtremeFigures {
  readonly game: string;
  readonly refused: number;
  readonly played: number;
  readonly costs: Readonly<Record<Step, Cost>>;
}

const ANSWERS = 10;
/** Nobody opens rooms without end; others take their place. */
const CASES_OF_A_PAIR = 8;
const AGAIN_MS = 500;

interface Reading {
  /** The longest pause since the last reading. */
  readonly pause: number;
  /** Since the server started. */
  readonly cpu: number;
}

async function readingOf(url: string): Promise<Reading> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const milliseconds = (name: string): number => {
    const [, seconds] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
    if (seconds === undefined) throw new Error(`the server does not tell its ${name}`);
    return Number(seconds) * 1000;
  };
  return {
    pause: milliseconds('nodejs_eventloop_lag_max_seconds'),
    cpu: milliseconds('process_cpu_seconds_total'),
  };
}

function* settingsOf(parameters: readonly Parameter[], { draws, every }: ExtremesPlan): Generator<Setting[]> {
  const alone = parameters.flatMap(({ path, allowed, refused }) =>
    [...allowed, ...refused].map((value): Setting[] => [{ path, value }]),
  );
  yield* alone.filter((_, i) => i % every === 0);
  const rng = seedRng('extremes');
  for (let i = 0; i < draws; i++) {
    yield Array.from({ length: 2 + below(rng, parameters.length) }, () => {
      const { path, allowed } = parameters[below(rng, parameters.length)];
      return { path, value: allowed[below(rng, allowed.length)] };
    });
  }
}

/** Numbers that JSON cannot say arrive as null, and what does not fit into a message is not sent at all. */
const fitsIntoAMessage = (rules: unknown): boolean => JSON.stringify(rules).length < 30_000;

export async function runExtremes(plan: ExtremesPlan): Promise<void> {
  const server = await startProcess(plan.main, {
    SLEIGHT_PROXIES: '1',
    PORT: '0',
    LOG_LEVEL: 'info',
    ...plan.env,
  });
  try {
    for (const [number, game] of shelf.entries()) plan.game(await measured(plan, server.url, game, number));
  } catch (error) {
    await server.end('SIGKILL');
    throw error;
  }
  const code = await server.end('SIGTERM');
  if (code !== 0) throw new Error(`the server stopped with code ${code}: ${server.output()}`);
}

async function measured(
  plan: ExtremesPlan,
  url: string,
  game: Game,
  number: number,
): Promise<ExtremeFigures> {
  const none: Cost = { pause: { ms: 0, rules: '' }, cpu: { ms: 0, rules: '' } };
  const costs = { create: none, join: none, look: none, answer: none };
  let [refused, played, guests] = [0, 0, 0];
  const comeIn = async (): Promise<ScriptedPlayer> => {
    const address = `10.${number}.${guests >> 8}.${guests++ & 255}`;
    return connect(url, await guestCookie(url, address), address);
  };
  let pair: readonly ScriptedPlayer[] = [];
  const leave = (): void => {
    for (const { socket } of pair) socket.disconnect();
  };
  for (const settings of settingsOf(parametersIn(game.parameters().schema), plan)) {
    const rules = changesFor(game, game.rulesets[0], settings);
    if (!fitsIntoAMessage(rules)) continue;
    if ((refused + played) % CASES_OF_A_PAIR === 0) {
      leave();
      pair = [await comeIn(), await comeIn()];
    }
    // Coming in is not what is measured.
    let before = await readingOf(url);
    const said = JSON.stringify(rules).slice(0, 200);
    const worse = (known: Worst, ms: number): Worst => (ms > known.ms ? { ms, rules: said } : known);
    const timed = async <T>(step: Step, work: Promise<T>): Promise<T> => {
      const done = await work;
      const after = await readingOf(url);
      const { pause, cpu } = costs[step];
      costs[step] = { pause: worse(pause, after.pause), cpu: worse(cpu, after.cpu - before.cpu) };
      before = after;
      return done;
    };
    const isPlayed = await playUnder({ game, rules, players: pair, timed });
    if (isPlayed) played++;
    else refused++;
  }
  leave();
  return { game: game.id, refused, played, costs };
}

interface Case {
  readonly game: Game;
  readonly rules: Record<string, unknown>;
  readonly players: readonly ScriptedPlayer[];
  timed<T>(step: Step, work: Promise<T>): Promise<T>;
}

/** Asks again for as long as the player has sent too much, which is faster than people are. */
async function asked<N extends RequestName>(
  player: ScriptedPlayer,
  name: N,
  what: Ask<N>,
): Promise<Acknowledged<Reply<N>>> {
  const answer = await player.ask(name, what);
  if (answer === null) throw new Error(`no answer to ${name} ${JSON.stringify(what).slice(0, 500)}`);
  if (answer.ok || answer.error.code !== 'too-many') return answer;
  await wait(AGAIN_MS);
  return await asked(player, name, what);
}

async function must<N extends RequestName>(player: ScriptedPlayer, name: N, what: Ask<N>): Promise<Reply<N>> {
  const answer = await asked(player, name, what);
  if (!answer.ok) throw new Error(`${name}: ${answer.error.code} to ${JSON.stringify(what).slice(0, 500)}`);
  return answer.value;
}

/** Opens a room, joins it and gives a few answers. False if the rules are refused; anything else that fails throws. */
async function playUnder({ game, rules, players: [one, two], timed }: Case): Promise<boolean> {
  const ask = { game: game.id, rules, opponent: { kind: 'friend' } } as const;
  const made = await timed('create', asked(one, 'room:create', ask));
  if (!made.ok && (made.error.code === 'bad-rules' || made.error.code === 'malformed')) return false;
  if (!made.ok || made.value.room === null) throw new Error(`no room: ${JSON.stringify(made).slice(0, 500)}`);
  const { match } = await timed('join', must(two, 'room:join', { code: made.value.room.code }));
  if (match === null) throw new Error('no match');
  let given = 0;
  while (given < ANSWERS) {
    const before = given;
    for (const player of [one, two]) {
      const { tables } = await timed('look', must(player, 'game:resync', { match }));
      const { decision, result }: StateUpdate = tables[0].update;
      if (result !== null) return true;
      if (decision === null || given === ANSWERS) continue;
      const keys = [decision.options[given++ % decision.options.length].key];
      await timed('answer', must(player, 'game:answer', { match, decision: decision.id, keys }));
    }
    if (given === before) throw new Error(`nobody is asked in match ${match}`);
  }
  await must(one, 'game:concede', { match });
  return true;
}
