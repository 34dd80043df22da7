// Which seat is to move: the one that is asked, or the one with priority.

import { advance, decisions, isIllegal, playing } from '@sleight/kernel/decide';
import type { State } from '@sleight/kernel/state';
import { view } from '@sleight/kernel/view';
import { expect, test } from 'vitest';
import { territoryGame } from './game';
import { newMatch } from './random-play';
import { scene } from './scene';

const book = territoryGame.book({ rules: { leaders: true, mulligan: 2 } });

function send(s: State, seat: number, key: string): void {
  const [asked] = decisions(playing(book, s)).filter((one) => one.seat === seat);
  const facts = advance(book, s, { seat: asked.seat, decision: asked.id, keys: [key] });
  if (isIllegal(facts)) throw new Error(facts.say.en);
}

/** The seats to move, as seen by either player and by spectators. */
const toMove = (s: State): number[][] =>
  ([0, 1, 'spectator'] as const).map((watcher) =>
    scene(playing(book, view(book, s, watcher))).seats.flatMap((one) => (one.isActive ? [one.seat] : [])),
  );

test("a player who chooses for their own ability in the opponent's turn is to move", () => {
  const s = territoryGame.arrange(book, {
    start: { round: 1, priority: 'me' },
    me: { hand: ['plague-spreader'] },
    foe: { passed: true, slots: { 1: 'pawn', 2: 'champion', 3: 'warlord' } },
  });
  expect(toMove(s)).toEqual([[0], [0], [0]]);
  send(s, 0, 'play plague-spreader');
  expect(toMove(s)).toEqual([[1], [1], [1]]);
});

test('both exchange cards, until one is done', () => {
  const s = newMatch(book, 1, true);
  const both = [0, 1];
  expect(toMove(s)).toEqual([both, both, both]);
  send(s, 1, 'done');
  expect(toMove(s)).toEqual([[0], [0], [0]]);
});
