// How the cards of a game are printed: in which tones, and whether the owner has an image of it.
import { factsOf, type Ground, groundOf } from '@sleight/art';
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
    cardFiles.map((file) => {
      const facts = factsOf(game, file);
      return [facts.id, groundOf(facts)];
    }),
  );
}

/** The catalogue with a print for every card. */
export function printed(game: Game, images: OwnImages): Printed {
  const { answer } = catalogueOf(game);
  const grounds = groundsOf(game);
  const cards = answer.cards.map((card) => {
    const ground = grounds.get(card.id);
    const isOwn = images.has(`${game.id}/${card.id}`);
    return ground === undefined ? card : { ...card, print: { ...ground, isOwn } };
  });
  const whole = { ...answer, cards };
  return { answer: whole, tag: `"${fingerprint(JSON.stringify(whole))}"` };
}
