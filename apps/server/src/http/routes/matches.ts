// My matches, replays for whoever has the link, and the bug reports for admins.

import { SEATS } from '@sleight/kernel';
import {
  matchesQuerySchema,
  matchesSchema,
  matchParamSchema,
  replayQuerySchema,
  replaySchema,
  reportParamSchema,
  reportsSchema,
  reportWithScenarioSchema,
} from '@sleight/protocol';
import { taskOf } from '../../lessons/told';
import type { Host } from '../../matches/host';
import type { Chair, MatchStore, MatchSummary } from '../../matches/store';
import { playerIn } from '../../matches/updates';
import { refused } from '../../refused';
import { replayOf } from '../../replays/replay';
import type { BugReport, ReportStore } from '../../reports/store';
import { type Route, route } from '../route';

const MOST_REPORTS = 100;

const sitsIn = (user: string, chair: Chair): boolean => chair.kind === 'person' && chair.user === user;

/** Nothing here tells more than those at the table know. */
const summaryFor = (user: string, { row, moves }: MatchSummary) => ({
  match: row.id,
  game: row.game,
  ruleset: row.ruleset,
  players: row.chairs.map(playerIn),
  seats: SEATS.filter((seat) => sitsIn(user, row.chairs[seat])),
  status: row.status,
  result: row.ending === null ? null : { winner: row.ending.winner, reason: row.ending.reason },
  scores: row.ending?.scores ?? null,
  moves: row.status === 'over' ? moves : null,
  title: taskOf(row)?.title,
  startedAt: row.startedAt.toISOString(),
});

const headOf = ({ id, match, note, at }: BugReport) => ({ id, match, note, at: at.toISOString() });

interface Plan {
  readonly host: Host;
  readonly matches: MatchStore;
  readonly reports: ReportStore;
}

export const matchRoutes = ({ host, matches, reports }: Plan): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/matches',
    summary: 'My matches, newest first',
    access: 'signed-in',
    shapes: { query: matchesQuerySchema, answer: matchesSchema },
    async handle({ me, query }) {
      const found = await matches.ofUser(me.user, query.status ?? null, query.limit);
      return { answer: { matches: found.map((one) => summaryFor(me.user, one)) } };
    },
  }),
  route({
    method: 'GET',
    path: '/api/matches/:match/replay',
    summary: 'A finished match, step by step, through one seat’s eyes or open',
    access: 'anyone',
    budget: 'replay',
    shapes: { params: matchParamSchema, query: replayQuerySchema, answer: replaySchema },
    async handle({ me, params, query }) {
      return { answer: await replayOf(host, params.match, query.eyes, me?.user ?? null) };
    },
  }),
  route({
    method: 'GET',
    path: '/api/admin/reports',
    summary: 'The latest bug reports',
    access: 'admin',
    shapes: { answer: reportsSchema },
    async handle() {
      return { answer: { reports: (await reports.list(MOST_REPORTS)).map(headOf) } };
    },
  }),
  route({
    method: 'GET',
    path: '/api/admin/reports/:report',
    summary: 'A bug report with its scenario file',
    access: 'admin',
    shapes: { params: reportParamSchema, answer: reportWithScenarioSchema },
    async handle({ params }) {
      const report = await reports.find(params.report);
      if (report === null) throw refused('not-found');
      return { answer: { ...headOf(report), scenario: report.scenario } };
    },
  }),
];
