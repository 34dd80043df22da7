import { expect, test } from 'vitest';
import { blank } from './decide';
import type { Fact } from './fact';
import { arena } from './fixtures/arena';
import type { Staging } from './staging';
import type { State } from './state';
import { beatsOf } from './story';

const staging: Staging = {
  draw: { how: 'deal' },
  pay: { how: 'roll', beat: 'leads' },
  play: { how: 'play' },
  enter: { how: 'pulse', beat: { joins: 'play' } },
  damage: { how: 'mark' },
  count: { how: 'roll' },
  die: { how: 'leave' },
};

const fact = (said: string, n: number): Fact => {
  const [verb, seat] = said.split(' ');
  return { n, verb, ...(seat === undefined ? {} : { seat: seat === '1' ? 1 : 0 }) };
};

const { book } = arena({ codes: {} });
const table = (mint: number): State => ({ ...blank(book, 'story'), mint });

/** The verbs of each beat, and which moment it ends with. */
function told(...facts: string[]): string[] {
  const moments = facts.map((_, i) => table(i));
  const [before, after] = [table(-1), table(99)];
  const beats = beatsOf(staging, { facts: facts.map(fact), moments, before, after });
  return beats.map((beat) => `${beat.facts.map(({ verb }) => verb).join(' ')} @${beat.after.mint}`);
}

test('each play is a beat, and the table after it is the one right after its facts', () => {
  expect(told('play 0', 'play 0')).toEqual(['play @0', 'play @99']);
});

test('what happens several times in a row to one seat is one beat', () => {
  expect(told('draw 0', 'draw 0', 'draw 1')).toEqual(['draw draw @1', 'draw @99']);
});

test('a payment opens the beat of what it pays for', () => {
  expect(told('draw 0', 'pay 0', 'play 0')).toEqual(['draw @0', 'pay play @99']);
});

test('a counter that changes belongs to what changed it', () => {
  expect(told('damage 0', 'count 0', 'die 0')).toEqual(['damage count @1', 'die @99']);
});

test('a fact may join one verb only', () => {
  expect(told('play 0', 'enter 0')).toEqual(['play enter @99']);
  expect(told('play 0', 'die 0', 'enter 0')).toEqual(['play @0', 'die @1', 'enter @99']);
});

test('a verb that the game says nothing about is a beat of its own', () => {
  expect(told('play 0', 'sing 0')).toEqual(['play @0', 'sing @99']);
});

test('a step in which nothing happened is one beat that shows the table', () => {
  expect(told()).toEqual([' @99']);
});

test('each beat begins where the one before it ended', () => {
  const facts = ['play 0', 'die 0', 'draw 1'].map(fact);
  const moments = facts.map((_, i) => table(i));
  const beats = beatsOf(staging, { facts, moments, before: table(-1), after: table(99) });
  expect(beats.map(({ before }) => before.mint)).toEqual([-1, 0, 1]);
});
