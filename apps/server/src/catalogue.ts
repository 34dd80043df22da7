// Every card of a game with its facts and texts, as anybody may read them.
// Invariant: texts are generated from the cards, which takes a while and never changes: it is done once.

import type { Game } from '@sleight/kernel';
import { fingerprint } from '@sleight/kernel/state';
import type { Cards } from '@sleight/protocol';
import { bookOf } from './matches/books';

interface Catalogue {
  readonly answer: Cards;
  /** Another text or number gives another tag. */
  readonly tag: string;
}

const made = new WeakMap<Game, Catalogue>();

/** The version of a game's cards, as matches name it. */
export const setOf = (game: Game): string => bookOf(game, game.rulesets[0], {}).set;

export function catalogueOf(game: Game): Catalogue {
  const known = made.get(game);
  if (known !== undefined) return known;
  const answer: Cards = { set: setOf(game), legend: game.legend, cards: game.cards() };
  const catalogue = { answer, tag: `"${fingerprint(JSON.stringify(answer))}"` };
  made.set(game, catalogue);
  return catalogue;
}
