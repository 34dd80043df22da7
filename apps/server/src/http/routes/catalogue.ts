// The games with their cards, prebuilt decks and opponents.

import type { Game } from '@sleight/kit';
import { ruleFields } from '@sleight/kit/rule-fields';
import {
  cardsQuerySchema,
  cardsSchema,
  gameParamSchema,
  gamesSchema,
  type Pool,
  poolQuerySchema,
  poolSchema,
  type RuleFieldMessage,
  ruleFieldsSchema,
  rulesQuerySchema,
  rulesTextSchema,
  starterDecksSchema,
} from '@sleight/protocol';
import { shelf } from '@sleight/shelf';
import type { z } from 'zod';
import { levelsOf } from '../../bots/levels';
import { catalogueOf, catalogueUnder, setOf } from '../../catalogue';
import { bookOf, gameNamed } from '../../matches/books';
import { latest } from '../../matches/latest';
import type { MatchStore } from '../../matches/store';
import { mannersFor, modelLevel, type Offered } from '../../model/level';
import type { OwnImages } from '../own-images';
import { printed } from '../prints';
import { type Route, route } from '../route';

type GameOffer = z.infer<typeof gamesSchema>['games'][number];

const listed = (game: Game, model: Offered): GameOffer => ({
  id: game.id,
  name: game.name,
  set: setOf(game),
  rulesets: [...game.rulesets],
  rulesetNames: game.rulesetNames,
  decks: game.decks.map(({ id, name }) => ({ id, name })),
  levels: [
    ...levelsOf(game).map((level) => ({ ...level, personas: [...level.personas] })),
    ...(model === null
      ? []
      : [{ ...modelLevel, personas: [...modelLevel.personas], manners: mannersFor(model, game) }]),
  ],
});

/** The kernel's lists are read-only; an answer's are not. */
const copied = (field: ReturnType<typeof ruleFields>[number]): RuleFieldMessage =>
  field.kind === 'choice' ? { ...field, choices: [...field.choices] } : field;

function poolOf(game: Game, ruleset: string): Pool {
  const book = bookOf(game, ruleset, {});
  const ids = catalogueOf(game).answer.cards.map(({ id }) => id);
  return {
    ruleset,
    hasDecks: game.listed !== undefined,
    leaders: ids.filter((id) => game.listed?.(book, id)?.as === 'leader'),
    barred: ids.flatMap((card) => {
      const reasons = game.barred?.(book, card) ?? [];
      return reasons.length === 0 ? [] : [{ card, reasons }];
    }),
  };
}

/** Cards rarely change, their texts a little more often: clients revalidate after an hour. */
const FOR_A_WHILE = 'public, max-age=3600, stale-while-revalidate=86400';
const ASK_AGAIN = 'no-cache';

/** Computed once per game: it never changes while the server runs. */
function printedOnce(images: OwnImages): (game: Game) => ReturnType<typeof printed> {
  const made = new Map<string, ReturnType<typeof printed>>();
  return (game) => {
    const known = made.get(game.id) ?? printed(game, images);
    made.set(game.id, known);
    return known;
  };
}

type Printed = ReturnType<typeof printed>;

/** Matches keep their original cards; there are few such sets at a time. */
const MOST_SETS = 8;

/** The cards of matches that began with an older set; null if there is no such set. */
function printedOlder(images: OwnImages, read: MatchStore['snapshot']) {
  const made = latest<Printed>(MOST_SETS);
  return async (game: Game, hash: string): Promise<Printed | null> => {
    const key = `${game.id} ${hash}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const answer = catalogueUnder(game, { hash, content: await read(hash) });
    if (answer === null) return null;
    const older = printed(game, images, answer);
    made.set(key, older);
    return older;
  };
}

const cardRoutes = (
  model: Offered,
  cardsOf: ReturnType<typeof printedOnce>,
  olderCards: ReturnType<typeof printedOlder>,
): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/games',
    summary: 'The games',
    access: 'anyone',
    shapes: { answer: gamesSchema },
    async handle() {
      const games = shelf.map((game) => listed(game, model));
      return { answer: { games } };
    },
  }),
  route({
    method: 'GET',
    path: '/api/games/:game/cards',
    summary:
      'Every card of a game, or of a card set that matches are played with: what is printed on it, and its text',
    access: 'anyone',
    shapes: { params: gameParamSchema, query: cardsQuerySchema, answer: cardsSchema },
    async handle({ params, query }) {
      const game = gameNamed(params.game);
      const shipped = cardsOf(game);
      const isShipped = query.set === undefined || query.set === shipped.answer.set;
      const { answer, tag } = (isShipped ? null : await olderCards(game, query.set ?? '')) ?? shipped;
      return { answer, kept: { tag, control: query.set === answer.set ? FOR_A_WHILE : ASK_AGAIN } };
    },
  }),
];

const gameRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/games/:game/rules',
    summary: 'The rules of a game in words, with the numbers of a ruleset',
    access: 'anyone',
    shapes: { params: gameParamSchema, query: rulesQuerySchema, answer: rulesTextSchema },
    async handle({ params, query }) {
      const game = gameNamed(params.game);
      const { ruleset = game.rulesets[0] } = query;
      const sections = game
        .rulesText(bookOf(game, ruleset, {}))
        .map(({ id, title, lines }) => ({ id, title, lines: [...lines] }));
      return { answer: { game: game.id, ruleset, sections } };
    },
  }),
  route({
    method: 'GET',
    path: '/api/games/:game/parameters',
    summary: 'What may be changed about a ruleset for one match, with bounds',
    access: 'anyone',
    shapes: { params: gameParamSchema, query: rulesQuerySchema, answer: ruleFieldsSchema },
    async handle({ params, query }) {
      const game = gameNamed(params.game);
      const { ruleset = game.rulesets[0] } = query;
      const fields = ruleFields(game.parameters(), bookOf(game, ruleset, {}).rules);
      return { answer: { game: game.id, ruleset, fields: fields.map(copied) } };
    },
  }),
  route({
    method: 'GET',
    path: '/api/games/:game/pool',
    summary: 'The cards a ruleset allows in decks; the first ruleset by default',
    access: 'anyone',
    shapes: { params: gameParamSchema, query: poolQuerySchema, answer: poolSchema },
    async handle({ params, query }) {
      const game = gameNamed(params.game);
      return { answer: poolOf(game, query.ruleset ?? game.rulesets[0]) };
    },
  }),
  route({
    method: 'GET',
    path: '/api/games/:game/decks',
    summary: 'The prebuilt decks of a game',
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

export const catalogueRoutes = (
  model: Offered,
  images: OwnImages,
  matches: Pick<MatchStore, 'snapshot'>,
): readonly Route[] => [
  ...cardRoutes(model, printedOnce(images), printedOlder(images, matches.snapshot)),
  ...gameRoutes,
];
