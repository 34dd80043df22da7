// Card texts in both languages, and that the English parses back.

import { describe, expect, it } from 'vitest';
import { allCards } from './cards/pool';
import { type Card, cardSchema, type Effect, TIMINGS, TRIGGERS } from './cards/schema';
import { compile, textOf } from './text';

const dataOf = (card: Card): unknown =>
  card.kind === 'sleeve'
    ? { background: card.background, foreground: card.foreground }
    : { stats: card.stats };

const spoken = (card: Card): string[] => {
  const { en, fr } = textOf(card);
  return [en, fr.replaceAll('\u202f', ' ')];
};

const equipmentWith = (effect: Effect): Card =>
  cardSchema.parse({
    id: 'made-up',
    name: { en: 'Made up', fr: 'Inventé' },
    kind: 'equipment',
    stats: { specialEffect: effect },
  });

describe('card texts', () => {
  it('the English of every card reads back as its stats', () => {
    for (const card of allCards) expect(compile(textOf(card).en)).toEqual({ abilities: [dataOf(card)] });
  });

  it('every trigger, timing and action has words in both languages and reads back', () => {
    const actions: Effect['action'][] = [
      { type: 'draw_cards', count: 1 },
      { type: 'draw_cards', count: 2 },
      { type: 'modify_initiative', amount: -2 },
      { type: 'add_persistent_modifier', stat: 'damage', amount: 1 },
      { type: 'add_persistent_modifier', stat: 'health', amount: -3 },
    ];
    const texts = new Set<string>();
    for (const trigger of TRIGGERS) {
      for (const timing of TIMINGS) {
        if (timing === 'on_play' && trigger !== 'on_play') continue;
        for (const action of actions) {
          const card = equipmentWith({ trigger, timing, action });
          const [en, fr] = spoken(card);
          expect(compile(en)).toEqual({
            abilities: [{ stats: { specialEffect: { trigger, timing, action } } }],
          });
          texts.add(en).add(fr);
        }
      }
    }
    expect(texts.size).toBe(11 * actions.length * 2);
    const again = equipmentWith({ trigger: 'on_play', timing: 'on_play', action: { type: 'attack_again' } });
    expect(compile(textOf(again).en)).toEqual({ abilities: [dataOf(again)] });
  });

  // After a change of wording: npx vitest run games/sleeved/src/text.test.ts -u, then read the diff.
  it('every text is the one that was reviewed', async () => {
    const texts = Object.fromEntries(allCards.map((card) => [card.id, textOf(card)]));
    await expect(`${JSON.stringify(texts, null, 2)}\n`).toMatchFileSnapshot('../texts.golden.json');
  });

  it('reports where a text stops making sense', () => {
    const wrong = compile('Damage 5. Healt 6.');
    expect(wrong).toMatchObject({ at: 10 });
    expect(compile('Damage 5. Damage 6.')).toMatchObject({ expected: expect.any(Array) });
    expect(
      compile('After combat, if this card survives: this card gets +1 initiative in this combat.'),
    ).toHaveProperty('at');
    expect(compile('Background: Health 5.\nBackground: Health 5.')).toHaveProperty('at');
  });
});
