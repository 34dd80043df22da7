// The evaluator at laid-out tables: better positions score higher, and one seat's gain is the other's loss.

import { type Play, pick, playing } from '@sleight/kernel';
import { options } from '@sleight/kernel/decide';
import { playThrough } from '@sleight/kit/random-play';
import { expect, test } from 'vitest';
import { evaluate, evaluator } from './evaluate';
import { onepieceGame } from './game';
import { newMatch } from './random-play';

const book = onepieceGame.book({
  cards: [
    ...(onepieceGame.scenarioCards?.({}) ?? []),
    { id: 'T-001', counter: 0 },
    { id: 'T-002', counter: 2000 },
  ],
});

const laid = (me: object, foe: object = {}, start: object = {}): Play =>
  playing(book, onepieceGame.arrange(book, { start, me, foe }));
const worth = (me: object, foe: object = {}, start: object = {}): number => evaluate(laid(me, foe, start), 0);

test("one seat's gain is the other's loss, in every position of a random match", () => {
  const s = newMatch(book, 1);
  let looked = 0;
  playThrough(book, s, 1, (now) => {
    const p = playing(book, now);
    expect(evaluate(p, 0)).toBeCloseTo(-evaluate(p, 1), 9);
    expect(Object.values(evaluator.numbers(p)).every(Number.isFinite)).toBe(true);
    looked++;
    return false;
  });
  expect(looked).toBeGreaterThan(20);
});

test('Life, cards in hand and strong Characters are good to have', () => {
  expect(worth({ life: 4 }, { life: 2 })).toBeGreaterThan(worth({ life: 3 }, { life: 3 }));
  expect(worth({ hand: ['ST01-006', 'ST01-006'] })).toBeGreaterThan(worth({ hand: ['ST01-006'] }));
  expect(worth({ characters: ['ST01-012'] })).toBeGreaterThan(worth({ characters: ['ST01-006'] }));
});

test('an unstoppable last attack is nearly a win, one that a Counter stops is not', () => {
  const battle = { battle: { attacker: 'my leader', target: 'foe leader' } };
  const against = (card: string): number => worth({ life: 1 }, { life: 0, hand: [card] }, battle);
  expect(against('T-001')).toBeGreaterThan(2);
  expect(against('T-002')).toBeLessThan(against('T-001') - 1);
});

test('a current attack is worth more the more it takes to stop it', () => {
  const battle = { battle: { attacker: 'my leader', target: 'foe leader' } };
  const foe = { life: 3, hand: ['ST01-002', 'ST01-002', 'ST01-002'] };
  const strong = worth({ leader: { card: 'ST01-001', don: 2 } }, foe, battle);
  expect(strong).toBeGreaterThan(worth({ leader: { card: 'ST01-001' }, don: { rested: 2 } }, foe, battle));
});

test('it does not change the position', () => {
  const p = laid({ characters: ['ST01-012'], don: 3 }, { characters: ['ST01-006'] });
  const before = JSON.stringify(p.s);
  evaluate(p, 0);
  expect(JSON.stringify(p.s)).toBe(before);
  const end = options(p, 0).find(({ key }) => key === 'end turn')!;
  pick(p, 0, end.code);
  expect(evaluate(p, 0)).not.toBe(0);
});
