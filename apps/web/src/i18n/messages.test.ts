import { describe, expect, test } from 'vitest';
import en from '../../messages/en';
import fr from '../../messages/fr';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : leaves(value, `${path}${key}.`),
  );

const names = (sentence: string): string[] =>
  [...sentence.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).sort();

describe('messages', () => {
  test('both languages say the same things', () => {
    expect(leaves(fr).map(([key]) => key)).toEqual(leaves(en).map(([key]) => key));
  });

  test('both languages fill in the same names', () => {
    const french = new Map(leaves(fr));
    for (const [key, sentence] of leaves(en))
      expect([key, names(french.get(key) ?? '')]).toEqual([key, names(sentence)]);
  });

  test('French is set with one apostrophe', () => {
    for (const [key, sentence] of leaves(fr)) expect([key, sentence.includes("'")]).toEqual([key, false]);
  });

  test('French sets a thin space before double punctuation', () => {
    for (const [key, sentence] of leaves(fr)) expect([key, / [:;?!]/.test(sentence)]).toEqual([key, false]);
  });
});
