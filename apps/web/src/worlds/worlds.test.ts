import { expect, test } from 'vitest';
import { inOrder, isWorld, worldColours, worldIds } from './worlds';

test('games are listed in the order of their worlds, those without a world last', () => {
  const games = ['chess', ...worldIds.toReversed()].map((id) => ({ id }));
  expect(inOrder(games).map(({ id }) => id)).toEqual([...worldIds, 'chess']);
});

test('only a game on the shelf is a world', () => {
  expect([...worldIds, 'chess', '', 'toString'].filter(isWorld)).toEqual(worldIds);
});

test('each world has its colours', () => {
  for (const id of worldIds) expect(worldColours).toContain(`[data-world="${id}"]{`);
});
