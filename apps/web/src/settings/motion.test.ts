import { expect, test } from 'vitest';
import { motionMark, motionOf } from './motion';

test('the device decides about reduced motion until a player chooses', () => {
  expect(motionOf({ speed: 'normal', reducedMotion: 'system' }, true)).toEqual({ pace: 1, isReduced: true });
  expect(motionOf({ speed: 'normal', reducedMotion: 'off' }, true)).toEqual({ pace: 1, isReduced: false });
  expect(motionMark({ speed: 'normal', reducedMotion: 'system' })).toBeNull();
});

test('reduced motion shows the same story at the same pace', () => {
  const full = motionOf({ speed: 'calm', reducedMotion: 'off' }, false);
  const reduced = motionOf({ speed: 'calm', reducedMotion: 'on' }, false);
  expect(reduced).toEqual({ ...full, isReduced: true });
});

test('instant shows only the end', () => {
  expect(motionOf({ speed: 'instant', reducedMotion: 'system' }, false).pace).toBe(0);
  expect(motionMark({ speed: 'instant', reducedMotion: 'off' })).toBe('instant');
});
