import type { Touch } from '@sleight/kernel';
import { describe, expect, test } from 'vitest';
import type { OpenDecision } from './choosing';
import { isAskedAgain, isFull, type Mark, marking } from './marking';

const both = (text: string) => ({ en: text, fr: text });
const object = (id: number): Touch => ({ kind: 'object', id });

const many = (chosen: number, keepsOrder = false) => ({ chosen, least: 1, most: 2, keepsOrder });

const decision = (many: OpenDecision['many'], id = 1): OpenDecision => ({
  id,
  why: both('Defeat up to two'),
  options: [
    { key: 'done', say: both('Done'), touches: [] },
    ...[1, 2, 3].map((n) => ({ key: `choose ${n}`, say: both(`${n}`), touches: [object(n)] })),
  ],
  onTimeout: [],
  many,
});

const two = decision(many(0));
const marks = (...ids: number[]): Mark[] => ids.map((id) => ({ piece: `${id}`, key: `choose ${id}` }));

describe('marking several', () => {
  test('a click marks and a second one unmarks', () => {
    expect(marking(two, [], '3', object(3))).toEqual(marks(3));
    expect(marking(two, marks(3, 1), '3', object(3))).toEqual(marks(1));
  });

  test('no more than the maximum are marked', () => {
    expect(isFull(two, marks(1, 2))).toBe(true);
    expect(marking(two, marks(1, 2), '3', object(3))).toEqual(marks(1, 2));
  });

  test('anything but an option is not marked', () => {
    expect(marking(two, [], '9', object(9))).toBeNull();
  });
});

test('a single choice is picked, not marked', () => {
  expect(marking(decision(undefined), [], '1', object(1))).toBeNull();
  expect(marking(decision(many(1)), [], '1', object(1))).toBeNull();
});

test('the same question may return for more picks; a different question is recognised', () => {
  const again = decision(many(1), 2);
  expect(isAskedAgain(two, 1, again)).toBe(true);
  expect(isAskedAgain(two, 2, again)).toBe(false);
  expect(isAskedAgain(two, 1, { ...again, why: both('Another') })).toBe(false);
  expect(isAskedAgain(two, 0, two)).toBe(false);
});
