import { expect, test } from 'vitest';
import { motionOf } from './motion';

test('the device decides until somebody chooses', () => {
  expect(motionOf({ speed: 'normal', reducedMotion: 'system' })).toBeNull();
});

test('reduced motion stands still whatever the speed', () => {
  expect(motionOf({ speed: 'fast', reducedMotion: 'on' })).toBe('instant');
});

test('who wants motion gets it on a device that asks for less', () => {
  expect(motionOf({ speed: 'normal', reducedMotion: 'off' })).toBe('normal');
});

test('a speed that was chosen counts', () => {
  expect(motionOf({ speed: 'instant', reducedMotion: 'system' })).toBe('instant');
});
