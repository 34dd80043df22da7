import { expect, test } from 'vitest';
import type { MatchSummary } from '../net/api';
import { asked, endedBy, noFilter, readFilter, scoreOf, verdictOn, writeFilter } from './past';

const person = (name: string) => ({ name, level: null, levelName: null, persona: null });
const bot = (level: string) => ({ name: null, level, levelName: null, persona: null });

const match = (changes: Partial<MatchSummary> = {}): MatchSummary => ({
  match: 'm',
  game: 'territory',
  ruleset: 'standard',
  players: [person('Ada'), bot('easy')],
  seats: [0],
  status: 'over',
  result: { winner: 0, reason: 'score' },
  scores: null,
  decks: [null, null],
  moves: 10,
  startedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});
const won = match();
const lost = match({ game: 'mythos', players: [bot('hard'), person('Ada')], seats: [1] });
const drawn = match({ players: [person('Ada'), person('Mara')], result: { winner: null, reason: 'draw' } });
const shared = match({ seats: [0, 1], players: [person('Ada'), person('Ada')] });
const all = [won, lost, drawn, shared];

test('the result is from the user’s side', () => {
  expect(all.map(verdictOn)).toEqual(['won', 'lost', 'drawn', 'shared']);
  const note = { en: 'Void.', fr: 'Nulle.' };
  expect(verdictOn(match({ result: { winner: null, reason: 'void', note } }))).toBe('void');
});

test('one’s own score comes first', () => {
  const scores = { label: { en: 'Points', fr: 'Points' }, points: [3, 7] as [number, number] };
  expect(scoreOf(match({ scores }))).toEqual([3, 7]);
  expect(scoreOf(match({ scores, seats: [1] }))).toEqual([7, 3]);
  expect(scoreOf(won)).toBe(null);
});

test('a filter is kept in the address', () => {
  const filter = { game: 'mythos', against: 'person:Mara & Co', result: '' };
  expect(readFilter(writeFilter(filter))).toEqual(filter);
  expect(writeFilter(noFilter).toString()).toBe('');
});

test('the chosen values are sent to the server, and values that cannot be chosen are not', () => {
  expect(asked({ ...noFilter, result: 'won' })).toEqual({ result: 'won' });
  const made = new URLSearchParams({ game: '../x', against: 'anyone', result: 'fine' });
  expect(readFilter(made)).toEqual(noFilter);
});

test('a match that a player ended says who and how, and any other says nothing', () => {
  const ended = (winner: 0 | 1 | null, reason: string, seats: (0 | 1)[] = [0]) =>
    endedBy({ seats, result: { winner, reason } });
  expect([ended(0, 'left'), ended(1, 'left')]).toEqual(['leftThem', 'leftMe']);
  expect([ended(0, 'concession'), ended(1, 'concession')]).toEqual(['concededThem', 'concededMe']);
  expect([ended(0, 'points'), ended(null, 'left'), ended(0, 'left', [0, 1])]).toEqual([null, null, null]);
});
