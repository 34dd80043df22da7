import { expect, test } from 'vitest';
import { isRefused } from '../refused';
import { attempt, createLimits, type RateLimit } from './limits';

test('too many requests are refused with a typed error, without affecting others', async () => {
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

test('a refusal says in both languages when to try again', async () => {
  const { hint, password } = createLimits({ seconds: 1_800 });
  const spend = async (limit: RateLimit): Promise<unknown> => {
    for (;;) {
      const refusal = await limit('one', 5).catch((error: unknown) => error);
      if (isRefused(refusal)) return refusal.wire;
    }
  };
  expect(await spend(hint)).toEqual({
    code: 'too-many',
    message: {
      en: 'Too many messages at once. Try again in 30 minutes.',
      fr: 'Trop de messages d’un coup. Réessayez dans 30 minutes.',
    },
    retryAfter: 1_800,
  });
  expect(await spend(password)).toMatchObject({ code: 'too-many-passwords', retryAfter: 1_800 });
});

test('a wrong attempt is spent, a right one is refunded, and waiting attempts count', async () => {
  const { code } = createLimits({ seconds: 1_800 });
  const tries = [() => code('one')];
  const isWrong = (error: unknown): boolean => error === 'wrong';
  const fail = async (): Promise<never> => Promise.reject('wrong');
  for (let i = 0; i < 30; i++) await attempt(tries, async () => {}, isWrong);
  const wrong = await Promise.allSettled(Array.from({ length: 30 }, () => attempt(tries, fail, isWrong)));
  const reasons = wrong.map((one) =>
    one.status === 'rejected' && isRefused(one.reason) ? 'limit' : 'wrong',
  );
  expect(reasons.filter((reason) => reason === 'wrong')).toHaveLength(10);
  await expect(attempt(tries, async () => {}, isWrong)).rejects.toThrow('too-many-codes');
});
