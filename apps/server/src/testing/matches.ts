// Matches for tests: any game with two legal decks, and functions to play it.

import { decisions, options, playing, SEATS, type Seat } from '@sleight/kernel';
import { below } from '@sleight/kernel/rng';
import type { Game } from '@sleight/kit';
import { bookOf, gameNamed } from '../matches/books';
import { shippedRulebook } from '../matches/compiled-rulebooks';
import type { Host } from '../matches/host';
import { type MatchSetup, newMatch } from '../matches/start';
import type { Both, Chair, MatchRow, NewMatch } from '../matches/store';
import { type LiveTable, openTable } from '../matches/table';

export const person = (user: string): Chair => ({ kind: 'person', user, name: user });
export const bot = (level = 'easy', persona?: string): Chair => ({
  kind: 'bot',
  level,
  ...(persona === undefined ? {} : { persona }),
});

/** The first two prebuilt decks that the game's first ruleset allows, or the same one twice. */
export function legalDecks(game: Game): MatchSetup['decks'] {
  const book = bookOf(game, game.rulesets[0], {});
  const legal = game.decks.filter((deck) => game.deckProblems(book, deck).length === 0);
  return [legal[0], legal[1] ?? legal[0]];
}

export const rowOf = (game: Game, chairs: Both<Chair>, changes: Partial<MatchRow> = {}): NewMatch => ({
  ...newMatch({
    game: game.id,
    ruleset: game.rulesets[0],
    changes: {},
    decks: legalDecks(game),
    chairs,
    room: null,
    after: null,
  }),
  ...changes,
});

/** A new match, with its snapshots. */
export function named(row: MatchRow): NewMatch {
  const { cards, rules } = shippedRulebook(gameNamed(row.game), row.ruleset, row.changes);
  return { ...row, snapshots: [cards, rules] };
}

/** The table of a new match, as dealt. */
export const dealt = (row: MatchRow): LiveTable =>
  openTable(row, shippedRulebook(gameNamed(row.game), row.ruleset, row.changes).rulebook);

/** The seat that is asked now, and its options. */
export function asked({ book, state }: LiveTable): { seat: Seat; decision: number; keys: string[] }[] {
  const p = playing(book, state);
  return decisions(p).map(({ id, seat }) => ({
    seat,
    decision: id,
    keys: options(playing(book, state), seat).map(({ key }) => key),
  }));
}

/** Any legal answer of any seat that is asked. */
export function anyAnswer(table: LiveTable, rng: number[], seats: readonly Seat[] = SEATS) {
  const open = asked(table).filter(({ seat }) => seats.includes(seat));
  if (open.length === 0) return null;
  const { seat, decision, keys } = open[below(rng, open.length)];
  return { seat, decision, keys: [keys[below(rng, keys.length)]] };
}

/** Random play through the host, until the match is over or `most` answers are given. */
export async function playOn(host: Host, match: string, rng: number[], most = 5_000): Promise<LiveTable> {
  let table = await host.table(match);
  for (let i = 0; i < most && table.state.result === null; i++) {
    const answer = anyAnswer(table, rng);
    if (answer === null) throw new Error('nobody is asked and the match is not over');
    table = await host.move(match, answer);
  }
  return table;
}
