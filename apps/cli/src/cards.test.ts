// The card list, for machines and for people.

import { allCards } from '@sleight/territory/cards/pool';
import { describe, expect, test } from 'vitest';
import { run } from './held-terminal';

const said = { en: expect.any(String), fr: expect.any(String) };

describe('cards', () => {
  test('--json gives every card with its text in both languages', async () => {
    const heard = await run(['cards', '--game', 'territory', '--json']);
    const { cards } = JSON.parse(heard.out);
    expect(heard.code).toBe(0);
    expect(cards).toHaveLength(allCards.length);
    for (const card of cards) expect(card).toMatchObject({ id: expect.any(String), name: said, text: said });
    expect(cards.find(({ id }: { id: string }) => id === 'scout')).toMatchObject({
      name: { en: 'Scout', fr: 'Éclaireur' },
      text: { en: 'Deploy: draw 1 card.', fr: expect.stringMatching(/^Déploiement\s: piochez 1 carte\.$/) },
    });
  });

  test('prints a readable list otherwise, in the requested language', async () => {
    expect((await run(['cards', '--game', 'territory'])).out).toContain(
      'Scout (scout)\n  Deploy: draw 1 card.',
    );
    expect((await run(['cards', '--game', 'territory', '--lang', 'fr'])).out).toContain(
      'Éclaireur (scout)\n  Déploiement',
    );
  });
});
