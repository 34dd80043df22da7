import { expect, test } from 'vitest';
import en from '../../messages/en';
import { messageUse } from './message-use';

type Tree = { readonly [key: string]: string | Tree };

const keysOf = (tree: Tree, above = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${above}${key}`] : keysOf(value, `${above}${key}.`),
  );

const isUsed = messageUse();

test('every message is asked for by some page', () => {
  const unused = Object.entries(en).flatMap(([part, messages]) =>
    keysOf(messages)
      .filter((key) => !isUsed(part, key))
      .map((key) => `${part}.${key}`),
  );
  expect(unused).toEqual([]);
});

test('a message that no page asks for is found', () => {
  expect(isUsed('match', 'won')).toBe(true);
  expect(isUsed('company', 'greeting.hello')).toBe(true);
  expect(isUsed('match', 'nobodyAsksForThis')).toBe(false);
  expect(isUsed('greeting', 'hello')).toBe(false);
});
