// Matches with extreme rules on a live server: how long each request blocked its event loop, and its CPU time.
// `npm run extremes` runs it at length, a test briefly.

import { setTimeout as wait } from 'node:timers/promises';
import { below, seedRng } from '@sleight/kernel/rng';
import type { Game } from '@sleight/kit';
import type { Acknowledged, Reply, RequestBody, RequestName, StateUpdate } from '@sleight/protocol';
import { shelf } from '@sleight/shelf';
import { changesFor, type Parameter, parametersIn, type Setting } from './extreme-rules';
import { connect, guestCookie, type ScriptedPlayer } from './player';
import { startProcess } from './process';

export interface ExtremesPlan {
  readonly main: string;
  readonly env: Record<string, string>;
  /** Random combinations of parameters, for each game. */
  readonly draws: number;
  /** For single parameters: every n-th value. */
  readonly every: number;
  game(figures: ExtremeFigures): void;
}

/** The worst figure in milliseconds, and the rules that caused it. */
interface Worst {
  readonly ms: number;
  readonly rules: string;
}

/** `pause`: of the event loop, longer on a busy machine; `cpu`: the server's own, which is not. */
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
/** They take turns, so that each pair's budget refills while the others play. */
const PAIRS = 6;
/** A player's rooms are limited, so new players replace them. */
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

/** Numbers that JSON cannot express arrive as null; what does not fit into a message is not sent. */
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
  const pairs: ScriptedPlayer[][] = Array.from({ length: PAIRS }, () => []);
  const leave = (pair: readonly ScriptedPlayer[]): void => {
    for (const { socket } of pair) socket.disconnect();
  };
  const nextPair = async (): Promise<readonly ScriptedPlayer[]> => {
    const number = refused + played;
    const turn = number % PAIRS;
    if (Math.floor(number / PAIRS) % CASES_OF_A_PAIR === 0) {
      leave(pairs[turn]);
      pairs[turn] = [await comeIn(), await comeIn()];
    }
    return pairs[turn];
  };
  for (const settings of settingsOf(parametersIn(game.parameters().schema), plan)) {
    const rules = changesFor(game, game.rulesets[0], settings);
    if (!fitsIntoAMessage(rules)) continue;
    const players = await nextPair();
    // Joining is not measured.
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
    const isPlayed = await playUnder({ game, rules, players, timed });
    if (isPlayed) played++;
    else refused++;
  }
  pairs.forEach(leave);
  return { game: game.id, refused, played, costs };
}

interface Case {
  readonly game: Game;
  readonly rules: Record<string, unknown>;
  readonly players: readonly ScriptedPlayer[];
  timed<T>(step: Step, work: Promise<T>): Promise<T>;
}

/** Repeats a request while the player is over budget, being faster than a person. */
async function asked<N extends RequestName>(
  player: ScriptedPlayer,
  name: N,
  what: RequestBody<N>,
): Promise<Acknowledged<Reply<N>>> {
  const answer = await player.ask(name, what);
  if (answer === null) throw new Error(`no answer to ${name} ${JSON.stringify(what).slice(0, 500)}`);
  if (answer.ok || answer.error.code !== 'too-many') return answer;
  await wait(AGAIN_MS);
  return await asked(player, name, what);
}

async function must<N extends RequestName>(
  player: ScriptedPlayer,
  name: N,
  what: RequestBody<N>,
): Promise<Reply<N>> {
  const answer = await asked(player, name, what);
  if (!answer.ok) throw new Error(`${name}: ${answer.error.code} to ${JSON.stringify(what).slice(0, 500)}`);
  return answer.value;
}

/** Opens a room, joins it and gives a few answers. False if the rules are refused; any other failure throws. */
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
  const left = await asked(one, 'game:concede', { match });
  if (!left.ok && left.error.code !== 'over') throw new Error(`conceding: ${left.error.code}`);
  return true;
}
