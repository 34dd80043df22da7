// A bug report: one click stores the match so far as a replay scenario.
// Invariant: the scenario leads to exactly the reported state; `bin/sleight scenario` runs it.

import type { Answer } from '@sleight/kernel';
import type { Game } from '@sleight/kit';
import { type ReplayStep, replayYaml } from '@sleight/scenario';
import { bookOf } from '../matches/books';
import type { Rulebook } from '../matches/rulebook';
import { newId } from '../matches/start';
import type { MatchRow } from '../matches/store';
import type { LiveTable } from '../matches/table';
import { isRefused } from '../refused';
import type { ReportStore } from './store';

const stepOf = (answer: Answer): ReplayStep => {
  const { seat } = answer;
  if ('keys' in answer) return { seat, keys: answer.keys };
  return { seat, does: 'concede' in answer ? 'concede' : 'timeout' };
};

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Reported {
  readonly row: MatchRow;
  readonly game: Game;
  /** Null if it no longer compiles. */
  readonly rulebook: Rulebook | null;
  readonly line: readonly { readonly answer: Answer }[];
}

/** Does the game still ship the rules of this match? */
function areShipped(game: Game, { ruleset, changes }: MatchRow, { book }: Rulebook): boolean {
  if (!game.rulesets.includes(ruleset)) return false;
  try {
    return JSON.stringify(bookOf(game, ruleset, changes).rules) === JSON.stringify(book.rules);
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}

/** The extra fields a scenario needs to play with the rules and cards of the match. */
function differences(game: Game, row: MatchRow, rulebook: Rulebook | null) {
  const asked = isFields(row.changes) ? row.changes : {};
  if (rulebook === null) return { ruleset: row.ruleset, rules: asked, cards: [] };
  const shipped = new Set(game.pool.map((card) => JSON.stringify(card)));
  const cards = rulebook.edition.cards.filter((card) => !shipped.has(JSON.stringify(card)));
  const whole = rulebook.book.rules;
  if (areShipped(game, row, rulebook) || !isFields(whole))
    return { ruleset: row.ruleset, rules: asked, cards };
  const ruleset = game.rulesets.includes(row.ruleset) ? row.ruleset : game.rulesets[0];
  return { ruleset, rules: whole, cards };
}

/** The match as a scenario file. Undone answers are left out: they have no effect. */
export function scenarioOf({ row, game, rulebook, line }: Reported): string {
  const { decks, seed, id, task } = row;
  const title = { en: `Reported from match ${id}`, fr: `Signalé depuis la partie ${id}` };
  const steps = line.map(({ answer }) => stepOf(answer));
  const from = task === null ? { decks } : { position: task.setup };
  return replayYaml(title, { game, seed, ...differences(game, row, rulebook), ...from }, steps);
}

export interface Reports {
  /** Stores the match; the report's id is for follow-up questions. */
  keep(table: LiveTable, user: string, note: string): Promise<string>;
}

export const createReports = (store: ReportStore): Reports => ({
  async keep(table, user, note) {
    const id = newId();
    await store.keep({ id, match: table.row.id, user, note, scenario: scenarioOf(table), at: new Date() });
    return id;
  },
});
