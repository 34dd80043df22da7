// Matches for tests: any game on the shelf with two legal decks, and a way to play it.

import { decisions, type Game, options, playing, SEATS, type Seat } from '@sleight/kernel';
import { below } from '@sleight/kernel/rng';
import { bookOf, gameNamed } from '../matches/books';
import type { Host } from '../matches/host';
import { shippedRulebook } from '../matches/rulebooks';
import { newMatch, type Setup } from '../matches/start';
import type { Both, Chair, MatchRow, NewMatch } from '../matches/store';
import { openTable, type Table } from '../matches/table';

export const person = (user: string): Chair => ({ kind: 'person', user, name: user });
export const bot = (level = 'easy', persona?: string): Chair => ({
  kind: 'bot',
  level,
  ...(persona === undefined ? {} : { persona }),
});

/** The first two starter decks that the game's first ruleset allows, or the same one twice. */
export function legalDecks(game: Game): Setup['decks'] {
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

/** A match of today, with the snapshots it names. */
export function named(row: MatchRow): NewMatch {
  const { cards, rules } = shippedRulebook(gameNamed(row.game), row.ruleset, row.changes);
  return { ...row, snapshots: [cards, rules] };
}

/** The table of a match of today, as it is dealt. */
export const dealt = (row: MatchRow): Table =>
  openTable(row, shippedRulebook(gameNamed(row.game), row.ruleset, row.changes).rulebook);

/** Who is asked now, and what they may pick. */
export function asked({ book, state }: Table): { seat: Seat; decision: number; keys: string[] }[] {
  const p = playing(book, state);
  return decisions(p).map(({ id, seat }) => ({
    seat,
    decision: id,
    keys: options(playing(book, state), seat).map(({ key }) => key),
  }));
}

/** Any legal answer of any seat that is asked. */
export function anyAnswer(table: Table, rng: number[], seats: readonly Seat[] = SEATS) {
  const open = asked(table).filter(({ seat }) => seats.includes(seat));
  if (open.length === 0) return null;
  const { seat, decision, keys } = open[below(rng, open.length)];
  return { seat, decision, keys: [keys[below(rng, keys.length)]] };
}

/** Random play through the host, until the match is over or `most` answers are given. */
export async function playOn(host: Host, match: string, rng: number[], most = 5_000): Promise<Table> {
  let table = await host.table(match);
  for (let i = 0; i < most && table.state.result === null; i++) {
    const answer = anyAnswer(table, rng);
    if (answer === null) throw new Error('nobody is asked and the match is not over');
    table = await host.move(match, answer);
  }
  return table;
}
