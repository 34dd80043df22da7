import { expect, test } from 'vitest';
import { inOrder } from './worlds';

test('games come in the order of their worlds, those without a world last', () => {
  const games = ['chess', 'onepiece', 'territory', 'mythos'].map((id) => ({ id }));
  expect(inOrder(games).map(({ id }) => id)).toEqual(['mythos', 'territory', 'onepiece', 'chess']);
});
