// Saving, loading and checking decks. An unfinished deck may be saved; it is checked again before it is played.

import type { Book, Said } from '@sleight/kernel';
import { cardNames, type DeckList, type Game, readDeckText } from '@sleight/kit';
import {
  changedDeckSchema,
  deckCheckedSchema,
  deckCheckSchema,
  deckParamSchema,
  deckReadSchema,
  deckSchema,
  decksQuerySchema,
  decksSchema,
  deckTextSchema,
  newDeckSchema,
  nothingSchema,
} from '@sleight/protocol';
import { findGame } from '@sleight/shelf';
import { displayName } from '../../accounts/display-names';
import { shippedCards } from '../../catalogue';
import type { DeckRow, SavedDecks } from '../../database/decks';
import { resolveCard, resolveDeck, whyUnknown } from '../../decks/resolve';
import { bookOf, gameNamed } from '../../matches/books';
import { newId } from '../../matches/start';
import { refused } from '../../refused';
import { type Route, route } from '../route';

const MOST_DECKS = 200;

function problemsOf(game: Game, ruleset: string, deck: DeckList): Said[] {
  return game.deckProblems(bookOf(game, ruleset, {}), deck);
}

/** A deck may be unfinished, but contains only cards of its game. */
function readList(game: Game, given: DeckList): DeckList {
  const list = resolveDeck(shippedCards(game), given);
  const books = game.rulesets.map((ruleset) => bookOf(game, ruleset, {}));
  // Number 0 is the unknown card.
  const isKnown = (id: string): boolean => books.some(({ byId }) => (byId.get(id) ?? 0) > 0);
  const cards = list.leader === undefined ? list.cards : [...list.cards, list.leader];
  const unknown = [...new Set(cards.filter((id) => !isKnown(id)))];
  if (unknown.length === 0) return list;
  throw refused(
    'unknown-card',
    unknown.map((id) => whyUnknown(shippedCards(game), id)),
  );
}

/** Parses a deck text: cards by id, by unique number, or by name. */
function readText(game: Game, ruleset: string, text: string) {
  const book = bookOf(game, ruleset, {});
  const { listed } = game;
  if (listed === undefined) throw refused('no-decks');
  const lister = {
    listed: (_: Book, written: string) => listed(book, resolveCard(shippedCards(game), written)),
  };
  return readDeckText(lister, book, text, cardNames(shippedCards(game)));
}

function readName(name: string): string {
  const kept = displayName(name);
  if (kept === null) throw refused('bad-name');
  return kept;
}

function shown({ id, game: gameId, name, list, updatedAt }: DeckRow) {
  const game = findGame(gameId);
  const problems = game === null ? [] : problemsOf(game, game.rulesets[0], list);
  const { cards, leader } = list;
  return { id, game: gameId, name, cards: [...cards], leader, changedAt: updatedAt.toISOString(), problems };
}

async function load(decks: SavedDecks, user: string, id: string): Promise<DeckRow> {
  const deck = await decks.load(user, id);
  if (deck === null) throw refused('unknown-deck');
  return deck;
}

const listRoutes = (decks: SavedDecks): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/decks',
    summary: 'My decks, most recently edited first',
    access: 'signed-in',
    shapes: { query: decksQuerySchema, answer: decksSchema },
    async handle({ me, query }) {
      return { answer: { decks: (await decks.ofUser(me.user, query.game ?? null)).map(shown) } };
    },
  }),
  route({
    method: 'POST',
    path: '/api/decks',
    summary: 'Save a new deck',
    access: 'signed-in',
    shapes: { body: newDeckSchema, answer: deckSchema },
    async handle({ me, body }) {
      const game = gameNamed(body.game);
      const list = readList(game, body);
      const name = readName(body.name);
      if ((await decks.count(me.user)) >= MOST_DECKS) throw refused('too-many-decks');
      const id = newId();
      await decks.create(me.user, { id, game: game.id, name, list });
      return { answer: shown(await load(decks, me.user, id)) };
    },
  }),
];

/** Lists that are not saved. */
const checkRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/decks/check',
    summary: 'Check a list of cards without saving it',
    access: 'anyone',
    shapes: { body: deckCheckSchema, answer: deckCheckedSchema },
    async handle({ body }) {
      const game = gameNamed(body.game);
      const { cards, leader } = readList(game, body);
      const problems = problemsOf(game, body.ruleset ?? game.rulesets[0], { cards, leader });
      return { answer: { cards: [...cards], leader, problems } };
    },
  }),
  route({
    method: 'POST',
    path: '/api/decks/read',
    summary: 'Parse a deck list: "4xOP01-016" or "2 Elite Guard", one card per line',
    access: 'anyone',
    shapes: { body: deckTextSchema, answer: deckReadSchema },
    async handle({ body }) {
      const game = gameNamed(body.game);
      const { deck, problems } = readText(game, body.ruleset ?? game.rulesets[0], body.text);
      const lines = problems.map(({ candidates, ...line }) =>
        candidates === undefined ? line : { ...line, candidates: [...candidates] },
      );
      return { answer: { cards: [...deck.cards], leader: deck.leader, lines } };
    },
  }),
];

const singleRoutes = (decks: SavedDecks): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/decks/:deck',
    summary: 'One of my decks',
    access: 'signed-in',
    shapes: { params: deckParamSchema, answer: deckSchema },
    async handle({ me, params }) {
      return { answer: shown(await load(decks, me.user, params.deck)) };
    },
  }),
  route({
    method: 'PUT',
    path: '/api/decks/:deck',
    summary: 'Change one of my decks',
    access: 'signed-in',
    shapes: { params: deckParamSchema, body: changedDeckSchema, answer: deckSchema },
    async handle({ me, params, body }) {
      const { game } = await load(decks, me.user, params.deck);
      const list = readList(gameNamed(game), body);
      await decks.change(me.user, params.deck, { name: readName(body.name), list });
      return { answer: shown(await load(decks, me.user, params.deck)) };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/decks/:deck',
    summary: 'Delete one of my decks',
    access: 'signed-in',
    shapes: { params: deckParamSchema, answer: nothingSchema },
    async handle({ me, params }) {
      if (!(await decks.remove(me.user, params.deck))) throw refused('unknown-deck');
      return { answer: {} };
    },
  }),
];

export const deckRoutes = (decks: SavedDecks): readonly Route[] => [
  ...listRoutes(decks),
  ...checkRoutes,
  ...singleRoutes(decks),
];
