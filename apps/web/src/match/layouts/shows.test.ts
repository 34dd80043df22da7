import { expect, test } from 'vitest';
import { showsItself } from './shows';

test('an area is meant whosever it is', () => {
  expect(['life:0', 'life:1', 'trash:0'].map((id) => showsItself('onepiece', id))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a game on the plain table leaves everything to the plates', () => {
  expect(showsItself('chess', 'life:0')).toBe(false);
});
