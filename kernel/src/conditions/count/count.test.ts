import { expect, test } from 'vitest';
import { speakFor } from '../../derive';
import { arena } from '../../fixtures/arena';
import { seated } from '../../fixtures/table';
import { direct } from '../../fixtures/words';
import { words } from '../../pond/words';
import { said } from '../../text/said';
import { meaning } from './meaning';

test('count is said and read back', () => {
  const when = (gte: number) => ({ if: { count: { targetSide: 'opponent', targetType: 'frog' }, gte } });
  const draw = { actions: [{ type: 'draw', amount: 1 }] };
  expect(said({ type: 'Arrive', condition: when(1), effect: draw }, words)).toEqual({
    en: 'Arrive: if there is an intruder, draw 1 card.',
    fr: "Arrivée : s'il y a un intrus, piochez 1 carte.",
  });
  expect(said({ type: 'Arrive', condition: when(2), effect: draw }, words)).toEqual({
    en: 'Arrive: if there are 2 or more intruders, draw 1 card.',
    fr: "Arrivée : s'il y a au moins 2 intrus, piochez 1 carte.",
  });
});

test('at least so many are found', () => {
  const { p } = seated(arena({}));
  const holds = (n: number) => meaning({ count: () => n, gte: 2 }, direct)(p, speakFor(0, 0));
  expect([1, 2, 3].map(holds)).toEqual([false, true, true]);
});
