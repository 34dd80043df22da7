// The games on the shelf, with their cards, starter decks and opponents.

import type { Game } from '@sleight/kernel';
import { cardsSchema, gameParamSchema, gamesSchema, starterDecksSchema } from '@sleight/protocol';
import { levelsOf } from '../../bots/levels';
import { shelf } from '../../games';
import { gameNamed } from '../../matches/books';
import { type Route, route } from '../route';

const listed = (game: Game) => ({
  id: game.id,
  name: game.name,
  rulesets: [...game.rulesets],
  decks: game.decks.map(({ id, name }) => ({ id, name })),
  levels: levelsOf(game),
});

/** Texts are generated from the cards, which takes a while and never changes. */
const texts = new WeakMap<Game, ReturnType<Game['cards']>>();

function cardsOf(game: Game): ReturnType<Game['cards']> {
  const cards = texts.get(game) ?? game.cards().map(({ id, name, text }) => ({ id, name, text }));
  texts.set(game, cards);
  return cards;
}

export const catalogueRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/games',
    summary: 'The games on offer',
    access: 'anyone',
    shapes: { answer: gamesSchema },
    async handle() {
      return { answer: { games: shelf.map(listed) } };
    },
  }),
  route({
    method: 'GET',
    path: '/api/games/:game/cards',
    summary: 'Every card of a game with its text in both languages',
    access: 'anyone',
    shapes: { params: gameParamSchema, answer: cardsSchema },
    async handle({ params }) {
      return { answer: { cards: cardsOf(gameNamed(params.game)) } };
    },
  }),
  route({
    method: 'GET',
    path: '/api/games/:game/decks',
    summary: 'The starter decks of a game',
    access: 'anyone',
    shapes: { params: gameParamSchema, answer: starterDecksSchema },
    async handle({ params }) {
      const { decks } = gameNamed(params.game);
      return {
        answer: {
          decks: decks.map(({ id, name, cards, leader }) => ({ id, name, cards: [...cards], leader })),
        },
      };
    },
  }),
];
