import { expect, test } from 'vitest';
import { divided, printName, widestPart, widestWord, widthOf, wordsOf } from './name-size';

const ROOM = 62 + 1e-9;

test('a short name is printed large', () => {
  expect(printName('Pawn', true)).toMatchObject({ size: 11.5, lines: 1, parts: ['Pawn'] });
});

test('a long word shrinks until it fits beside the diamond', () => {
  const { size, lines } = printName('Constellation', true);
  expect(printName('Kidomaru', true).size).toBeGreaterThan(size);
  expect(size * widthOf('Constellation')).toBeLessThanOrEqual(ROOM);
  expect(lines).toBe(1);
});

test.each(['Ninja Hound Corps', 'Médecin de campagne', 'Standard-Bearer Sorel', 'Marshall.D.Teach'])(
  '%s fits on two lines',
  (name) => {
    const { parts, size, lines } = printName(name, true);
    expect(lines).toBe(2);
    expect(parts).toHaveLength(2);
    for (const part of parts) expect(size * widthOf(part.trim())).toBeLessThanOrEqual(ROOM);
    expect(size).toBeGreaterThan(8);
  },
);

test('broad letters take more room than narrow ones', () => {
  expect(widthOf('mm')).toBeGreaterThan(widthOf('ill'));
});

test('the longest word of a name determines its width', () => {
  expect(widestWord('Jutsu du Clone')).toBe(widthOf('Jutsu'));
});

test.each([
  ['Hoshigaki', 'Ho-shi-gaki'],
  ['Momonosuke', 'Mo-mo-no-suke'],
  ['Shimotsuki', 'Shi-mo-tsuki'],
  ['Constellation', 'Cons-tel-la-tion'],
  ['Éclaireur', 'Éclai-reur'],
  ['Orochimaru', 'Oro-chi-maru'],
  ['Kidomaru', 'Ki-do-maru'],
  ['Gauntlets', 'Gaunt-lets'],
])('%s is divided between syllables', (name, syllables) => {
  expect(divided(name).replaceAll('\u00ad', '-')).toBe(syllables);
});

test('short words are not divided, and names go on after a space, a dot or a hyphen', () => {
  expect(divided('Pawn')).toBe('Pawn');
  expect(wordsOf('Marshall.D.Teach the Elder')).toEqual(['Marshall.', 'D.', 'Teach ', 'the ', 'Elder']);
  expect(widestPart('Marshall.D.Teach')).toBe(widthOf('Marshall.'));
});

test('a card without a diamond has the whole band', () => {
  expect(printName('Constellation', false).size).toBeGreaterThan(printName('Constellation', true).size);
});

test('no name is too small to read', () => {
  expect(printName('An endless name that nobody would ever print on a card', true).size).toBe(6);
});

test('a name gets two lines only if one would make it small', () => {
  expect(printName('Sniper', true).lines).toBe(1);
  expect(printName('Naruto Uzumaki', true).lines).toBe(2);
  expect(printName('Naruto', false).lines).toBe(1);
});
