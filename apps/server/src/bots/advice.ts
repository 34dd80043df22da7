// A seat's best options with their chance to win, for hints and for a language model that picks among them.
// Invariant: it follows from what the seat may know, and changes nothing.

import { decisionFor, playing, type Seat } from '@sleight/kernel';
import type { Hinted } from '@sleight/protocol';
import { lessonHint } from '../lessons/hint';
import type { RulebookRef } from '../matches/rulebook';
import { isBetweenPeople, type LiveTable } from '../matches/table';
import { refused } from '../refused';
import { ADVISER, hasAdvice, type TopOption } from './levels';
import type { ThoughtPool } from './pool';
import { type Situation, situationOf } from './situation';

/** Long enough for good advice, short enough to wait for. */
const ADVICE_MS = 200;

export async function adviceOn(
  pool: ThoughtPool,
  rulebook: RulebookRef,
  at: Situation,
  signal: AbortSignal,
): Promise<readonly TopOption[]> {
  const request = { ...at, level: ADVISER, persona: null };
  return (await pool.think({ request, rulebook, what: 'advice', ms: ADVICE_MS }, signal)).top;
}

const percent = (win: number): number => Math.round(win * 100);

/**
 * The search's pick, then the others, none with a higher chance than the one before. An option with few visits may show a
 * higher chance only because the search knows little about it: that number would mislead, so it is left out.
 */
export function standing(top: readonly TopOption[]): TopOption[] {
  const kept: TopOption[] = [];
  for (const option of top) {
    const before = kept.at(-1);
    if (before === undefined || percent(option.win) <= percent(before.win)) kept.push(option);
  }
  return kept;
}

/** A hint for the seat that has to decide; refused if it would be unfair to another person. */
export async function hintFor(pool: ThoughtPool, table: LiveTable, seat: Seat): Promise<Hinted> {
  const { row, game, book, state } = table;
  if (row.task !== null) return await lessonHint(pool, table, seat);
  if (isBetweenPeople(row)) throw refused('no-hints');
  if (!hasAdvice(game)) throw refused('no-hints-here');
  if (state.result !== null) throw refused('over');
  const at = situationOf(table, seat);
  const decision = decisionFor(playing(book, at.view), seat);
  if (decision === null) throw refused('not-asked');
  if (pool.isBusy()) throw refused('unavailable');
  const best = await adviceOn(pool, table.rulebook, at, new AbortController().signal);
  return { decision: decision.id, options: standing(best) };
}
