// `bench --against REF`: this tree and another commit, measured in turns so that both meet the same machine.
// Invariant: the other commit gets a folder of its own, which is removed afterwards; this tree stays as it is.
// Read next: bench.ts for the figures of one tree.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@sleight/kernel/book';
import { ensure } from '@sleight/kernel/ensure';
import { figure, percent } from './figures';
import type { Measurement } from './measure';
import { misuse } from './misuse';
import type { Terminal } from './terminal';

export interface BenchPlan {
  readonly ref: string;
  readonly games: readonly string[];
  readonly seconds: number;
  readonly turns: number;
}

const FIGURES = [
  { key: 'gamesPerSecond', en: 'random games per second', fr: 'parties au hasard par seconde' },
  {
    key: 'searchIterationsPerSecond',
    en: 'search playouts per second',
    fr: 'parties de recherche par seconde',
  },
  {
    key: 'expertIterationsPerSecond',
    en: 'iterations of the expert level per second',
    fr: 'itérations du niveau expert par seconde',
  },
] as const;
type Key = (typeof FIGURES)[number]['key'];

export interface Compared {
  readonly game: string;
  readonly figure: Key;
  /** One for each turn. */
  readonly before: readonly number[];
  readonly now: readonly number[];
  /** The median now, as a share of the median before. */
  readonly ratio: number;
}

function git(args: readonly string[], cwd?: string): string | null {
  const { status, stdout } = spawnSync('git', [...args], { cwd, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
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
function inCheckout<T>(ref: string, work: (root: string, folder: string) => T): T {
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
    return work(root, folder);
  } finally {
    git(['worktree', 'remove', '--force', folder], root);
    rmSync(scratch, { recursive: true, force: true });
  }
}

function measuredIn(folder: string, game: string, seconds: number): Measurement {
  const args = ['bench', '--json', '--game', game, '--seconds', `${seconds}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'bin/sleight'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw misuse(`bench of ${game} fails there: ${stderr}`, `bench de ${game} y échoue\u202f: ${stderr}`);
  return JSON.parse(stdout).games[0];
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const at = (i: number): number => ensure(sorted[i], 'measured value', i);
  return sorted.length % 2 === 1 ? at(half) : (at(half - 1) + at(half)) / 2;
};

export function compare({ ref, games, seconds, turns }: BenchPlan, terminal: Terminal): Compared[] {
  return inCheckout(ref, (root, folder) =>
    games.flatMap((game) => {
      const taken: { readonly before: Measurement[]; readonly now: Measurement[] } = { before: [], now: [] };
      for (let turn = 1; turn <= turns; turn++) {
        terminal.progress(`${game} ${turn}/${turns}`);
        taken.before.push(measuredIn(folder, game, seconds));
        taken.now.push(measuredIn(root, game, seconds));
      }
      return FIGURES.flatMap(({ key }) => {
        const figures = (all: readonly Measurement[]): number[] => all.map((one) => one[key] ?? 0);
        const [before, now] = [figures(taken.before), figures(taken.now)];
        const base = median(before);
        return base === 0 ? [] : [{ game, figure: key, before, now, ratio: median(now) / base }];
      });
    }),
  );
}

export function comparison(compared: readonly Compared[], language: Language): string {
  const list = (values: readonly number[]) =>
    values.map((value) => figure(Math.round(value), language)).join(' / ');
  const widest = Math.max(...FIGURES.map((one) => one[language].length));
  const lines = compared.map(({ game, figure: key, before, now, ratio }) => {
    const label = FIGURES.find((one) => one.key === key)?.[language] ?? key;
    return `${game.padEnd(11)}${label.padEnd(widest + 2)}${list(before)} → ${list(now)}  ${percent(ratio, language)}`;
  });
  return lines.join('\n');
}
