import type { Scene } from '@sleight/kit/scene';
import type { StateUpdate } from '@sleight/protocol';
import { packed } from '@sleight/protocol/unpack';
import { expect, test } from 'vitest';
import {
  arrived,
  BEFORE_THE_DEAL,
  isOnItsWayTo,
  litDecision,
  openDecision,
  toldAll,
  toldNext,
  withStep,
} from './seat-table';

const both = (text: string) => ({ en: text, fr: text });

const sceneAt = (turn: string): Scene => ({
  heading: { turn: both(turn), phase: null },
  seats: [],
  areas: [],
  counters: [],
  effects: [],
  links: [],
});

const decision = { id: 7, why: both('Which?'), options: [], onTimeout: [] };

const step = (version: number, ...turns: string[]): StateUpdate => ({
  match: 'match',
  seat: 0,
  version,
  by: 1,
  beats: packed(turns.map((turn) => ({ facts: [], log: [both(`log ${turn}`)], scene: sceneAt(turn) }))),
  decision,
  isWaiting: false,
  mayUndo: true,
  result: { winner: 0, reason: 'points' },
});

const turnOf = ({ frame }: { frame: { scene: Scene } }): string => frame.scene.heading.turn.en;
const linesOf = ({ log }: { log: readonly { lines: readonly { en: string }[] }[] }): string[] =>
  log.flatMap(({ lines }) => lines.map(({ en }) => en));

const start = arrived({ update: step(4, 'now'), log: [[both('earlier')]] }, false);

test('joining a match shows its current end and the log up to there', () => {
  expect(turnOf(start)).toBe('now');
  expect(linesOf(start)).toEqual(['earlier']);
  expect(start.frame.decision).toEqual(decision);
});

test('a new match is dealt beat by beat, from an empty log', () => {
  const arriving = arrived({ update: step(0, 'banner', 'draw', 'draw'), log: [[both('all of it')]] }, true);
  expect(arriving.frame.beat).toBe(BEFORE_THE_DEAL);
  expect(linesOf(arriving)).toEqual([]);
  expect(arriving.frame.decision).toBeNull();
  expect(linesOf(toldNext(arriving, 1))).toEqual(['log banner']);
  expect(linesOf(toldAll(arriving))).toEqual(['log banner', 'log draw', 'log draw']);
});

test('players are introduced before a match whose first choice comes before its deal', () => {
  const arriving = arrived({ update: step(0, 'who goes first'), log: [] }, true);
  expect(arriving.frame.beat).toBe(BEFORE_THE_DEAL);
  expect(arriving.frame.decision).toBeNull();
  expect(toldNext(toldNext(arriving, 1), 1).frame.decision).toEqual(decision);
});

test('nothing of a step is visible before its beat', () => {
  const waiting = withStep(start, step(5, 'one', 'two'));
  expect(turnOf(waiting)).toBe('now');
  expect(linesOf(waiting)).toEqual(['earlier']);
  expect(waiting.heard).toBe(5);
  const one = toldNext(waiting, 1);
  expect(turnOf(one)).toBe('one');
  expect(linesOf(one)).toEqual(['earlier', 'log one']);
  expect([one.frame.decision, one.frame.result, one.frame.mayUndo]).toEqual([null, null, false]);
});

test('the result comes with the last beat, the decision after it', () => {
  const last = toldNext(toldNext(withStep(start, step(5, 'one', 'two')), 1), 1);
  expect(turnOf(last)).toBe('two');
  expect(last.frame.result).toEqual({ winner: 0, reason: 'points' });
  expect([last.frame.decision, last.frame.mayUndo]).toEqual([null, false]);
  const told = toldNext(last, 1);
  expect(turnOf(told)).toBe('two');
  expect(told.frame).toMatchObject({ decision, mayUndo: true, facts: [], log: [] });
  expect(told.coming).toEqual([]);
});

test("options are highlighted during the last beat of the player's own move, not of the opponent's", () => {
  const lastBeatOf = (by: 0 | 1) =>
    toldNext(toldNext(withStep(start, { ...step(5, 'one', 'two'), by }), 1), 1);
  expect(litDecision(lastBeatOf(0))).toEqual(decision);
  expect(litDecision(lastBeatOf(1))).toBeNull();
  expect(litDecision(toldNext(lastBeatOf(1), 1))).toEqual(decision);
});

test('the open decision can be known before the story has been shown', () => {
  const waiting = toldNext(withStep(start, step(5, 'one', 'two')), 1);
  expect(waiting.frame.decision).toBeNull();
  expect(openDecision(waiting)).toEqual(decision);
});

test('the beats of one step are one log entry', () => {
  const told = toldAll(withStep(withStep(start, step(5, 'one', 'two')), step(6, 'three')));
  expect(told.log.map(({ lines }) => lines.length)).toEqual([1, 2, 1]);
});

test('finishing early keeps every line and moves nothing', () => {
  const rest = withStep(withStep(start, step(5, 'one', 'two')), step(6, 'three'));
  const told = toldAll(rest);
  expect(turnOf(told)).toBe('three');
  expect(linesOf(told)).toEqual(['earlier', 'log one', 'log two', 'log three']);
  expect(told.frame.facts).toEqual([]);
  expect(told.pace).toBe(0);
  expect(toldAll(told)).toBe(told);
});

test('a new turn is announced, also in a game without a fact for it', () => {
  const bannersIn = (...turns: string[]): boolean[] =>
    withStep(start, step(5, ...turns)).coming.map(({ facts }) => facts.some(({ how }) => how === 'banner'));
  expect(bannersIn('now', 'now')).toEqual([false, false, false]);
  expect(bannersIn('now', 'turn 2', 'turn 2')).toEqual([false, true, false, false]);
});

test('a second copy of the same update does not interrupt the story', () => {
  const update = step(0, 'banner', 'draw');
  const arriving = arrived({ update, log: [] }, true);
  expect(isOnItsWayTo(arriving, update)).toBe(true);
  expect(isOnItsWayTo(arriving, { ...update, version: 1 })).toBe(false);
  expect(isOnItsWayTo(arriving, { ...update, decision: { ...decision, id: 8 } })).toBe(false);
  expect(isOnItsWayTo(toldAll(arriving), update)).toBe(false);
});
