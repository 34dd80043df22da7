// The games on the shelf: what each hands to the command line.
// Invariant: commands reach a game only through this; adding one means adding a line here.
// Read next: the kernel's game.ts for what a game is.

import type { Fact, Game, Play, Said, Seat } from '@sleight/kernel';
import { cardProblems as sleevedCardProblems } from '@sleight/sleeved/card-file';
import { sleevedGame } from '@sleight/sleeved/game';
import { log as sleevedLog } from '@sleight/sleeved/log';
import { cardProblems } from '@sleight/territory/card-file';
import { territoryGame } from '@sleight/territory/game';
import { log } from '@sleight/territory/log';

export interface Shelved {
  readonly game: Game;
  /** What just happened, told to one seat. The facts must already be redacted for it. */
  log(moment: { before: Play; after: Play }, facts: readonly Fact[], seat: Seat): Said[];
  /** What is wrong with a card file, by field; empty when it is a good card. */
  cardProblems(file: unknown): readonly { readonly field: string; readonly reason: Said }[];
}

export const shelf: readonly Shelved[] = [
  { game: territoryGame, log, cardProblems },
  { game: sleevedGame, log: sleevedLog, cardProblems: sleevedCardProblems },
];

export const gameIds: readonly string[] = shelf.map(({ game }) => game.id);

export const findGame = (id: string): Shelved | null => shelf.find(({ game }) => game.id === id) ?? null;
