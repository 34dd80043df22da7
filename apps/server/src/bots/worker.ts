// A bot's own thread: it is sent what the bot may know, thinks, and sends back the key of its pick.
// Read next: pool.ts, which keeps these threads busy.

import { randomBytes } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { type DeckList, playing, type Seat, type State } from '@sleight/kernel';
import { name } from '@sleight/kernel/decide';
import { seedRng } from '@sleight/kernel/rng';
import { bookOf, gameNamed } from '../matches/books';
import { withoutCards } from '../matches/faults';
import { pickOf } from './levels';

export interface Thinking {
  readonly game: string;
  readonly ruleset: string;
  readonly changes: unknown;
  readonly view: State;
  readonly seat: Seat;
  readonly deck: DeckList;
  readonly level: string;
  readonly ms: number;
}

export type Thought = { readonly key: string } | { readonly failed: string };

async function think({ ruleset, changes, level, view, seat, deck, ms, ...asked }: Thinking): Promise<string> {
  const game = gameNamed(asked.game);
  const book = bookOf(game, ruleset, changes);
  const rng = seedRng(randomBytes(16).toString('hex'));
  const code = await pickOf(level, { game, book, view, seat, deck, rng, ms });
  return name(playing(book, view), seat, code).key;
}

async function thought(asked: Thinking): Promise<Thought> {
  try {
    return { key: await think(asked) };
  } catch (error) {
    const { stack } = withoutCards(error, `${asked.level} cannot think of a pick in ${asked.game}`);
    return { failed: stack ?? '' };
  }
}

parentPort?.on('message', async (asked: Thinking) => parentPort?.postMessage(await thought(asked)));
