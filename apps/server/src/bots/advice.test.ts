import { expect, test } from 'vitest';
import { standing } from './advice';

const option = (key: string, win: number) => ({ key, say: { en: key, fr: key }, win });
const keysOf = (...top: ReturnType<typeof option>[]): string[] => standing(top).map(({ key }) => key);

test("the search's pick comes first, and no later option looks better", () => {
  expect(keysOf(option('best', 0.5), option('unknown', 0.9), option('next', 0.4))).toEqual(['best', 'next']);
  expect(keysOf(option('best', 0.5), option('next', 0.4), option('unknown', 0.45))).toEqual(['best', 'next']);
});

test('options shown as equal are equal', () => {
  expect(keysOf(option('best', 0.521), option('equal', 0.524))).toEqual(['best', 'equal']);
});

test('no advice stays empty', () => {
  expect(keysOf()).toEqual([]);
});
