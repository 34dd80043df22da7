import { describe, expect, test } from 'vitest';
import { inMood, oneOf, type Phrase, part, startContext, startReading } from './grammar';
import { countOf, number, quoted, signed, stopped, words } from './leaves';
import { clauses, sentences } from './lists';
import { phrase } from './template';

const read = (said: Phrase<unknown>, text: string, grammar: Record<string, Phrase<unknown>> = {}) => {
  const source = startReading(text);
  const readings = said.parse(source, 0, startContext(grammar)).filter(({ end }) => end === text.length);
  return { values: readings.map(({ value }) => value), furthest: source.furthest };
};
const print = (said: Phrase<unknown>, value: unknown, grammar: Record<string, Phrase<unknown>> = {}) =>
  said.print(value, startContext(grammar));

const draw = phrase('draw {amount}', { amount: countOf('card') });
const target = phrase<unknown>('{size} frog', { size: words({ small: 'small', big: 'big' }) });

describe('one definition prints and parses', () => {
  test('a hole fills a field', () => {
    expect(print(draw, { amount: 2 })).toBe('draw 2 cards');
    expect(read(draw, 'draw 2 cards').values).toEqual([{ amount: 2 }]);
  });

  test('a spread hole fills several fields of its parent', () => {
    const feed = phrase('feed {...who} with {food}', { who: target, food: words({ fly: 'a fly' }) });
    expect(print(feed, { size: 'big', food: 'fly' })).toBe('feed big frog with a fly');
    expect(read(feed, 'feed big frog with a fly').values).toEqual([{ size: 'big', food: 'fly' }]);
  });

  test('a dotted hole fills a field of a field', () => {
    const per = phrase('{amount.times} for each {amount.per}', {
      'amount.times': signed,
      'amount.per': words({ frog: 'frog' }),
    });
    expect(print(per, { amount: { times: -1, per: 'frog' } })).toBe('-1 for each frog');
    expect(read(per, '+2 for each frog').values).toEqual([{ amount: { times: 2, per: 'frog' } }]);
  });

  test('constants are implied by the wording, and needed to print it', () => {
    const hop = phrase('hop {to}', { to: number }, { type: 'hop', far: true });
    expect(print(hop, { type: 'hop', to: 3 })).toBeUndefined();
    expect(print(hop, { type: 'hop', far: true, to: 3 })).toBe('hop 3');
    expect(read(hop, 'hop 3').values).toEqual([{ type: 'hop', far: true, to: 3 }]);
  });

  test('an optional part is printed when its fields are present', () => {
    const croak = phrase('croak[ {times} times]', { times: number });
    expect(print(croak, {})).toBe('croak');
    expect(print(croak, { times: 2 })).toBe('croak 2 times');
    expect(read(croak, 'croak').values).toEqual([{}]);
    expect(read(croak, 'croak 2 times').values).toEqual([{ times: 2 }]);
  });

  test('a field without wording makes the value unprintable', () => {
    expect(print(draw, { amount: 2, from: 'bottom' })).toBeUndefined();
  });

  test('the first alternative that can express it is printed', () => {
    const any = oneOf(phrase('nothing', {}, { amount: 0 }), draw);
    expect(print(any, { amount: 0 })).toBe('nothing');
    expect(print(any, { amount: 1 })).toBe('draw 1 card');
  });

  test('the mood chooses the wording', () => {
    const moody = inMood({ instruction: phrase('hop'), continuous: phrase('hops') });
    expect(print(moody, {})).toBe('hop');
    expect(moody.print({}, { ...startContext({}), mood: 'continuous' })).toBe('hops');
    expect(moody.print({}, { ...startContext({}), mood: 'purpose' })).toBeUndefined();
  });

  test('sentences are capitalised after the first and parsed back in order', () => {
    const two = [{ amount: 1 }, { amount: 2 }];
    expect(print(sentences(draw), two)).toBe('draw 1 card. Draw 2 cards.');
    expect(read(sentences(draw), 'draw 1 card. Draw 2 cards.').values).toEqual([two]);
    expect(print(clauses(draw), two)).toBe('draw 1 card, then draw 2 cards');
  });
});

describe('parsing', () => {
  test('the whole text must be parsed', () => {
    expect(read(draw, 'draw 2 cards now').values).toEqual([]);
  });

  test('the first letter may be a capital, the rest may not', () => {
    expect(read(draw, 'Draw 2 cards').values).toEqual([{ amount: 2 }]);
    expect(read(draw, 'DRAW 2 cards').values).toEqual([]);
  });

  test('words are matched whole', () => {
    expect(read(phrase('hop to'), 'hop too').values).toEqual([]);
  });

  test('a failure names the furthest position and what was expected there', () => {
    const either = oneOf(phrase('draw a fly'), phrase('draw a frog'), phrase('drop'));
    expect(read(either, 'draw a flea').furthest).toEqual({ at: 7, expected: new Set(['fly', 'frog']) });
  });

  test('quotations nest, with single marks inside double ones', () => {
    const say: Phrase<unknown> = oneOf(draw, phrase('say {what}', { what: quoted(stopped(part('say'))) }));
    const nested = { what: { what: { amount: 1 } } };
    const text = `say "say 'draw 1 card.'"`;
    expect(print(say, nested, { say })).toBe(text);
    expect(read(say, text, { say }).values).toEqual([nested]);
  });

  test('an ambiguous text costs no more than a plain one', () => {
    // Each "croak" has two parses: a parser that kept them all would keep 2^29.
    const croak: Phrase<unknown> = oneOf(
      phrase('croak {rest}', { rest: part('croak') }),
      phrase('croak {again}', { again: part('croak') }),
      phrase('croak'),
    );
    const text = Array(30).fill('croak').join(' ');
    expect(read(croak, text, { croak }).values.length).toBeLessThan(100);
    expect(read(croak, `${text} ribbit`, { croak }).furthest.at).toBe(180);
  });

  test('a template with an unknown hole is refused on creation', () => {
    expect(() => phrase('draw {amont}', { amount: number })).toThrow('{amont}');
  });
});
