import type { Touch } from '@sleight/kernel';
import { describe, expect, test } from 'vitest';
import { candidates, click, endsMore, named, nextTouches, type OpenOption, plain } from './choosing';

const card = (def: string): Touch => ({ kind: 'card', def, zone: 2 });
const place = (index: number): Touch => ({ kind: 'place', index });
const option = (key: string, ...touches: Touch[]): OpenOption => ({
  key,
  say: { en: key, fr: key },
  touches,
});

const scoutAt1 = option('scout 1', card('scout'), place(1));
const scoutAt2 = option('scout 2', card('scout'), place(2));
const heal = option('heal', card('heal'));
const pass = option('pass');
const all = [scoutAt1, scoutAt2, heal, pass];

describe('two clicks', () => {
  test('first the selectable cards are highlighted', () => {
    expect(nextTouches(all, [])).toEqual([card('scout'), card('scout'), card('heal')]);
  });

  test('then their targets', () => {
    expect(click(all, [], card('scout'))).toEqual({ held: [card('scout')] });
    expect(nextTouches(all, [card('scout')])).toEqual([place(1), place(2)]);
    expect(click(all, [card('scout')], place(2))).toEqual({ pick: scoutAt2 });
  });

  test('a card without a target is picked at once', () => {
    expect(click(all, [], card('heal'))).toEqual({ pick: heal });
  });

  test('clicking another card selects it instead', () => {
    expect(click(all, [card('scout')], card('heal'))).toEqual({ pick: heal });
  });

  test('clicking the selected card again deselects it', () => {
    expect(click(all, [card('scout')], card('scout'))).toEqual({ held: [] });
  });

  test('a click that belongs to no option does nothing', () => {
    expect(click(all, [], card('dragon'))).toBeNull();
    expect(click(all, [], place(1))).toBeNull();
  });
});

test('options that touch the same things are listed instead of guessed', () => {
  const twice = [option('up', card('scout')), option('down', card('scout'))];
  expect(click(twice, [], card('scout'))).toEqual({ held: [card('scout')] });
  expect(named(twice, [card('scout')])).toEqual(twice);
});

test('a complete option waits while a longer one is possible', () => {
  const both = [option('play', card('scout')), scoutAt1];
  expect(click(both, [], card('scout'))).toEqual({ held: [card('scout')] });
  expect(named(both, [card('scout')])).toEqual([both[0]]);
  expect(candidates(both, [card('scout')])).toEqual(both);
});

test('passing needs no click on the table', () => {
  expect(plain(all)).toEqual([pass]);
});

describe('confirmation', () => {
  test('is needed for passing while there is more to do', () => {
    expect(endsMore(all, pass)).toBe(true);
  });

  test('is not needed for passing when nothing else is left', () => {
    expect(endsMore([pass], pass)).toBe(false);
  });

  test('is not needed for answering a question', () => {
    const done = option('done');
    expect(endsMore([heal, done], done)).toBe(false);
  });
});
