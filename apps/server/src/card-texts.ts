// Every card of a game as people read it. Texts are generated from the cards, which takes a while and never changes.

import type { CardText, Game } from '@sleight/kernel';

const texts = new WeakMap<Game, CardText[]>();

export function cardsOf(game: Game): CardText[] {
  const cards = texts.get(game) ?? game.cards().map(({ id, name, text }) => ({ id, name, text }));
  texts.set(game, cards);
  return cards;
}
