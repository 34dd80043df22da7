import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allCards, cards, factions, leaders, starterDecks } from './pool';
import { cardSchema } from './schema';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

describe('the card files', () => {
  const inSet = (set: string) => allCards.filter((card) => card.set === set).length;

  test('are 53 core cards, 12 supplement cards and ten leaders, plus any added sets', () => {
    expect([inSet('core'), inSet('supplement'), inSet('leaders')]).toEqual([53, 12, 10]);
  });

  test('are in the folder of their set, under their id', () => {
    const files = readdirSync(here('../../cards')).flatMap((set) =>
      readdirSync(here(`../../cards/${set}`)).map((file) => `${set}/${file}`),
    );
    expect(files.sort()).toEqual(allCards.map((card) => `${card.set}/${card.id}.json`).sort());
  });

  test('each have a unique id and name', () => {
    expect(new Set(allCards.map((card) => card.id)).size).toBe(allCards.length);
    expect(new Set(allCards.map((card) => card.name.fr)).size).toBe(allCards.length);
  });

  test('belong to a faction; the factions have the sizes of the rules (Territory 17.1)', () => {
    const inRulebook = cards.filter(({ set }) => set === 'core' || set === 'supplement');
    const sizes = factions.map(({ id }) => [id, inRulebook.filter((card) => card.faction === id).length]);
    expect(sizes).toEqual([
      ['legion', 11],
      ['conclave', 12],
      ['cult', 11],
      ['wardens', 14],
      ['company', 10],
      ['neutral', 7],
    ]);
  });

  test('have no rules text of their own', () => {
    const written = cardSchema.safeParse({ ...cards[0], text: 'Draw 1 card.' });
    expect(written.success).toBe(false);
  });
});

describe('the starter decks', () => {
  test.each(starterDecks)('$id has 25 core cards, at most three of each', (deck) => {
    const core = new Map(cards.filter((card) => card.set === 'core').map((card) => [card.id, card]));
    const counts = Object.entries(deck.cards);
    expect(counts.reduce((sum, [, n]) => sum + n, 0)).toBe(25);
    expect(counts.filter(([id, n]) => n > (core.get(id)?.deckLimit ?? 3) || !core.has(id))).toEqual([]);
    expect(leaders.map(({ id }) => id)).toContain(deck.leader);
  });
});

test('the indexes match the folders; otherwise run npm run indexes', () => {
  const script = here('../../../../scripts/generate-index.mjs');
  const stale = () => execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect(stale()).toBe('');
  expect(readFileSync(here('./index.generated.ts'), 'utf8')).toContain('cards/core/scout.json');
});
