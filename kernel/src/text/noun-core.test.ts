import { describe, expect, test } from 'vitest';
import { startContext, startReading } from './grammar';
import { number, properName, quotation, size } from './leaves';
import { core, type NounWords } from './noun-core';
import { phrase } from './template';

const frog = { side: 'opponent', lead: 'rival', type: 'frog', one: 'frog', many: 'frogs' } as const;
const words: NounWords = {
  nouns: [frog],
  before: [{ says: phrase('wet', {}, { wet: true }) }],
  between: [{ says: phrase('{clan}', { clan: properName(['Marsh', 'Mud']) }) }],
  after: [
    { says: phrase('in this pond', {}, { pond: 'here' }) },
    { says: phrase('weight {weight} or less', { weight: number }), intro: 'with' },
    { says: phrase('name {name}', { name: quotation }), intro: 'with' },
  ],
  names: [],
};
const noun = core(frog, frog.many, words);
const frogs = (...filters: readonly object[]) => ({ targetType: 'frog', targetSide: 'opponent', filters });

const readings = (text: string) =>
  noun
    .parse(startReading(text), 0, startContext({}))
    .filter(({ end }) => end === text.length)
    .map(({ value }) => value);

describe('a noun with a lead', () => {
  const said = 'wet rival Mud frogs in this pond with weight 3 or less and name "Kero"';
  const target = frogs({ wet: true }, { clan: 'Mud' }, { pond: 'here' }, { weight: 3 }, { name: 'Kero' });

  test('has its filters before, between and after, and "with" only once', () => {
    expect(noun.print(target, startContext({}))).toBe(said);
  });

  test('is parsed with every filter', () => {
    expect(readings(said)).toEqual([target]);
  });

  test('prints its filters in text order, whatever the order of the data', () => {
    const shuffled = frogs({ weight: 3 }, { clan: 'Mud' }, { wet: true });
    expect(noun.print(shuffled, startContext({}))).toBe('wet rival Mud frogs with weight 3 or less');
  });

  test('is not printed if a filter has no words', () => {
    expect(noun.print(frogs({ colour: 'green' }), startContext({}))).toBeUndefined();
  });

  test('"and" only continues a "with"', () => {
    expect(readings('rival frogs and weight 3 or less')).toEqual([]);
  });
});

test('an unknown name is reported once', () => {
  const source = startReading('Moor frogs');
  expect(properName(['Marsh', 'Mud']).parse(source, 0, startContext({}))).toEqual([]);
  expect([...source.furthest.expected]).toEqual(['a name']);
});

test('the size of a change leaves its direction to the words', () => {
  expect(size(-1).print(-3, startContext({}))).toBe('3');
  expect(size(-1).print(3, startContext({}))).toBeUndefined();
  expect(size(-1).parse(startReading('3'), 0, startContext({}))).toEqual([{ value: -3, end: 1 }]);
});
