import type { Area, Scene } from '@sleight/kit/scene';
import { expect, test } from 'vitest';
import { artOf } from './art-of';

const said = (text: string) => ({ en: text, fr: text });

const area = (id: string, kind: Area['kind'], whose: 0 | 1, cards: readonly string[]): Area => ({
  id,
  kind,
  whose,
  lane: 0,
  label: said(id),
  touch: null,
  count: cards.length,
  pieces: cards.map((card, i) => ({ id: `${id}${i}`, card, face: 'up', touch: null })),
});

const scene = (...areas: Area[]): Scene => ({
  heading: { turn: said('Round 1'), phase: null },
  seats: [],
  areas,
  counters: [],
  effects: [],
  links: [],
});

const strengths: Readonly<Record<string, number>> = { pawn: 1, scout: 2, champion: 5, rival: 9 };
const strengthOf = (card: string): number => strengths[card] ?? 0;

test('the strongest cards of the winner come first', () => {
  const shown = scene(
    area('mine', 'slot', 0, ['pawn', 'champion']),
    area('theirs', 'slot', 1, ['rival']),
    area('also mine', 'slot', 0, ['scout']),
  );
  expect(artOf(shown, 0, strengthOf)).toEqual(['champion', 'scout', 'pawn']);
  expect(artOf(shown, 1, strengthOf)).toEqual(['rival', 'champion', 'scout']);
});

test('a Leader comes before stronger cards', () => {
  const shown = scene(area('row', 'row', 0, ['champion']), area('leader', 'leader', 0, ['pawn']));
  expect(artOf(shown, 0, strengthOf)).toEqual(['pawn', 'champion']);
});

test('a face-down card is not shown, even if this seat knows it', () => {
  const hidden = area('mine', 'lane', 0, ['champion']);
  const secret = { ...hidden, pieces: hidden.pieces.map((piece) => ({ ...piece, face: 'secret' as const })) };
  expect(artOf(scene(secret, area('theirs', 'lane', 1, ['rival'])), 0, strengthOf)).toEqual(['rival']);
});

test('on an empty table the last round is used, then the discard piles', () => {
  const round = {
    label: said('Round 2'),
    sides: [
      { whose: 1 as const, cards: ['rival'], numbers: {}, words: [] },
      { whose: 0 as const, cards: ['pawn'], numbers: {}, words: [] },
    ],
  };
  const shown = { ...scene(area('discard', 'pile', 0, ['scout'])), rounds: [round] };
  expect(artOf(shown, 0, strengthOf)).toEqual(['pawn', 'rival', 'scout']);
});
