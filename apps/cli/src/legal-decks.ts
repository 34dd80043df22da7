// Decks brought to the table must be legal under the rules that are played.
// Invariant: an illegal one is refused before the match, with every rule it breaks.
// Read next: arguments.ts for the rules, a game's deck.ts for what may be broken.

import type { Book, Game, NamedDeck } from '@sleight/kernel';
import { misuse } from './misuse';

const isLegal = (game: Game, book: Book, deck: NamedDeck): boolean =>
  game.deckProblems(book, deck).length === 0;

/** A starter deck by its id; `what` says where the id was written. */
export function deckNamed(game: Game, what: string, id: string): NamedDeck {
  const found = game.decks.find((deck) => deck.id === id);
  if (found !== undefined) return found;
  const ids = game.decks.map((deck) => deck.id).join(', ');
  throw misuse(
    `${what}: there is no deck "${id}". Decks: ${ids}.`,
    `${what}\u202f: il n'y a pas de deck «\u202f${id}\u202f». Decks\u202f: ${ids}.`,
  );
}

/** The starter decks that these rules allow; if they allow none, the first one's problems are said. */
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
      `${deck.name.en} may not be played under these rules. ${problems.map((one) => one.en).join(' ')}`,
      `${deck.name.fr} ne peut pas être joué avec ces règles. ${problems.map((one) => one.fr).join(' ')}`,
    );
  }
}
