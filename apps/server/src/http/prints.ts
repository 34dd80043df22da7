// The prints of a game's cards and their variants: their tones, and whether the operator has an image.
import { type Ground, printsOf } from '@sleight/art';
import { fingerprint } from '@sleight/kernel/state';
import type { Game } from '@sleight/kit';
import type { CardCatalogue } from '@sleight/protocol';
import { artOf } from '@sleight/shelf/art';
import { catalogueOf } from '../catalogue';
import type { OwnImages } from './own-images';

interface Printed {
  readonly answer: CardCatalogue;
  readonly tag: string;
}

function groundsOf({ id, cardFiles }: Game): ReadonlyMap<string, Ground> {
  const art = artOf(id);
  return new Map(printsOf(id, cardFiles).map((facts) => [facts.id, art.ground(facts)]));
}

/** The catalogue with a print for every card: the shipped catalogue, or another of the game. */
export function printed(
  game: Game,
  images: OwnImages,
  answer: CardCatalogue = catalogueOf(game).answer,
): Printed {
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
