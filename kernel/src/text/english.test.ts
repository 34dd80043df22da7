import { expect, test } from 'vitest';
import { article, capital, list, owning, plural, sentence, signed } from './english';

test.each([
  ['ally', 'an'],
  ['unit', 'a'],
  ['enemy slot', 'an'],
  ['hour', 'an'],
  ['hero', 'a'],
  ['one-time effect', 'a'],
  ['ongoing effect', 'an'],
])('the article follows the sound: %s takes %s', (noun, expected) => {
  expect(article(noun)).toBe(expected);
});

test.each([
  ['card', 'cards'],
  ['ally', 'allies'],
  ['day', 'days'],
  ['box', 'boxes'],
])('%s becomes %s', (one, many) => {
  expect(plural(one)).toBe(many);
});

test('lists, signs, owners and sentences', () => {
  expect(list(['a', 'b', 'c'])).toBe('a, b and c');
  expect([signed(2), signed(-1)]).toEqual(['+2', '-1']);
  expect([owning('unit'), owning('units')]).toEqual(["unit's", "units'"]);
  expect(sentence(capital('draw'))).toBe('Draw.');
  expect(sentence('give it "Draw."')).toBe('give it "Draw."');
});
