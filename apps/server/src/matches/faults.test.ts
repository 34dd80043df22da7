import { expect, test } from 'vitest';
import { isRefused, refused } from '../refused';
import { guarded } from './faults';

const thrownBy = (part: () => unknown): Error => {
  try {
    guarded('m1', 7, part);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('nothing was thrown');
};

test('a fault is reported with its match, its move and its place, but without the card it names', () => {
  function stumble(): never {
    throw new Error('mythos: KS-044 cannot be hidden here');
  }
  const { message, stack } = thrownBy(stumble);
  expect(message).toContain('match m1: move 7');
  expect(`${message}${stack}`).not.toContain('KS-044');
  expect(stack).toContain('stumble');
});

test('a refusal is passed on unchanged', () => {
  const error = thrownBy(() => {
    throw refused('stale');
  });
  expect(isRefused(error) && error.wire.code).toBe('stale');
});
