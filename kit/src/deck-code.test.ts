import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDeckCode, writeDeckCode } from './deck-code';

const ids = Array.from({ length: 300 }, (_, i) => `KS-${String(i).padStart(3, '0')}`);
const read = (code: string) => readDeckCode('pond', ids, code);
const reason = (code: string): string | null => {
  const found = read(code);
  return 'reason' in found ? found.reason.en : null;
};

const id = fc.constantFrom(...ids);
const deck = fc.record({ cards: fc.array(id, { maxLength: 200 }), leader: id }, { requiredKeys: ['cards'] });
const sorted = (cards: readonly string[]) => [...cards].sort();

describe('a deck code', () => {
  it('is parsed back to the same deck', () => {
    fc.assert(
      fc.property(deck, ({ cards, leader }) => {
        const found = read(writeDeckCode('pond', { cards, leader }));
        expect(found).toEqual({
          deck: leader === undefined ? { cards: sorted(cards) } : { cards: sorted(cards), leader },
        });
      }),
    );
  });

  it('is the same for the same cards in another order', () => {
    const cards = ['KS-003', 'KS-001', 'KS-003'];
    expect(writeDeckCode('pond', { cards })).toBe(writeDeckCode('pond', { cards: sorted(cards) }));
  });

  it('stays valid when cards are added', () => {
    const code = writeDeckCode('pond', { cards: ['KS-003', 'KS-003'] });
    expect(readDeckCode('pond', ['AA-001', ...ids, 'ZZ-001'], code)).toEqual({
      deck: { cards: ['KS-003', 'KS-003'] },
    });
  });

  it('holds a usual deck in a hundred letters that need no escaping', () => {
    const cards = ids.slice(0, 20).flatMap((one) => [one, one]);
    const code = writeDeckCode('pond', { cards, leader: ids[50] });
    expect(code.length).toBeLessThan(100);
    expect(encodeURIComponent(code)).toBe(code);
  });

  it('may have blanks around it', () => {
    expect(read(` ${writeDeckCode('pond', { cards: [ids[0]] })}\n`)).toEqual({ deck: { cards: [ids[0]] } });
  });

  it.each(['', 'hello there', '1', '<script>', 'é', 'a'.repeat(3_000)])('is not "%s"', (code) => {
    expect(reason(code)).toBe('This isn’t a deck code.');
  });

  it('is refused when a letter is wrong or missing', () => {
    const code = writeDeckCode('pond', { cards: ['KS-003', 'KS-004'] });
    for (let i = 1; i < code.length; i++) {
      const other = code[i] === 'A' ? 'B' : 'A';
      expect(reason(code.slice(0, i) + other + code.slice(i + 1))).not.toBeNull();
      expect(reason(code.slice(0, i) + code.slice(i + 1))).not.toBeNull();
    }
  });

  it('is refused for another game, and with a card that does not exist', () => {
    expect(reason(writeDeckCode('chess', { cards: ids.slice(0, 2) }))).toBe(
      'This deck code is for another game.',
    );
    expect(reason(writeDeckCode('pond', { cards: ['dragon'] }))).toBe(
      'This deck code contains a card that doesn’t exist here.',
    );
  });
});
