'use client';
// Everything there is to know about the cards of one game, for pages that show them all.
import {
  type CardFacts,
  cards,
  type GameOffer,
  type Legend,
  type Pool,
  pool,
  type StarterDeck,
  starterDecks,
} from '../net/api';
import { type Asked, useAsked } from '../net/asked';
import { offers } from '../play/offers';

export interface GameCards {
  readonly offer: GameOffer;
  readonly cards: readonly CardFacts[];
  readonly byId: ReadonlyMap<string, CardFacts>;
  readonly legend: Legend;
  readonly starters: readonly StarterDeck[];
  /** What its first ruleset makes of them. */
  readonly pool: Pool;
}

/** Art variants are cards of a deck with ids of their own, and the rest of the card they vary. */
function withVariants(cards: readonly CardFacts[]): ReadonlyMap<string, CardFacts> {
  const variants = cards.flatMap((card) =>
    (card.variants ?? []).map((variant) => [variant.id, { ...card, ...variant }] as const),
  );
  return new Map([...variants, ...cards.map((card) => [card.id, card] as const)]);
}

async function gather(game: string): Promise<GameCards> {
  const offer = (await offers()).find(({ id }) => id === game);
  if (offer === undefined) throw new Error(`${game} is not served here`);
  const [{ cards: found, legend }, starters, allowed] = await Promise.all([
    cards(game, offer.set),
    starterDecks(game),
    pool(game, offer.rulesets[0]),
  ]);
  return { offer, cards: found, byId: withVariants(found), legend, starters, pool: allowed };
}

export const useGameCards = (game: string): Asked<GameCards> => useAsked(game, () => gather(game));
