// The players of a command, by name, and the policy of each seat in game number `i`.
// Invariant: the same seed and number give the same picks; a player that thinks gets only its view.
// Read next: search/src/levels.ts for the players.

import type { Book } from '@sleight/kernel';
import type { DeckList, Game } from '@sleight/kit';
import { type Chooser, type PlayerName, playerNames, playerOf, seated, thinks } from '@sleight/search';
import { misuse } from './misuse';
import { atRandom, type DeckSource, playersRng } from './random-game';

export type PlayerPair = readonly [PlayerName, PlayerName];

const nameOf = (given: string): PlayerName | undefined => playerNames.find((name) => name === given);

/** A player that thinks needs the game's evaluator. */
export function refuseThoughtless(game: Game, names: readonly PlayerName[]): void {
  const thinker = names.find(thinks);
  if (thinker === undefined || game.evaluate !== undefined) return;
  throw misuse(
    `${game.name.en} can’t evaluate a position yet, so "${thinker}" can’t play it. Choose "random".`,
    `${game.name.fr} ne sait pas encore évaluer une position\u202f: «\u202f${thinker}\u202f» ne peut pas y jouer. Choisissez «\u202frandom\u202f».`,
  );
}

/** Both seats of `--players a,b`. */
export function readPlayers(game: Game, given: string | undefined): PlayerPair {
  const [a, b, ...more] = (given ?? 'random,random').split(',').map(nameOf);
  if (a !== undefined && b !== undefined && more.length === 0) {
    refuseThoughtless(game, [a, b]);
    return [a, b];
  }
  const known = playerNames.join(', ');
  throw misuse(
    `--players must name two players separated by a comma, each one of: ${known}.`,
    `--players doit nommer deux joueurs séparés par une virgule, parmi\u202f: ${known}.`,
  );
}

interface Plan {
  readonly game: Game;
  readonly book: Book;
  readonly players: PlayerPair;
  readonly decks: DeckSource;
  readonly seed: string;
}

/** The policy of each seat in game number `i`. Prebuilt decks are public lists; random ones are secret. */
export function chooserOf(plan: Plan, i: number, decks: readonly [DeckList, DeckList]): Chooser {
  const { game, book, players: names, seed } = plan;
  if (!names.some(thinks)) return atRandom(playersRng(seed, i));
  return seated({
    judge: game,
    book,
    players: [playerOf(names[0]), playerOf(names[1])],
    decks,
    seed: `${seed}/${i}/players`,
    listsArePublic: plan.decks === 'stock',
    known: game.decks,
  });
}
