// Plays a little of every game before the server accepts requests, so that the first matches do not wait for V8 to parse
// and compile rules, cards and scenes: cold, one request could block the loop for 70 ms.

import { setImmediate as turn } from 'node:timers/promises';
import { decisions, options, playing, SEATS } from '@sleight/kernel';
import { below, sample, seedRng } from '@sleight/kernel/rng';
import type { Game } from '@sleight/kit';
import { shelf } from '@sleight/shelf';
import { changesInWords } from '../rooms/changed-rules';
import { bookOf } from './books';
import { shippedRulebook } from './compiled-rulebooks';
import { newMatch } from './start';
import type { Chair } from './store';
import { type LiveTable, openTable, tried } from './table';
import { heardOf, standingOf } from './updates';

const ANSWERS = 30;

const someone = (name: string): Chair => ({ kind: 'person', user: name, name });

function dealt(game: Game, rng: number[]): LiveTable {
  const [ruleset] = game.rulesets;
  const { rulebook } = shippedRulebook(game, ruleset, {});
  const deck = () => game.randomDeck(rulebook.book, (n) => below(rng, n));
  const row = newMatch({
    game: game.id,
    ruleset,
    changes: {},
    decks: [deck(), deck()],
    chairs: [someone('one'), someone('two')],
    room: null,
    after: null,
  });
  return openTable(row, rulebook);
}

/** Does what opening a room with changed rules does: reads and compiles them, puts them into words, and checks decks. */
function tryRules(game: Game): void {
  for (const ruleset of game.rulesets) {
    const rules = game.rules(ruleset, {});
    const book = bookOf(game, ruleset, rules);
    for (const deck of game.decks) game.deckProblems(book, deck);
    changesInWords(game.id, ruleset, rules);
  }
}

/** A random answer, with its messages to both seats; null once the match is over. */
function answeredByChance(table: LiveTable, rng: number[]): LiveTable | null {
  const p = playing(table.book, table.state);
  const [asked] = decisions(p);
  if (asked === undefined) return null;
  const open = options(p, asked.seat);
  const { key } = sample(rng, open, 'option');
  const step = tried(table, { seat: asked.seat, decision: asked.id, keys: [key] });
  if ('illegal' in step) return null;
  for (const seat of SEATS) JSON.stringify([heardOf(step, seat), standingOf(step.next, seat)]);
  return step.next;
}

/** Returns the number of answers in each game. */
export async function warmUp(): Promise<ReadonlyMap<string, number>> {
  const given = new Map<string, number>();
  for (const game of shelf) {
    const rng = seedRng(`warm ${game.id}`);
    tryRules(game);
    await turn();
    let table = dealt(game, rng);
    for (let answers = 1; answers <= ANSWERS; answers++) {
      const next = answeredByChance(table, rng);
      if (next === null) break;
      table = next;
      given.set(game.id, answers);
      await turn();
    }
  }
  return given;
}
