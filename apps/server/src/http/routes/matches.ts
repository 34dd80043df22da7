// My matches, replays for everyone who has the link, and the bug reports for admins.

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { SEATS } from '@sleight/kernel';
import {
  eyesQuerySchema,
  matchesQuerySchema,
  matchesSchema,
  matchParamSchema,
  recordingSchema,
  replaySchema,
  reportParamSchema,
  reportsSchema,
  reportWithScenarioSchema,
} from '@sleight/protocol';
import { z } from 'zod';
import { taskOf } from '../../lessons/told';
import type { Chair, MatchStore, MatchSummary } from '../../matches/store';
import { playerIn } from '../../matches/updates';
import { resultFor, VOID } from '../../matches/void';
import type { Recorder } from '../../recordings/recorder';
import { refused } from '../../refused';
import type { BugReport, ReportStore } from '../../reports/store';
import { type Route, route } from '../route';

const zip = promisify(gzip);

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
  result: row.ending === null ? null : resultFor({ winner: row.ending.winner, reason: row.ending.reason }),
  scores: row.ending?.scores ?? null,
  moves: row.status === 'over' ? moves : null,
  title: taskOf(row)?.title,
  startedAt: row.startedAt.toISOString(),
});

const headOf = ({ id, match, note, at }: BugReport) => ({ id, match, note, at: at.toISOString() });

interface Plan {
  readonly recorder: Recorder;
  readonly matches: MatchStore;
  readonly reports: ReportStore;
}

export const matchRoutes = ({ recorder, matches, reports }: Plan): readonly Route[] => [
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
    summary: 'Which seats of a finished match are mine, and whether it can be played on',
    access: 'anyone',
    budget: 'replay',
    shapes: { params: matchParamSchema, answer: replaySchema },
    async handle({ me, params }) {
      const row = await matches.find(params.match);
      if (row === null) throw refused('unknown-match');
      if (row.status !== 'over') throw refused('not-over');
      if (row.ending?.reason === VOID) throw refused('void');
      const seats = SEATS.filter((seat) => me !== null && sitsIn(me.user, row.chairs[seat]));
      const canContinue = row.task === null && (await recorder.isRebuilt(params.match));
      return { answer: { seats, canContinue } };
    },
  }),
  route({
    method: 'GET',
    path: '/api/matches/:match/recording',
    summary: 'What was to be seen of a match that is over: by all, or by one seat alone',
    access: 'anyone',
    budget: 'replay',
    shapes: { params: matchParamSchema, query: eyesQuerySchema, answer: recordingSchema },
    async handle({ params, query }) {
      return { json: await recorder.recording(params.match, query.eyes) };
    },
  }),
  route({
    method: 'GET',
    path: '/api/matches/:match/file',
    summary: 'The same as a file to keep: gzip, for `sleight replay` and for the replay page',
    access: 'anyone',
    budget: 'replay',
    shapes: { params: matchParamSchema, query: eyesQuerySchema, answer: z.string() },
    async handle({ params, query }) {
      const bytes = await zip(await recorder.recording(params.match, query.eyes));
      const name = `sleight-${params.match}-${query.eyes}.sleight`;
      return { file: { name, type: 'application/octet-stream', bytes } };
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
