// The same search in a browser's own thread: it is sent what a seat may know, thinks, and sends the answer back.
// Invariant: it answers every request once, under the request's number; a thought is cancelled by terminating the worker.
// Read next: search/src/think.ts for what is asked and answered; scripts/bundle-thinker.mjs, which bundles it.

import type { Book, Game } from '@sleight/kernel';
import { type ThinkAnswer, type ThinkRequest, think } from '@sleight/search';

export interface Asked {
  readonly id: number;
  readonly request: ThinkRequest;
}

export type Answered =
  | { readonly id: number; readonly answer: ThinkAnswer }
  | { readonly id: number; readonly failed: string };

/** A game is fetched when it is first asked about. */
const games: Readonly<Record<string, () => Promise<Game>>> = {
  territory: async () => (await import('@sleight/territory/game')).territoryGame,
  sleeved: async () => (await import('@sleight/sleeved/game')).sleevedGame,
  mythos: async () => (await import('@sleight/mythos/game')).mythosGame,
  onepiece: async () => (await import('@sleight/onepiece/game')).onepieceGame,
};

interface Shelved {
  readonly game: Game;
  readonly book: Book;
}
const shelved = new Map<string, Promise<Shelved>>();

async function load({ game: id, ruleset, rules }: ThinkRequest): Promise<Shelved> {
  if (!Object.hasOwn(games, id)) throw new Error(`there is no game ${id}`);
  const game = await games[id]();
  return { game, book: game.book({ ruleset, rules }) };
}

/** The game and its rulebook, compiled once for each ruleset. */
function shelvedFor(request: ThinkRequest): Promise<Shelved> {
  const key = JSON.stringify([request.game, request.ruleset, request.rules]);
  const known = shelved.get(key) ?? load(request);
  shelved.set(key, known);
  return known;
}

async function answered({ id, request }: Asked): Promise<Answered> {
  try {
    const { game, book } = await shelvedFor(request);
    return { id, answer: think(game, book, request) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}

/** What a worker has of a browser. */
declare const self: {
  onmessage: ((event: { readonly data: Asked }) => void) | null;
  postMessage(message: Answered): void;
};

self.onmessage = ({ data }) => {
  void answered(data).then((message) => self.postMessage(message));
};
