import { expect, test } from 'vitest';
import { isRefused } from '../refused';
import { createLimits } from './limits';

test('who asks too often is refused with a typed error, and nobody else is', async () => {
  const { entry } = createLimits();
  const results = await Promise.all(
    Array.from({ length: 40 }, () =>
      entry('one').then(
        () => 'let in',
        (error: unknown) => (isRefused(error) ? error.wire.code : String(error)),
      ),
    ),
  );
  expect(results.filter((result) => result === 'let in')).toHaveLength(30);
  expect(results.filter((result) => result === 'too-many')).toHaveLength(10);
  await entry('another');
});
