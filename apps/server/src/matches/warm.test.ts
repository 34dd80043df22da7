import { shelf } from '@sleight/shelf';
import { expect, test } from 'vitest';
import { warmUp } from './warm';

test('every game is played a little before the server accepts requests', async () => {
  const given = await warmUp();
  for (const { id } of shelf) expect(given.get(id), id).toBeGreaterThan(10);
});
