import { expect, test } from 'vitest';
import { arena, FIELD } from '../../fixtures/arena';
import { put, seated } from '../../fixtures/table';
import { direct } from '../../fixtures/words';
import { lastOf } from '../../objects';
import { words } from '../../pond/words';
import { said } from '../../text/said';
import { meaning } from './meaning';

test('bound is said and read back', () => {
  const actions = [
    { type: 'choose', targetType: 'frog' },
    { type: 'draw', amount: 1, if: { bound: 'chosen', side: 'opponent' } },
  ];
  expect(said({ type: 'Arrive', effect: { actions } }, words)).toEqual({
    en: 'Arrive: choose a frog. If it was an intruder, draw 1 card.',
    fr: "Arrivée : choisissez une grenouille. Si c'était un intrus, piochez 1 carte.",
  });
});

test('it asks who controlled the thing when the register was written', () => {
  const t = seated(arena({ cards: [{ id: 'rat' }] }));
  const theirs = put(t, 'rat', 1, FIELD);
  const regs = [{ refs: [], n: 1, last: [lastOf(t.p, theirs)] }];
  const holds = (side: 'player' | 'opponent') =>
    meaning({ bound: 'chosen', side }, direct)(t.p, { code: -1, pc: 0, you: 0, self: 0, regs });
  expect([holds('player'), holds('opponent')]).toEqual([false, true]);
});
