import type { RuleFieldMessage } from '@sleight/protocol';
import { expect, test } from 'vitest';
import { changed, isAllowed, misfits, rulesFrom, typedNumber } from './rule-changes';

const both = (text: string) => ({ en: text, fr: text });
const number = (path: string, value: number | null, more = {}): RuleFieldMessage => ({
  path,
  name: both(path),
  kind: 'number',
  value,
  least: 1,
  most: 9,
  because: both('so it is'),
  ...more,
});
const lanes: RuleFieldMessage = {
  path: 'lanes',
  name: both('Lanes'),
  kind: 'choice',
  value: 4,
  choices: [4, 5].map((value) => ({ value, name: both(`${value}`) })),
};
const fields = [
  lanes,
  number('deck.size', 5),
  number('deck.copies', 2),
  number('maxHand', null, { none: both('no limit') }),
];

test('only differences from the ruleset are sent, in their section', () => {
  const choices = { lanes: 5, 'deck.size': 7, 'deck.copies': 2, maxHand: 3 };
  expect(rulesFrom(fields, choices)).toEqual({ lanes: 5, deck: { size: 7 }, maxHand: 3 });
  expect(changed(fields, choices).map(({ path }) => path)).toEqual(['lanes', 'deck.size', 'maxHand']);
  expect(rulesFrom(fields, { lanes: 4 })).toEqual({});
});

test('values outside a field’s bounds are invalid, and empty only where that is allowed', () => {
  expect([0, 1, 9, 10, 2.5, Number.NaN].map((value) => isAllowed(fields[1], value))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([isAllowed(fields[1], null), isAllowed(fields[3], null)]).toEqual([false, true]);
  expect([isAllowed(lanes, 5), isAllowed(lanes, 6), isAllowed(lanes, '5')]).toEqual([true, false, false]);
  expect(misfits(fields, { 'deck.size': 99, lanes: 5 }).map(({ path }) => path)).toEqual(['deck.size']);
});

test('an empty field is not a number, and letters never are', () => {
  expect([typedNumber(' '), typedNumber('7'), typedNumber('x')]).toEqual([null, 7, Number.NaN]);
});
