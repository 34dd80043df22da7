// The user's matches, replays for everyone with the link, and bug reports for admins.

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { perSeat, SEATS } from '@sleight/kernel';
import {
  eyesQuerySchema,
  type MatchChoices,
  matchChoicesSchema,
  matchesQuerySchema,
  matchesSchema,
  matchParamSchema,
  recordingSchema,
  replaySchema,
  reportParamSchema,
  reportsSchema,
  reportWithScenarioSchema,
} from '@sleight/protocol';
import { findGame } from '@sleight/shelf';
import { z } from 'zod';
import type { DeckRow, SavedDecks } from '../../database/decks';
import { deckNames } from '../../decks/names';
import { solutionFor } from '../../lessons/solution';
import { taskOf } from '../../lessons/told';
import { opponentNamed, playerIn } from '../../matches/players';
import type { Chair, HistoryChoice, MatchStore, StoredSummary } from '../../matches/store';
import { resultFor, VOID } from '../../matches/void';
import type { Recorder } from '../../recordings/recording-queue';
import { refused } from '../../refused';
import type { BugReport, ReportStore } from '../../reports/store';
import { type Route, route } from '../route';

const zip = promisify(gzip);

const MOST_REPORTS = 100;

const sitsIn = (user: string, chair: Chair): boolean => chair.kind === 'person' && chair.user === user;

type MatchSummary = z.infer<typeof matchesSchema>['matches'][number];

/** Contains nothing beyond what the players at the table know. */
function summaryFor(user: string, { row, moves }: StoredSummary, saved: readonly DeckRow[]): MatchSummary {
  const seats = SEATS.filter((seat) => sitsIn(user, row.chairs[seat]));
  const game = findGame(row.game);
  return {
    match: row.id,
    game: row.game,
    ruleset: row.ruleset,
    players: perSeat((seat) => playerIn(row.chairs[seat])),
    seats,
    status: row.status,
    result: row.ending === null ? null : resultFor({ winner: row.ending.winner, reason: row.ending.reason }),
    scores: row.ending?.scores ?? null,
    decks: game === null ? [null, null] : [...deckNames(game, row, seats, saved)],
    moves: row.status === 'over' ? moves : null,
    title: taskOf(row)?.title,
    startedAt: row.startedAt.toISOString(),
  };
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** A shared screen has no opponent. */
function choicesFrom(found: readonly HistoryChoice[]): MatchChoices {
  const opponents = distinct(found.map(({ against }) => against)).filter((one) => one !== 'hotseat');
  return {
    games: distinct(found.map(({ game }) => game)),
    opponents: opponents.map((against) => ({ against, player: opponentNamed(against) })),
    results: distinct(found.map(({ result }) => result)),
  };
}

const headOf = ({ id, match, note, at }: BugReport) => ({ id, match, note, at: at.toISOString() });

interface Plan {
  readonly recorder: Recorder;
  readonly matches: MatchStore;
  readonly decks: SavedDecks;
  readonly reports: ReportStore;
}

const historyRoutes = ({ matches, decks }: Plan): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/matches',
    summary: 'My matches, newest first',
    access: 'signed-in',
    shapes: { query: matchesQuerySchema, answer: matchesSchema },
    async handle({ me, query }) {
      const { status = null, limit, ...filter } = query;
      const found = await matches.ofUser(me.user, status, limit, filter);
      const saved = found.length === 0 ? [] : await decks.ofUser(me.user, null);
      return { answer: { matches: found.map((one) => summaryFor(me.user, one, saved)) } };
    },
  }),
  route({
    method: 'GET',
    path: '/api/matches/choices',
    summary: 'What my finished matches can be filtered by',
    access: 'signed-in',
    shapes: { answer: matchChoicesSchema },
    async handle({ me }) {
      return { answer: choicesFrom(await matches.choicesOf(me.user)) };
    },
  }),
];

const replayRoutes = ({ recorder, matches }: Plan): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/matches/:match/replay',
    summary: 'Which seats of a finished match are mine, and whether it can be continued',
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
    summary: 'The recording of a finished match, from every point of view or one seat’s',
    access: 'anyone',
    budget: 'replay',
    shapes: { params: matchParamSchema, query: eyesQuerySchema, answer: recordingSchema },
    async handle({ params, query }) {
      return { json: await recorder.recording(params.match, query.eyes) };
    },
  }),
  route({
    method: 'GET',
    path: '/api/matches/:match/solution',
    summary:
      'The solution of the puzzle that I have tried in this match, as a recording; once the match is over',
    access: 'signed-in',
    budget: 'replay',
    shapes: { params: matchParamSchema, answer: recordingSchema },
    async handle({ me, params }) {
      const row = await matches.find(params.match);
      if (row === null) throw refused('unknown-match');
      return { json: await solutionFor(me.user, row) };
    },
  }),
  route({
    method: 'GET',
    path: '/api/matches/:match/file',
    summary: 'The recording as a gzip file, for `sleight replay` and the replay page',
    access: 'anyone',
    budget: 'replay',
    shapes: { params: matchParamSchema, query: eyesQuerySchema, answer: z.string() },
    async handle({ params, query }) {
      const bytes = await zip(await recorder.recording(params.match, query.eyes));
      const name = `sleight-${params.match}-${query.eyes}.sleight`;
      return { file: { name, type: 'application/octet-stream', bytes } };
    },
  }),
];

const reportRoutes = ({ reports }: Plan): readonly Route[] => [
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

export const matchRoutes = (plan: Plan): readonly Route[] => [
  ...historyRoutes(plan),
  ...replayRoutes(plan),
  ...reportRoutes(plan),
];
