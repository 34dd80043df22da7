// Every card of a game with its facts and texts, as anybody may read them.
// Invariant: texts are generated from the cards, which takes a while and never changes: it is done once.

import type { Game } from '@sleight/kernel';
import type { CardFacts } from '@sleight/kernel/catalogue';
import { fingerprint } from '@sleight/kernel/state';
import type { Cards } from '@sleight/protocol';
import type { Rulebook } from './matches/rulebook';
import { type Snapshot, snapshotOf } from './matches/snapshots';

interface Catalogue {
  readonly answer: Cards;
  /** Another text or number gives another tag. */
  readonly tag: string;
}

const made = new WeakMap<Game, Catalogue>();

/** The name of a game's shipped card set, as matches name it. */
export const setOf = (game: Game): string => snapshotOf(game.pool).hash;

const described = new WeakMap<object, readonly CardFacts[]>();

/** Every card that a match is played with. */
export function cardsUnder({ game, edition }: Pick<Rulebook, 'game' | 'edition'>): readonly CardFacts[] {
  if (edition.cards === game.pool) return catalogueOf(game).answer.cards;
  const known = described.get(edition.cards) ?? game.cards(edition.cards);
  described.set(edition.cards, known);
  return known;
}

/** The catalogue of a card set that a match is played with; null if it is none of this game. */
export function catalogueUnder(game: Game, { hash, content }: Snapshot): Cards | null {
  if (!Array.isArray(content)) return null;
  try {
    return {
      set: hash,
      legend: game.legend,
      cards: [...cardsUnder({ game, edition: { cards: content, rules: null } })],
    };
  } catch {
    // The game no longer knows how to read these cards, or they are another game's.
    return null;
  }
}

export function catalogueOf(game: Game): Catalogue {
  const known = made.get(game);
  if (known !== undefined) return known;
  const answer: Cards = { set: setOf(game), legend: game.legend, cards: game.cards() };
  const catalogue = { answer, tag: `"${fingerprint(JSON.stringify(answer))}"` };
  made.set(game, catalogue);
  return catalogue;
}
