import { expect, test } from 'vitest';
import { sharing } from './sharing';

const old = {
  heading: { turn: 'one' },
  areas: [
    {
      id: 'hand',
      pieces: [
        { id: 'a', power: 1 },
        { id: 'b', power: 2 },
      ],
    },
    { id: 'deck', pieces: [] },
  ],
};

test('what is equal stays the same object', () => {
  expect(sharing(old, structuredClone(old))).toBe(old);
});

test('what has changed is new, and what is around it too', () => {
  const next = structuredClone(old);
  next.areas[0].pieces[1].power = 3;
  const shared = sharing(old, next);
  expect(shared).toEqual(next);
  expect(shared.heading).toBe(old.heading);
  expect(shared.areas[1]).toBe(old.areas[1]);
  expect(shared.areas[0].pieces[0]).toBe(old.areas[0].pieces[0]);
  expect(shared.areas[0].pieces[1]).not.toBe(old.areas[0].pieces[1]);
});

test('a piece is the same wherever it now is in its list', () => {
  const shared = sharing(old.areas, [{ id: 'hand', pieces: [{ id: 'b', power: 2 }] }]);
  expect(shared).toEqual([{ id: 'hand', pieces: [{ id: 'b', power: 2 }] }]);
  expect(shared[0].pieces[0]).toBe(old.areas[0].pieces[1]);
});

test('nothing is kept that is gone', () => {
  expect(sharing({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(sharing([1, 2], [1])).toEqual([1]);
  expect(sharing({ a: 1 }, null)).toBeNull();
});
