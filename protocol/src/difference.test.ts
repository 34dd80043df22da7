import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applied, differenceOf, type Json } from './difference';

const plenty = () => ({ left: 1_000_000 });
const json = (value: unknown) => JSON.parse(JSON.stringify(value));

/** Lists of things with ids, as in scenes, among any other JSON. */
const things = fc.array(
  fc.record(
    { id: fc.constantFrom('a', 'b', 'c', 'd'), n: fc.integer({ min: 0, max: 3 }), in: fc.array(fc.nat(2)) },
    { requiredKeys: ['id'] },
  ),
);
const plain = fc.oneof(
  things,
  fc.record(
    { list: things, words: fc.array(fc.constantFrom('x', 'y')), on: fc.boolean() },
    { requiredKeys: [] },
  ),
  fc.jsonValue({ maxDepth: 4 }),
);
const hasProto = (value: unknown): boolean => JSON.stringify(value).includes('__proto__');

test('applying a difference gives exactly the new value, also through JSON', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      fc.pre(!hasProto([before, after]));
      const difference = json(differenceOf(before, after));
      expect(json(applied(json(before), difference, plenty()))).toEqual(json(after));
    }),
    { numRuns: 3_000 },
  );
});

test('no difference between equal values', () => {
  fc.assert(fc.property(plain, (value) => differenceOf(value, json(value)) === 0 || hasProto(value)));
});

test('undefined values count as absent', () => {
  expect(differenceOf({ a: 1, b: undefined }, { a: 1 })).toBe(0);
  expect(applied({ a: 1 }, differenceOf({ a: 1 }, { a: undefined, b: 2 }), plenty())).toEqual({ b: 2 });
});

test('a thing that moves in its list costs only its place', () => {
  const before = Array.from({ length: 50 }, (_, i) => ({
    id: `${i}`,
    text: 'a long text that is not repeated',
  }));
  const after = [before[49], ...before.slice(0, 49)];
  expect(JSON.stringify(differenceOf(before, after)).length).toBeLessThan(40);
});

test('an invalid difference throws', () => {
  const before: Json = { list: [1, 2, 3], of: { a: 1 } };
  const wrong: unknown[] = [
    null,
    1,
    'x',
    [],
    [0, 1],
    [1, [0, 1]],
    { list: [0, [0, 4]] },
    { list: [0, [-1, 1]] },
    { list: [0, [0.5, 1]] },
    { list: [0, [0, 1, 2]] },
    { list: [0, 'x'] },
    { list: { a: [1] } },
    { of: [0, [0, 1]] },
    { none: { a: [1] } },
    { none: 0 },
    JSON.parse('{"__proto__": [{"x": 1}]}'),
    JSON.parse('{"of": {"__proto__": [{"x": 1}]}}'),
  ];
  for (const difference of wrong) expect(() => applied(before, difference, plenty())).toThrow();
  expect(before).toEqual({ list: [1, 2, 3], of: { a: 1 } });
  expect(Object.prototype).not.toHaveProperty('x');
});

test('a list that doubles with every difference hits its limit', () => {
  const budget = plenty();
  let list: Json = [1, 2];
  const doubling = () => {
    for (let i = 0; i < 60; i++) {
      const n: number = Array.isArray(list) ? list.length : 0;
      list = applied(list, [0, [0, n], [0, n]], budget);
    }
  };
  expect(doubling).toThrow();
  expect(Array.isArray(list) && list.length).toBeLessThanOrEqual(10_000);
});

test('endless small differences exhaust their budget', () => {
  const budget = { left: 10_000 };
  const list: Json = Array.from({ length: 1_000 }, (_, i) => i);
  const copying = () => {
    for (let i = 0; i < 100; i++) applied(list, [0, [0, 1_000]], budget);
  };
  expect(copying).toThrow('too much');
});
