// The seat to move is the one that is asked, not the one whose turn it is.

import { advance, decisions, isIllegal, playing } from '@sleight/kernel/decide';
import type { State } from '@sleight/kernel/state';
import { view } from '@sleight/kernel/view';
import { expect, test } from 'vitest';
import { mythosGame } from './game';
import { plainMissions } from './plain-cards';
import { scene } from './scene';

const book = mythosGame.book({ cards: plainMissions });

/** The seats to move, as both players and spectators see it. */
const toMove = (s: State): number[][] =>
  ([0, 1, 'spectator'] as const).map((watcher) =>
    scene(playing(book, view(book, s, watcher))).seats.flatMap((one) => (one.isActive ? [one.seat] : [])),
  );

test('who has to choose in the turn of the other is to move', () => {
  const s = mythosGame.arrange(book, {
    start: { turn: 1 },
    me: { hand: ['KS-132'], chakra: 4, at: { 1: ['KS-007'] } },
    foe: { at: { 1: ['KS-086', 'KS-009', 'KS-123'] } },
  });
  expect(toMove(s)).toEqual([[0], [0], [0]]);
  const [{ id }] = decisions(playing(book, s));
  const facts = advance(book, s, {
    seat: 0,
    decision: id,
    keys: ['upgrade friendly 1 at mission 1 with KS-132'],
  });
  if (isIllegal(facts)) throw new Error(facts.say.en);
  expect(toMove(s)).toEqual([[1], [1], [1]]);
});

test('before the first turn the table says that hands are kept or redrawn, and then which turn it is', () => {
  const side = { filler: 20 };
  const s = mythosGame.arrange(book, { start: 'setup', me: side, foe: side });
  const heading = () => {
    const { turn, phase } = scene(playing(book, view(book, s, 0))).heading;
    return [turn.en, phase?.en ?? null];
  };
  expect(heading()).toEqual(['Setup', 'Mulligan']);
  for (const { id, seat } of decisions(playing(book, s)))
    advance(book, s, { seat, decision: id, keys: ['decline'] });
  expect(heading()).toEqual(['Turn 1 of 4', 'Action Phase']);
});
