import { cardMark, readDeckCode, writeDeckCode } from '@sleight/kit/deck-code';
import { shelf } from '@sleight/shelf';
import { describe, expect, test } from 'vitest';

describe.each(shelf.map((game) => [game.id, game] as const))('deck codes of %s', (_, game) => {
  const ids = game.cards().flatMap(({ id, variants = [] }) => [id, ...variants.map((variant) => variant.id)]);

  test('no two cards share a mark', () => {
    expect(new Set(ids.map(cardMark)).size).toBe(ids.length);
  });

  test('every prebuilt deck survives a round trip', () => {
    for (const { cards, leader } of game.decks) {
      const found = readDeckCode(game.id, ids, writeDeckCode(game.id, { cards, leader }));
      if ('reason' in found) throw new Error(found.reason.en);
      expect(found.deck.leader).toBe(leader);
      expect([...found.deck.cards].sort()).toEqual([...cards].sort());
    }
  });
});
