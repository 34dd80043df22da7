// Handles a simulated game that failed: replays it, shrinks it, and saves it as a replay scenario.
// Invariant: the file fails in the same way, or says that only the fast path fails.
// Read next: scenario/src/shrink.ts for the shrinking, scenario.ts for running the file.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playing } from '@sleight/kernel';
import {
  firstAsked,
  isSameFailure,
  type Picker,
  type Played,
  type PlayedMatch,
  playMatch,
  toYaml,
} from '@sleight/scenario/match';
import { shrink } from '@sleight/scenario/shrink';
import type { FailedGame, SimulationPlan } from './many-games';
import { chooserOf } from './players';
import { dealer, matchSeed } from './random-game';
import type { Terminal } from './terminal';

/** Shrinking plays hundreds of games, so the number of saved failures is limited. */
const MOST_SAVED = 5;

/** The first game of each kind of failure. */
function differentFailures(failed: readonly FailedGame[]): FailedGame[] {
  const different: FailedGame[] = [];
  for (const one of failed) {
    if (!different.some((other) => isSameFailure(other.message, one.message))) different.push(one);
  }
  return different.slice(0, MOST_SAVED);
}

/** The same picks as on the fast path, by key. */
function playAgain(plan: SimulationPlan, { i, message }: FailedGame): Played {
  const { game, book, ruleset, rules, seed } = plan;
  const decks = dealer(game, book, plan.decks, seed)(i);
  const match: PlayedMatch = { game, ruleset, rules, decks, seed: matchSeed(seed, i) };
  const choose = chooserOf(plan, i, decks);
  const player: Picker = (table, seat, open) => {
    const code = choose(playing(book, table.s), seat);
    return open.find((option) => option.code === code)?.key ?? null;
  };
  const played = playMatch(book, match, player, firstAsked, false);
  if (played.message !== null) return shrink(book, played, false);
  return { ...played, message: `on the fast path only: ${message}` };
}

/** Saves a replay of each kind of failure and prints its path. */
export function saveFailed(
  plan: SimulationPlan,
  failed: readonly FailedGame[],
  folder: string,
  terminal: Terminal,
): void {
  for (const one of differentFailures(failed)) {
    const played = playAgain(plan, one);
    const name = `failed-${plan.game.id}-${plan.seed}-${one.i}`.replace(/[^\w-]+/g, '_');
    const file = join(folder, `${name}.yaml`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, toYaml(played));
    terminal.err(`${one.message}\n  ${file}`);
  }
}
