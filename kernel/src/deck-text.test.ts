// Deck texts, with a made-up shelf of cards: what each form says, and what is said about every other line.

import { describe, expect, it } from 'vitest';
import { readDeckText, writeDeckText } from './deck-text';
import { arena } from './fixtures/arena';
import type { Listed } from './game';

const CARDS: Readonly<Record<string, Listed['as']>> = {
  'OP01-001': 'leader',
  'OP01-002': 'leader',
  'OP01-016': 'card',
  'OP01-025': 'card',
  'OP99-001': 'undefined',
  'xenon-2x4': 'card',
};
const listed = (_book: unknown, written: string): Listed | null => {
  const id = Object.keys(CARDS).find((one) => one.toLowerCase() === written.toLowerCase());
  return id === undefined ? null : { id, as: CARDS[id] };
};
const read = (text: string) => readDeckText({ listed }, arena({}).book, text);
const reasons = (text: string): string[] =>
  read(text).problems.map(({ line, reason }) => `${line}: ${reason.en}`);

describe('reading a deck text', () => {
  it.each([
    '4xOP01-016',
    '4x OP01-016',
    '4 OP01-016',
    '4x Nami (OP01-016)',
    '4 Nami (Wanted) (OP01-016)',
    'OP01-016 x4',
    'OP01-016x4',
    '  4×op01-016  # the navigator',
  ])('"%s" is four of one card', (line) => {
    expect(read(line)).toEqual({ deck: { cards: new Array(4).fill('OP01-016') }, problems: [] });
  });

  it('passes over blank lines and comments, whatever ends a line', () => {
    const text = '\uFEFF# my deck\r\n\r\n1xOP01-001\r// search\n\n2xOP01-016\n1xOP01-025 // one of';
    expect(read(text)).toEqual({
      deck: { leader: 'OP01-001', cards: ['OP01-016', 'OP01-016', 'OP01-025'] },
      problems: [],
    });
  });

  it('reads a name that looks like a count as the card it is', () => {
    expect(read('2 xenon-2x4').deck.cards).toEqual(['xenon-2x4', 'xenon-2x4']);
    expect(read('xenon-2x4 x1').deck.cards).toEqual(['xenon-2x4']);
  });

  it('reports every bad line by its number, and keeps the good ones', () => {
    const text = '1xOP01-001\nOP01-016\n0xOP01-016\n4xOP01-999\n100xOP01-016\n\nhello there\n1xOP01-025';
    const { deck, problems } = read(text);
    expect(deck).toEqual({ leader: 'OP01-001', cards: ['OP01-025'] });
    expect(problems.map(({ line, text: written }) => [line, written])).toEqual([
      [2, 'OP01-016'],
      [3, '0xOP01-016'],
      [4, '4xOP01-999'],
      [5, '100xOP01-016'],
      [7, 'hello there'],
    ]);
    expect(reasons(text)).toEqual([
      expect.stringMatching(/^2: This is no line of a deck\./),
      '3: 0 is no number of copies; it goes from 1 to 99.',
      '4: There is no card called "OP01-999".',
      '5: 100 is no number of copies; it goes from 1 to 99.',
      expect.stringMatching(/^7: This is no line of a deck\./),
    ]);
    expect(problems[2].reason.fr).toBe("Il n'existe pas de carte «\u202fOP01-999\u202f».");
  });

  it('names a card that is not defined yet, and refuses it', () => {
    expect(read('4xop99-001').deck.cards).toEqual([]);
    expect(reasons('4xop99-001')).toEqual([
      '1: OP99-001 is a card of the game, but its abilities are not defined here yet, so no deck can hold it.',
    ]);
  });

  it('takes one leader', () => {
    expect(reasons('1xOP01-001\n1xOP01-002')).toEqual([
      '2: OP01-002 is one leader too many: a deck has one.',
    ]);
    expect(reasons('2xOP01-001')).toEqual(['1: OP01-001 is one leader too many: a deck has one.']);
  });
});

describe('writing a deck text', () => {
  it('is the leader first, then each card once with its count', () => {
    const deck = { leader: 'OP01-001', cards: ['OP01-025', 'OP01-016', 'OP01-025'] };
    expect(writeDeckText(deck)).toBe('1xOP01-001\n2xOP01-025\n1xOP01-016');
  });

  it('is read back as the same deck', () => {
    const deck = { leader: 'OP01-002', cards: ['OP01-016', 'OP01-016', 'xenon-2x4'] };
    expect(read(writeDeckText(deck))).toEqual({ deck, problems: [] });
    expect(read(writeDeckText({ cards: ['OP01-016'] })).deck).toEqual({ cards: ['OP01-016'] });
  });
});
