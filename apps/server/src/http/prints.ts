// How the cards of a game, and their variants, are printed: in which tones, and whether the owner has an image of it.
import { factsOf, type Ground, groundOf, variantsOf } from '@sleight/art';
import type { Game } from '@sleight/kernel';
import { fingerprint } from '@sleight/kernel/state';
import type { Cards } from '@sleight/protocol';
import { catalogueOf } from '../catalogue';
import type { OwnImages } from './own-images';
import { isDrawn } from './pictures';

interface Printed {
  readonly answer: Cards;
  readonly tag: string;
}

function groundsOf({ id: game, cardFiles }: Game): ReadonlyMap<string, Ground> {
  if (!isDrawn(game)) return new Map();
  return new Map(
    cardFiles
      .flatMap((file) => [factsOf(game, file), ...variantsOf(game, file)])
      .map((facts) => [facts.id, groundOf(facts)]),
  );
}

/** The catalogue with a print for every card: that of the shipped cards, or another of the game. */
export function printed(game: Game, images: OwnImages, answer: Cards = catalogueOf(game).answer): Printed {
  const grounds = groundsOf(game);
  function withPrint<C extends { readonly id: string }>(card: C): C {
    const ground = grounds.get(card.id);
    const isOwn = images.has(`${game.id}/${card.id}`);
    return ground === undefined ? card : { ...card, print: { ...ground, isOwn } };
  }
  const cards = answer.cards.map((card) =>
    withPrint(card.variants === undefined ? card : { ...card, variants: card.variants.map(withPrint) }),
  );
  const whole = { ...answer, cards };
  return { answer: whole, tag: `"${fingerprint(JSON.stringify(whole))}"` };
}
