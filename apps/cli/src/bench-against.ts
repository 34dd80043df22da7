// `bench --against REF`: this tree and another commit, each in a warm process, in turns of a tenth of a second.
// Invariant: both do the same pieces of work in the same order, so noise that lasts longer than a turn meets both alike. The
// other commit gets a folder of its own, which is removed afterwards; this tree stays as it is.
// Read next: bench-slices.ts for the processes, bench-work.ts for the work.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@sleight/kernel/book';
import { ensure } from '@sleight/kernel/ensure';
import type { Figure, Slice, SliceOrder } from './bench-slices';
import { percent } from './figures';
import { misuse } from './misuse';
import type { Terminal } from './terminal';

export interface BenchPlan {
  readonly ref: string;
  readonly games: readonly string[];
  /** CPU seconds of each figure, in each of the two processes of a round. */
  readonly seconds: number;
  /** Pairs of fresh processes: V8 may compile the same code better in one process than in another. */
  readonly rounds: number;
}

const FIGURES: readonly { readonly key: Figure; readonly en: string; readonly fr: string }[] = [
  { key: 'games', en: 'random games', fr: 'parties au hasard' },
  { key: 'playouts', en: 'search playouts', fr: 'parties de recherche' },
  { key: 'expert', en: 'thoughts of the expert', fr: 'réflexions de l’expert' },
];

export interface Compared {
  readonly game: string;
  readonly figure: Figure;
  /** The speed of this tree as a share of the other's: the median of its rounds. */
  readonly ratio: number;
  /** The median of each round's pairs of turns, in ascending order. */
  readonly rounds: readonly number[];
  /** Pairs of turns in all. */
  readonly pairs: number;
  /** Whether both trees made the same picks; otherwise they play or think differently, and the ratio says less. */
  readonly isSameWork: boolean;
}

/** The bundles that the two processes run. */
interface Trees {
  readonly before: string;
  readonly now: string;
}

const SOURCES = 'apps/cli/src';
const SLICES = 'bench-slices.ts';
const COPIED = [SLICES, 'bench-work.ts'];
const REQUIRE = "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);";

function git(args: readonly string[], cwd?: string): string | null {
  const { status, stdout } = spawnSync('git', [...args], { cwd, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Bundles the slices of a tree, as bin/sleight bundles the command. */
function bundled(tree: string, scratch: string, name: string): string {
  const file = join(scratch, `${name}.mjs`);
  const { status, stderr } = spawnSync(
    join(tree, 'node_modules/.bin/esbuild'),
    [
      ...[join(SOURCES, SLICES), '--bundle', '--format=esm', '--platform=node', '--target=node20'],
      ...['--log-level=error', `--banner:js=${REQUIRE}`, `--outfile=${file}`],
    ],
    { cwd: tree, encoding: 'utf8' },
  );
  if (status !== 0)
    throw misuse(`the bench does not compile there: ${stderr}`, `bench n’y compile pas\u202f: ${stderr}`);
  return file;
}

/** Packages are linked, but ours must be those of the other commit: their links are relative, so they are made again. */
function linkPackages(root: string, folder: string): void {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(to, '@sleight'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@sleight' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@sleight')))
    symlinkSync(readlinkSync(join(from, '@sleight', name)), join(to, '@sleight', name));
}

/** Checks the commit out, works there, and removes it again. */
async function* inCheckout<T>(ref: string, work: (trees: Trees) => AsyncGenerator<T>): AsyncGenerator<T> {
  const root = git(['rev-parse', '--show-toplevel']);
  if (root === null) throw misuse('--against needs a git checkout', '--against demande un dépôt git');
  const commit = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (commit === null)
    throw misuse(`there is no commit called ${ref}`, `il n’y a pas de commit nommé ${ref}`);
  const scratch = mkdtempSync(join(tmpdir(), 'sleight-bench-'));
  const folder = join(scratch, 'before');
  try {
    if (git(['worktree', 'add', '--detach', folder, commit], root) === null)
      throw misuse(`${ref} cannot be checked out`, `impossible d’extraire ${ref}`);
    linkPackages(root, folder);
    for (const file of COPIED) copyFileSync(join(root, SOURCES, file), join(folder, SOURCES, file));
    yield* work({ now: bundled(root, scratch, 'now'), before: bundled(folder, scratch, 'before') });
  } finally {
    git(['worktree', 'remove', '--force', folder], root);
    rmSync(scratch, { recursive: true, force: true });
  }
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const at = (i: number): number => ensure(sorted[i], 'measured value', i);
  return sorted.length % 2 === 1 ? at(half) : (at(half - 1) + at(half)) / 2;
};

type Run = (order: SliceOrder) => Promise<Slice>;

/** Starts a process that does slices of a game's work. */
function started(bundle: string, game: string): { readonly child: ChildProcess; readonly run: Run } {
  const child = spawn(process.execPath, [bundle, game], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the process that measures ${game} has ended`);
  });
  ended.catch(() => {});
  const run: Run = async (order) => {
    child.send(order);
    const [slice] = await Promise.race([once(child, 'message'), ended]);
    return slice;
  };
  return { child, run };
}

const TURN_MICROS = 100_000;
/** The first guess of how many pieces fit into a turn. */
const FIRST_PIECES = 4;

/** How many pieces fit into a turn, after a turn of this many took so long. Single pieces differ, so it grows slowly. */
const fitting = (pieces: number, micros: number): number =>
  Math.max(1, Math.min(2 * pieces, Math.round((pieces * TURN_MICROS) / Math.max(1, micros))));

interface Round {
  readonly ratios: readonly number[];
  readonly isSameWork: boolean;
}

/** One figure in two processes: warms both up for half the time, then takes turns, the first to go changing each time. */
async function roundOf(figure: Figure, seconds: number, before: Run, now: Run): Promise<Round> {
  let from = 0;
  let pieces = FIRST_PIECES;
  let spent = 0;
  let isSameWork = true;
  const ratios: number[] = [];
  const warm = (seconds / 2) * 1e6;
  for (let turn = 0; spent < warm + seconds * 1e6; turn++) {
    const order = { figure, from, pieces };
    const nowFirst = turn % 2 === 1 ? await now(order) : null;
    const old = await before(order);
    const own = nowFirst ?? (await now(order));
    isSameWork &&= old.size === own.size;
    if (spent >= warm) ratios.push(old.cpuMicros / own.cpuMicros);
    spent += old.cpuMicros;
    from += pieces;
    if (spent < warm) pieces = fitting(pieces, old.cpuMicros);
  }
  return { ratios, isSameWork };
}

/** Compares the figures of one game. */
async function comparedGame(trees: Trees, game: string, plan: BenchPlan, terminal: Terminal) {
  const rounds = new Map<Figure, Round[]>(FIGURES.map(({ key }) => [key, []]));
  for (let n = 1; n <= plan.rounds; n++) {
    const [before, now] = [started(trees.before, game), started(trees.now, game)];
    try {
      for (const { key, [terminal.language]: label } of FIGURES) {
        terminal.progress(`${game}, ${label}, ${n}/${plan.rounds}`);
        rounds.get(key)?.push(await roundOf(key, plan.seconds, before.run, now.run));
      }
    } finally {
      before.child.kill();
      now.child.kill();
    }
  }
  return [...rounds].map(([figure, taken]): Compared => {
    const medians = taken.map(({ ratios }) => median(ratios)).sort((a, b) => a - b);
    const pairs = taken.reduce((sum, { ratios }) => sum + ratios.length, 0);
    const isSameWork = taken.every((round) => round.isSameWork);
    return { game, figure, ratio: median(medians), rounds: medians, pairs, isSameWork };
  });
}

/** One game after the other, as each is done. */
export const compare = (plan: BenchPlan, terminal: Terminal): AsyncGenerator<Compared> =>
  inCheckout(plan.ref, async function* (trees) {
    for (const game of plan.games) yield* await comparedGame(trees, game, plan, terminal);
  });

/** "chess      random games            99.1%  (98.0% to 100.2%, 300 pairs of turns)". */
export function comparison(compared: Compared, language: Language): string {
  const { game, figure, ratio, rounds, pairs, isSameWork } = compared;
  const widest = Math.max(...FIGURES.map((one) => one[language].length));
  const label = FIGURES.find(({ key }) => key === figure)?.[language] ?? figure;
  const share = (value: number | undefined): string => percent(value ?? ratio, language);
  const [low, high] = [share(rounds[0]), share(rounds.at(-1))];
  const words = {
    en: `${low} to ${high}, ${pairs} pairs of turns${isSameWork ? '' : ', different picks'}`,
    fr: `de ${low} à ${high}, ${pairs} paires de tours${isSameWork ? '' : ', choix différents'}`,
  };
  return `${game.padEnd(11)}${label.padEnd(widest + 2)}${share(ratio)}  (${words[language]})`;
}
