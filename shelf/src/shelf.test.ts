import { expect, test } from 'vitest';
import { findGame, gameIds, shelf } from '.';
import { loadGame } from './load';

test('every game is on the shelf once', () => {
  expect(new Set(gameIds).size).toBe(gameIds.length);
  expect(gameIds.length).toBeGreaterThan(3);
});

test.each(gameIds)('%s is found by its id, and loaded alone it is the same game', async (id) => {
  expect(findGame(id)?.id).toBe(id);
  expect(await loadGame(id)).toBe(shelf.find((game) => game.id === id));
});

test('a game that is not on the shelf is not found', async () => {
  expect(findGame('poker')).toBeNull();
  await expect(loadGame('poker')).rejects.toThrow('there is no game poker');
});
