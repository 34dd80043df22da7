// A bug report: one click stores the match, as far as it has come, as a replay scenario.
// Invariant: the scenario leads to the very state that was reported; `bin/sleight scenario` runs it.

import type { Answer } from '@sleight/kernel';
import { type ReplayStep, replayYaml } from '@sleight/scenario';
import { newId } from '../matches/start';
import type { Table } from '../matches/table';
import type { ReportStore } from './store';

const stepOf = (answer: Answer): ReplayStep => {
  const { seat } = answer;
  if ('keys' in answer) return { seat, keys: answer.keys };
  return { seat, does: 'concede' in answer ? 'concede' : 'timeout' };
};

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The match as a scenario file. Answers that were taken back are left out: they changed nothing. */
export function scenarioOf({ row, game, line }: Table): string {
  const { ruleset, changes, decks, seed, id, task } = row;
  const rules = isFields(changes) ? changes : {};
  const title = { en: `Reported from match ${id}`, fr: `Signalé depuis la partie ${id}` };
  const steps = line.map(({ answer }) => stepOf(answer));
  const from = task === null ? { decks } : { position: task.setup };
  return replayYaml(title, { game, ruleset, rules, seed, ...from }, steps);
}

export interface Reports {
  /** Stores the match; the report's id is for whoever follows it up. */
  keep(table: Table, user: string, note: string): Promise<string>;
}

export const createReports = (store: ReportStore): Reports => ({
  async keep(table, user, note) {
    const id = newId();
    await store.keep({ id, match: table.row.id, user, note, scenario: scenarioOf(table), at: new Date() });
    return id;
  },
});
