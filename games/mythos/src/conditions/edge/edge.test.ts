import { expect, test } from 'vitest';
import { holds, saidIf } from '../../words/probe';

test('edge is said and read back', () => {
  expect(saidIf({ edge: 'player' })).toEqual({
    en: 'MAIN: if you have the Edge, draw 1 card.',
    fr: "MAIN : si vous avez l'Edge, piochez 1 carte.",
  });
  expect(saidIf({ edge: 'opponent' })).toEqual({
    en: "MAIN: if you don't have the Edge, draw 1 card.",
    fr: "MAIN : si vous n'avez pas l'Edge, piochez 1 carte.",
  });
});

test('one of the players has it', () => {
  expect(holds('you have the Edge', { start: { edge: 'me' } })).toBe(true);
  expect(holds('you have the Edge', { start: { edge: 'foe' } })).toBe(false);
  expect(holds("you don't have the Edge", { start: { edge: 'foe' } })).toBe(true);
});
