'use client';
// All data about the cards of one game, for pages that show them all.
import {
  type CatalogueCard,
  type CatalogueLegend,
  cards,
  type GameOffer,
  type Pool,
  pool,
  type StarterDeck,
  starterDecks,
} from '../net/api';
import { type RequestState, useAsked } from '../net/asked';
import { offers } from '../play/offers';

export interface GameCatalogue {
  readonly offer: GameOffer;
  readonly cards: readonly CatalogueCard[];
  readonly byId: ReadonlyMap<string, CatalogueCard>;
  readonly legend: CatalogueLegend;
  readonly starters: readonly StarterDeck[];
  /** The pool of its first ruleset. */
  readonly pool: Pool;
}

/** Art variants are deck cards with their own ids; everything else is the original card's. */
function withVariants(cards: readonly CatalogueCard[]): ReadonlyMap<string, CatalogueCard> {
  const variants = cards.flatMap((card) =>
    (card.variants ?? []).map((variant) => [variant.id, { ...card, ...variant }] as const),
  );
  return new Map([...variants, ...cards.map((card) => [card.id, card] as const)]);
}

async function gather(game: string): Promise<GameCatalogue> {
  const offer = (await offers()).find(({ id }) => id === game);
  if (offer === undefined) throw new Error(`${game} is not served here`);
  const [{ cards: found, legend }, starters, allowed] = await Promise.all([
    cards(game, offer.set),
    starterDecks(game),
    pool(game, offer.rulesets[0]),
  ]);
  return { offer, cards: found, byId: withVariants(found), legend, starters, pool: allowed };
}

export const useGameCards = (game: string): RequestState<GameCatalogue> => useAsked(game, () => gather(game));
