// Attacks that could end the match: Life takes some, blockers some, Counters the cheapest.

import { playing } from '@sleight/kernel';
import { expect, test } from 'vitest';
import { asOnePiece } from './book';
import { forcesOf } from './forces';
import { onepieceGame } from './game';
import { type Threat, threatOf } from './threat';

const book = onepieceGame.book({
  cards: [
    ...(onepieceGame.scenarioCards?.({}) ?? []),
    { id: 'T-001', keywords: ['Blocker'] },
    { id: 'T-002', keywords: ['Double Attack'] },
  ],
});

/** The possible damage of all my attackers this turn. */
function threat(me: object, foe: object): Threat {
  const p = playing(book, onepieceGame.arrange(book, { start: {}, me, foe }));
  const { shared } = asOnePiece(book);
  const [mine, theirs] = [forcesOf(p, shared, 0), forcesOf(p, shared, 1)];
  const all = [mine.leader, ...mine.characters];
  return threatOf(all, ({ power }) => power, mine.active, theirs);
}

test('one attack more than Life ends the match if nothing stops it', () => {
  expect(threat({}, { life: 0, hand: [] })).toMatchObject({ beyond: 1 });
  expect(threat({}, { life: 0, hand: [] }).kill).toBeGreaterThan(0.5);
  expect(threat({}, { life: 1, hand: [] })).toEqual({ beyond: 0, kill: 0 });
  expect(threat({ characters: ['T-001'] }, { life: 1, hand: [] })).toMatchObject({ beyond: 1 });
});

test('a Blocker takes one attack, Double Attack makes two', () => {
  expect(threat({}, { life: 0, characters: ['T-001'] })).toEqual({ beyond: 0, kill: 0 });
  expect(threat({}, { life: 0, characters: [{ card: 'T-001', rested: true }] }).beyond).toBe(1);
  expect(threat({ characters: ['T-002'] }, { life: 2 }).beyond).toBe(1);
});

test('Counters in hand make it less sure, DON!! to give make it surer', () => {
  const sure = threat({}, { life: 0, hand: [] }).kill;
  const hand = ['ST01-002', 'ST01-002'];
  expect(threat({}, { life: 0, hand }).kill).toBeLessThan(sure);
  expect(threat({ don: 5 }, { life: 0, hand }).kill).toBeGreaterThan(threat({}, { life: 0, hand }).kill);
});

test('an attacker that is short of power is helped by DON!!', () => {
  const foe = { leader: { card: 'ST01-001', power: 2000 }, life: 0 };
  expect(threat({}, foe).beyond).toBe(0);
  expect(threat({ don: 2 }, foe).beyond).toBe(1);
});
