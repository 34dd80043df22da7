// Saving, loading and judging decks. An unfinished deck may be kept; it is judged again before it is played.

import type { DeckList, Game, Said } from '@sleight/kernel';
import {
  changedDeckSchema,
  deckCheckedSchema,
  deckCheckSchema,
  deckParamSchema,
  deckSchema,
  decksQuerySchema,
  decksSchema,
  newDeckSchema,
  nothingSchema,
} from '@sleight/protocol';
import { displayName } from '../../accounts/display-names';
import type { SavedDeck, SavedDecks } from '../../database/decks';
import { resolveDeck } from '../../decks/resolve';
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
      fr: `Il n'existe pas de carte « ${id} ».`,
    })),
  );
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
