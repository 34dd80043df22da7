// The player's chosen deck as cards: a saved deck, a prebuilt deck, or cards by number; any legal one without a choice.
// Invariant: the result contains only cards of the rulebook and breaks none of its rules.

import { randomInt } from 'node:crypto';
import type { Book } from '@sleight/kernel';
import type { DeckList, Game } from '@sleight/kit';
import type { DeckChoice } from '@sleight/protocol';
import { shippedCards } from '../catalogue';
import { resolveDeck } from '../decks/resolve';
import type { DeckStore } from '../decks/store';
import { underRules } from '../matches/books';
import { refused } from '../refused';

/** With restricted lists a random deck may not reach its size; another attempt may. */
const MOST_TRIES = 5;

/** A prebuilt deck that these rules allow, or else a random deck. Refused if no deck can be legal. */
function anyDeck(game: Game, book: Book): DeckList {
  const legal = game.decks.filter((deck) => game.deckProblems(book, deck).length === 0);
  const prebuilt = legal.length === 0 ? undefined : legal[randomInt(legal.length)];
  if (prebuilt !== undefined) return prebuilt;
  for (let tries = 1; ; tries++) {
    const deck = underRules(() => game.randomDeck(book, (n) => randomInt(n)));
    const problems = game.deckProblems(book, deck);
    if (problems.length === 0) return deck;
    if (tries === MOST_TRIES) throw refused('bad-rules', problems);
  }
}

export async function chosenDeck(
  store: DeckStore,
  user: string,
  game: Game,
  book: Book,
  choice: DeckChoice | undefined,
): Promise<DeckList> {
  if (choice === undefined) return anyDeck(game, book);
  // Without deck building no list would be checked.
  if (game.listed === undefined && !('starter' in choice)) throw refused('no-decks');
  const found = await listed(store, user, game, choice);
  if (found === null) throw refused('unknown-deck');
  const deck = resolveDeck(shippedCards(game), found);
  const problems = game.deckProblems(book, deck);
  if (problems.length > 0) throw refused('bad-deck', problems);
  return deck;
}

async function listed(
  store: DeckStore,
  user: string,
  game: Game,
  choice: DeckChoice,
): Promise<DeckList | null> {
  if ('saved' in choice) return await store.find(user, game.id, choice.saved);
  if ('starter' in choice) return game.decks.find(({ id }) => id === choice.starter) ?? null;
  return choice;
}
