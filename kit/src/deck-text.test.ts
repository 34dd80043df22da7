// Deck texts, with a made-up shelf of cards: what each form says, and what is said about every other line.

import { arena } from '@sleight/kernel/fixtures/arena';
import { describe, expect, it } from 'vitest';
import type { DeckEntry } from './contract/decks';
import { cardNames } from './deck-names';
import { readDeckText, writeDeckText } from './deck-text';

const CARDS: Readonly<Record<string, DeckEntry['as']>> = {
  'OP01-001': 'leader',
  'OP01-002': 'leader',
  'OP01-016': 'card',
  'OP01-025': 'card',
  'OP99-001': 'undefined',
  'xenon-2x4': 'card',
};
const listed = (_book: unknown, written: string): DeckEntry | null => {
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
    const text = '1xOP01-001\nnavigator\n0xOP01-016\n4xOP01-999\n100xOP01-016\n\nhello there\n1xOP01-025';
    const { deck, problems } = read(text);
    expect(deck).toEqual({ leader: 'OP01-001', cards: ['OP01-025'] });
    expect(problems.map(({ line, text: written }) => [line, written])).toEqual([
      [2, 'navigator'],
      [3, '0xOP01-016'],
      [4, '4xOP01-999'],
      [5, '100xOP01-016'],
      [7, 'hello there'],
    ]);
    expect(reasons(text)).toEqual([
      expect.stringMatching(/^2: Write how many and which card/),
      '3: The number of copies must be between 1 and 99, not 0.',
      '4: There is no card called "OP01-999".',
      '5: The number of copies must be between 1 and 99, not 100.',
      expect.stringMatching(/^7: Write how many and which card/),
    ]);
    expect(problems[2].reason.fr).toBe("Il n'existe pas de carte «\u202fOP01-999\u202f».");
  });

  it('names a card that is not defined yet, and refuses it', () => {
    expect(read('4xop99-001').deck.cards).toEqual([]);
    expect(reasons('4xop99-001')).toEqual([
      '1: OP99-001 cannot be played yet: its abilities are not available here.',
    ]);
  });

  it('takes one leader', () => {
    expect(reasons('1xOP01-001\n1xOP01-002')).toEqual(['2: A deck has only one leader. Remove OP01-002.']);
    expect(reasons('2xOP01-001')).toEqual(['1: A deck has only one leader. Remove OP01-001.']);
  });
});

describe('reading cards by their names', () => {
  const kinds = { leader: { en: 'Leader', fr: 'Leader' }, card: { en: 'Character', fr: 'Personnage' } };
  const named = (id: string, en: string, fr: string, title?: string) => ({
    id,
    name: { en, fr },
    kind: CARDS[id] === 'leader' ? 'leader' : 'card',
    ...(title === undefined ? {} : { title: { en: title, fr: title } }),
  });
  const names = cardNames({
    cards: () => [
      named('OP01-001', 'Monkey.D.Luffy', 'Monkey D. Luffy'),
      named('OP01-016', 'Monkey.D.Luffy', 'Monkey D. Luffy'),
      named('OP01-025', 'Élite Guard', "Garde d'élite", 'Night Watch'),
      named('xenon-2x4', 'Xenon 2x4', 'Xénon 2x4'),
    ],
    legend: { kinds },
  });
  const readNamed = (text: string) => readDeckText({ listed }, arena({}).book, text, names);

  it.each([
    '2 Élite Guard',
    '2x elite guard',
    '2x GARDE D’ÉLITE',
    'Elite Guard x2',
    '2 Elite Guard (Night Watch)',
    '2 Elite Guard, Night Watch',
    '2 night watch',
    '2x Anything (op01-025)',
  ])('"%s" is two of one card', (line) => {
    expect(readNamed(line)).toEqual({ deck: { cards: ['OP01-025', 'OP01-025'] }, problems: [] });
  });

  it('takes a card on its own for one copy', () => {
    expect(readNamed('Elite Guard\nop01-016\nXenon 2x4').deck.cards).toEqual([
      'OP01-025',
      'OP01-016',
      'xenon-2x4',
    ]);
  });

  it('lists the cards that a name may mean, and takes none of them', () => {
    expect(readNamed('4 monkey d luffy')).toEqual({
      deck: { cards: [] },
      problems: [
        {
          line: 1,
          text: '4 monkey d luffy',
          reason: {
            en: '2 cards are called "monkey d luffy". Write the number of the one you mean.',
            fr: "2 cartes s'appellent «\u202fmonkey d luffy\u202f». Écrivez le numéro de celle que vous voulez.",
          },
          candidates: [
            { id: 'OP01-001', name: { en: 'Monkey.D.Luffy, Leader', fr: 'Monkey D. Luffy, Leader' } },
            { id: 'OP01-016', name: { en: 'Monkey.D.Luffy, Character', fr: 'Monkey D. Luffy, Personnage' } },
          ],
        },
      ],
    });
  });

  it('does not fall back to the name where a number in brackets is wrong', () => {
    expect(readNamed('2 Elite Guard (OP01-999)').problems[0].reason.en).toBe(
      'There is no card called "OP01-999".',
    );
  });
});

describe('bounds of a deck text', () => {
  it('reports an overlong line cut short', () => {
    const { problems } = read(`1x${' '.repeat(5_000)}OP01-016`);
    expect(problems).toHaveLength(1);
    expect(problems[0].text.length).toBeLessThanOrEqual(200);
    expect(problems[0].reason.en).toMatch(/^This line is too long/);
  });

  it('takes 200 cards and reports the lines that exceed them', () => {
    const { deck, problems } = read('99xOP01-016\n99xOP01-025\n3xOP01-016\n2xOP01-016');
    expect(deck.cards).toHaveLength(200);
    expect(problems.map(({ line }) => line)).toEqual([3]);
    expect(problems[0].reason.en).toBe('The list is too long: a deck holds at most 200 cards.');
  });

  it('reports fifty lines one by one and counts the rest', () => {
    const { problems } = read('nonsense\n'.repeat(500));
    expect(problems).toHaveLength(51);
    expect(problems[50].reason.en).toBe('450 more lines could not be read.');
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
