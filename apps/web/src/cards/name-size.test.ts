import { expect, test } from 'vitest';
import { nameLines, nameSize } from './name-size';

test('a short name is printed large', () => {
  expect(nameSize('Pawn', true)).toBe(11.5);
});

test('a long word shrinks until it fits beside the diamond', () => {
  expect(nameSize('Kidomaru', true)).toBeGreaterThan(nameSize('Constellation', true));
  expect(nameSize('Constellation', true) * 'Constellation'.length * 0.54).toBeLessThanOrEqual(62);
});

test('three words of like length fit on two lines', () => {
  const size = nameSize('Ninja Hound Corps', true);
  expect(size * 'Ninja Hound'.length * 0.54).toBeLessThanOrEqual(62);
  expect(size).toBeGreaterThan(9);
});

test('a card without a diamond has the whole band', () => {
  expect(nameSize('Constellation', false)).toBeGreaterThan(nameSize('Constellation', true));
});

test('no name is too small to read', () => {
  expect(nameSize('An endless name that nobody would ever print on a card', true)).toBe(6);
});

test('a name has two lines only where one would make it small', () => {
  expect(nameLines('Sniper', true)).toBe(1);
  expect(nameLines('Naruto Uzumaki', true)).toBe(2);
  expect(nameLines('Naruto Uzumaki', false)).toBe(1);
});
