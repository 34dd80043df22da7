// The same search in a browser's worker: it receives what a seat may know, thinks, and sends the answer back.
// Invariant: every request gets one answer, with the request's number; terminating the worker cancels a thought.
// Read next: search/src/think.ts for requests and answers; scripts/bundle-thinker.mjs, which bundles it.

import type { Book } from '@sleight/kernel';
import type { Game } from '@sleight/kit';
import { type ThinkAnswer, type ThinkRequest, think } from '@sleight/search';
import { loadGame } from '@sleight/shelf/load';

export interface WorkerRequest {
  readonly id: number;
  readonly request: ThinkRequest;
}

export type WorkerReply =
  | { readonly id: number; readonly answer: ThinkAnswer }
  | { readonly id: number; readonly failed: string };

interface Shelved {
  readonly game: Game;
  readonly book: Book;
}
const shelved = new Map<string, Promise<Shelved>>();

async function load({ game: id, ruleset, rules }: ThinkRequest): Promise<Shelved> {
  const game = await loadGame(id);
  return { game, book: game.book({ ruleset, rules }) };
}

/** The game and its rulebook, compiled once for each ruleset. */
function shelvedFor(request: ThinkRequest): Promise<Shelved> {
  const key = JSON.stringify([request.game, request.ruleset, request.rules]);
  const known = shelved.get(key) ?? load(request);
  shelved.set(key, known);
  return known;
}

async function answered({ id, request }: WorkerRequest): Promise<WorkerReply> {
  try {
    const { game, book } = await shelvedFor(request);
    return { id, answer: think(game, book, request) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}

/** The browser API that the worker uses. */
declare const self: {
  onmessage: ((event: { readonly data: WorkerRequest }) => void) | null;
  postMessage(message: WorkerReply): void;
};

self.onmessage = ({ data }) => {
  void answered(data).then((message) => self.postMessage(message));
};
