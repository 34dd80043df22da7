import { blank } from '@sleight/kernel/decide';
import type { Fact } from '@sleight/kernel/fact';
import { arena } from '@sleight/kernel/fixtures/arena';
import type { State } from '@sleight/kernel/state';
import { expect, test } from 'vitest';
import type { Staging } from './staging';
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

/** The verbs of each beat, and the moment it ends with. */
function told(...facts: string[]): string[] {
  const moments = facts.map((_, i) => table(i));
  const [before, after] = [table(-1), table(99)];
  const beats = beatsOf({ staging }, { facts: facts.map(fact), moments, before, after });
  return beats.map((beat) => `${beat.facts.map(({ verb }) => verb).join(' ')} @${beat.after.mint}`);
}

test('each play is a beat, and its table is the one right after its facts', () => {
  expect(told('play 0', 'play 0')).toEqual(['play @0', 'play @99']);
});

test('a fact repeated for one seat is one beat', () => {
  expect(told('draw 0', 'draw 0', 'draw 1')).toEqual(['draw draw @1', 'draw @99']);
});

test('a payment opens the beat of what it pays for', () => {
  expect(told('draw 0', 'pay 0', 'play 0')).toEqual(['draw @0', 'pay play @99']);
});

test('a counter change belongs to its cause', () => {
  expect(told('damage 0', 'count 0', 'die 0')).toEqual(['damage count @1', 'die @99']);
});

test('a fact may join one verb only', () => {
  expect(told('play 0', 'enter 0')).toEqual(['play enter @99']);
  expect(told('play 0', 'die 0', 'enter 0')).toEqual(['play @0', 'die @1', 'enter @99']);
});

test('a verb without staging is a beat of its own', () => {
  expect(told('play 0', 'sing 0')).toEqual(['play @0', 'sing @99']);
});

test('a step without facts is one beat that shows the table', () => {
  expect(told()).toEqual([' @99']);
});

test('each beat begins where the one before it ended', () => {
  const facts = ['play 0', 'die 0', 'draw 1'].map(fact);
  const moments = facts.map((_, i) => table(i));
  const beats = beatsOf({ staging }, { facts, moments, before: table(-1), after: table(99) });
  expect(beats.map(({ before }) => before.mint)).toEqual([-1, 0, 1]);
});

test('a phase that begins after the last fact is a beat of its own', () => {
  const facts = ['play 0', 'die 0'].map(fact);
  const moments = facts.map((_, i) => table(i));
  const step = { facts, moments, before: table(-1), after: table(99) };
  const beats = beatsOf({ staging, phase: ({ mint }) => (mint < 99 ? 1 : 2) }, step);
  expect(beats.map(({ facts: [first], after }) => [first?.verb, after.mint])).toEqual([
    ['play', 0],
    ['die', 1],
    [undefined, 99],
  ]);
  expect(beatsOf({ staging, phase: () => 1 }, step)).toHaveLength(2);
});
