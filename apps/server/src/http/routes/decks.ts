// Saving, loading and judging decks. An unfinished deck may be kept; it is judged again before it is played.

import { type Book, type DeckList, type Game, readDeckText, type Said } from '@sleight/kernel';
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
import { displayName } from '../../accounts/display-names';
import type { SavedDeck, SavedDecks } from '../../database/decks';
import { resolveCard, resolveDeck } from '../../decks/resolve';
import { findGame } from '../../games';
import { bookOf, gameNamed } from '../../matches/books';
import { newId } from '../../matches/start';
import { refused } from '../../refused';
import { type Route, route } from '../route';

const MOST_DECKS = 200;

function problemsOf(game: Game, ruleset: string, deck: DeckList): Said[] {
  return game.deckProblems(bookOf(game, ruleset, {}), deck);
}

/** A deck may be unfinished, but it holds cards of its game only. */
function readList(game: Game, given: DeckList): DeckList {
  const list = resolveDeck(game, given);
  const books = game.rulesets.map((ruleset) => bookOf(game, ruleset, {}));
  // Number 0 is the card one does not know.
  const isKnown = (id: string): boolean => books.some(({ byId }) => (byId.get(id) ?? 0) > 0);
  const cards = list.leader === undefined ? list.cards : [...list.cards, list.leader];
  const unknown = [...new Set(cards.filter((id) => !isKnown(id)))];
  if (unknown.length === 0) return list;
  throw refused(
    'unknown-card',
    unknown.map((id) => ({
      en: `There is no card called "${id}".`,
      fr: `Il n'existe pas de carte «\u202f${id}\u202f».`,
    })),
  );
}

/** What a deck text says; a card may be named by its number alone, where no other has it. */
function readText(game: Game, ruleset: string, text: string) {
  const book = bookOf(game, ruleset, {});
  const { listed } = game;
  if (listed === undefined) throw refused('no-decks');
  const lister = { listed: (_: Book, written: string) => listed(book, resolveCard(game, written)) };
  return readDeckText(lister, book, text);
}

function readName(name: string): string {
  const kept = displayName(name);
  if (kept === null) throw refused('bad-name');
  return kept;
}

function shown({ id, game: gameId, name, list, updatedAt }: SavedDeck) {
  const game = findGame(gameId);
  const problems = game === null ? [] : problemsOf(game, game.rulesets[0], list);
  const { cards, leader } = list;
  return { id, game: gameId, name, cards: [...cards], leader, changedAt: updatedAt.toISOString(), problems };
}

export function deckRoutes(decks: SavedDecks): readonly Route[] {
  async function load(user: string, id: string) {
    const deck = await decks.load(user, id);
    if (deck === null) throw refused('unknown-deck');
    return deck;
  }

  return [
    route({
      method: 'GET',
      path: '/api/decks',
      summary: 'My decks, last changed first',
      access: 'signed-in',
      shapes: { query: decksQuerySchema, answer: decksSchema },
      async handle({ me, query }) {
        return { answer: { decks: (await decks.ofUser(me.user, query.game ?? null)).map(shown) } };
      },
    }),
    route({
      method: 'POST',
      path: '/api/decks',
      summary: 'Keep a new deck',
      access: 'signed-in',
      shapes: { body: newDeckSchema, answer: deckSchema },
      async handle({ me, body }) {
        const game = gameNamed(body.game);
        const list = readList(game, body);
        const name = readName(body.name);
        if ((await decks.count(me.user)) >= MOST_DECKS) throw refused('too-many-decks');
        const id = newId();
        await decks.create(me.user, { id, game: game.id, name, list });
        return { answer: shown(await load(me.user, id)) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/decks/check',
      summary: 'Judge a list of cards without keeping it',
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
      summary: 'Read a deck as people write it: "4xOP01-016", one line for each card',
      access: 'anyone',
      shapes: { body: deckTextSchema, answer: deckReadSchema },
      async handle({ body }) {
        const game = gameNamed(body.game);
        const { deck, problems } = readText(game, body.ruleset ?? game.rulesets[0], body.text);
        return { answer: { cards: [...deck.cards], leader: deck.leader, lines: [...problems] } };
      },
    }),
    route({
      method: 'GET',
      path: '/api/decks/:deck',
      summary: 'One of my decks',
      access: 'signed-in',
      shapes: { params: deckParamSchema, answer: deckSchema },
      async handle({ me, params }) {
        return { answer: shown(await load(me.user, params.deck)) };
      },
    }),
    route({
      method: 'PUT',
      path: '/api/decks/:deck',
      summary: 'Change one of my decks',
      access: 'signed-in',
      shapes: { params: deckParamSchema, body: changedDeckSchema, answer: deckSchema },
      async handle({ me, params, body }) {
        const { game } = await load(me.user, params.deck);
        const list = readList(gameNamed(game), body);
        await decks.change(me.user, params.deck, { name: readName(body.name), list });
        return { answer: shown(await load(me.user, params.deck)) };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/decks/:deck',
      summary: 'Throw one of my decks away',
      access: 'signed-in',
      shapes: { params: deckParamSchema, answer: nothingSchema },
      async handle({ me, params }) {
        if (!(await decks.remove(me.user, params.deck))) throw refused('unknown-deck');
        return { answer: {} };
      },
    }),
  ];
}
