// The games on the shelf, with their cards, starter decks and opponents.

import type { Game } from '@sleight/kernel';
import { cardsSchema, gameParamSchema, gamesSchema, starterDecksSchema } from '@sleight/protocol';
import { levelsOf } from '../../bots/levels';
import { cardsOf } from '../../card-texts';
import { shelf } from '../../games';
import { gameNamed } from '../../matches/books';
import { mannersOf, modelLevel, type Offered } from '../../model/level';
import { type Route, route } from '../route';

const listed = (game: Game, model: Offered) => ({
  id: game.id,
  name: game.name,
  rulesets: [...game.rulesets],
  decks: game.decks.map(({ id, name }) => ({ id, name })),
  levels: [...levelsOf(game), ...(model === null ? [] : [modelLevel])],
});

export const catalogueRoutes = (model: Offered): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/games',
    summary: 'The games on offer',
    access: 'anyone',
    shapes: { answer: gamesSchema },
    async handle() {
      const games = shelf.map((game) => listed(game, model));
      return { answer: { games, model: mannersOf(model) } };
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
