// Decks must be legal under the rules of the match.
// Invariant: an illegal one is refused before the match, with every rule it breaks.
// Read next: arguments.ts for the rules, a game's deck.ts for the checks.

import type { Book } from '@sleight/kernel';
import type { Game, NamedDeck } from '@sleight/kit';
import { misuse } from './misuse';

const isLegal = (game: Game, book: Book, deck: NamedDeck): boolean =>
  game.deckProblems(book, deck).length === 0;

/** A prebuilt deck by its id; `what` names the argument with the id. */
export function deckNamed(game: Game, what: string, id: string): NamedDeck {
  const found = game.decks.find((deck) => deck.id === id);
  if (found !== undefined) return found;
  const ids = game.decks.map((deck) => deck.id).join(', ');
  throw misuse(
    `${what}: there is no deck "${id}". Decks: ${ids}.`,
    `${what}\u202f: il n’y a pas de deck «\u202f${id}\u202f». Decks\u202f: ${ids}.`,
  );
}

/** The prebuilt decks that these rules allow; if there are none, reports the first one's problems. */
export function legalStock(game: Game, book: Book): readonly NamedDeck[] {
  const legal = game.decks.filter((deck) => isLegal(game, book, deck));
  if (legal.length === 0) refuseIllegal(game, book, game.decks);
  return legal;
}

export function refuseIllegal(game: Game, book: Book, decks: readonly NamedDeck[]): void {
  for (const deck of decks) {
    const problems = game.deckProblems(book, deck);
    if (problems.length === 0) continue;
    throw misuse(
      `${deck.name.en} isn’t legal under these rules. ${problems.map((one) => one.en).join(' ')}`,
      `${deck.name.fr} n’est pas légal avec ces règles. ${problems.map((one) => one.fr).join(' ')}`,
    );
  }
}
