// Every card of a game with its facts and texts, as anyone may read them.
// Invariant: texts are generated from the cards, which is slow and never changes, so it is done once.

import { fingerprint } from '@sleight/kernel/state';
import type { Game } from '@sleight/kit';
import type { CardFacts } from '@sleight/kit/catalogue';
import type { CardCatalogue } from '@sleight/protocol';
import type { Rulebook } from './matches/rulebook';
import { type Snapshot, snapshotOf } from './matches/snapshots';

interface SentCatalogue {
  readonly answer: CardCatalogue;
  /** Changes with any text or number. */
  readonly tag: string;
}

const made = new WeakMap<Game, SentCatalogue>();

/** The name of a game's shipped card set, as used in matches. */
export const setOf = (game: Game): string => snapshotOf(game.pool).hash;

const described = new WeakMap<object, readonly CardFacts[]>();

/** Every card of a match. */
export function cardsUnder({ game, edition }: Pick<Rulebook, 'game' | 'edition'>): readonly CardFacts[] {
  if (edition.cards === game.pool) return catalogueOf(game).answer.cards;
  const known = described.get(edition.cards) ?? game.cards(edition.cards);
  described.set(edition.cards, known);
  return known;
}

/** The catalogue of a match's card set; null if it belongs to another game. */
export function catalogueUnder(game: Game, { hash, content }: Snapshot): CardCatalogue | null {
  if (!Array.isArray(content)) return null;
  try {
    return {
      set: hash,
      legend: game.legend,
      cards: [...cardsUnder({ game, edition: { cards: content, rules: null } })],
    };
  } catch {
    // The game can no longer read these cards, or they belong to another game.
    return null;
  }
}

const shelved = new WeakMap<Game, Shelved>();
type Shelved = { cards(): readonly CardFacts[]; readonly legend: Game['legend'] };

/** The shipped cards of a game, described only once. */
export function shippedCards(game: Game): Shelved {
  const known = shelved.get(game);
  if (known !== undefined) return known;
  const cards = { cards: () => catalogueOf(game).answer.cards, legend: game.legend };
  shelved.set(game, cards);
  return cards;
}

export function catalogueOf(game: Game): SentCatalogue {
  const known = made.get(game);
  if (known !== undefined) return known;
  const answer: CardCatalogue = { set: setOf(game), legend: game.legend, cards: game.cards() };
  const catalogue = { answer, tag: `"${fingerprint(JSON.stringify(answer))}"` };
  made.set(game, catalogue);
  return catalogue;
}
