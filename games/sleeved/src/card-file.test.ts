// The checks when a card is saved (spec 16.2).

import { describe, expect, it } from 'vitest';
import { cardProblems } from './card-file';
import { allCards } from './cards/pool';

const name = { en: 'Test', fr: 'Essai' };
const fieldsOf = (file: unknown): string[] => cardProblems(file).map(({ field }) => field);

describe('a card file', () => {
  it('every shipped card is sound', () => {
    for (const card of allCards) expect(cardProblems(card)).toEqual([]);
    expect(allCards.length).toBe(28);
    const copies = allCards.map((card) => (card.kind === 'equipment' ? card.copies : 0));
    expect(copies.reduce((sum, n) => sum + n, 0)).toBe(20);
  });

  it('animals define damage and health', () => {
    expect(fieldsOf({ id: 'a', name, kind: 'animal', stats: { damage: 1 } })).toEqual(['stats.health']);
  });

  it('sleeves define at least one foreground stat', () => {
    const [problem] = cardProblems({ id: 'a', name, kind: 'sleeve', foreground: {} });
    expect(problem.field).toBe('foreground');
    expect(problem.reason.fr).toContain('premier plan');
  });

  it('amounts are whole numbers, damage and health not below 0', () => {
    const stats = { damage: -1, health: 0.5, initiative: -3, modifier: { stat: 'health', amount: 1.5 } };
    expect(fieldsOf({ id: 'a', name, kind: 'equipment', stats })).toEqual([
      'stats.damage',
      'stats.health',
      'stats.modifier.amount',
    ]);
  });

  it('what combat decides cannot happen before combat (7.3)', () => {
    const specialEffect = {
      trigger: 'if_survives',
      timing: 'on_play',
      action: { type: 'draw_cards', count: 1 },
    };
    const [problem] = cardProblems({ id: 'a', name, kind: 'equipment', stats: { specialEffect } });
    expect(problem.field).toBe('stats.specialEffect.timing');
    expect(problem.reason.fr).toContain('avant le combat');
  });

  it('attack_again only when played, before combat', () => {
    const specialEffect = { trigger: 'on_play', timing: 'post_combat', action: { type: 'attack_again' } };
    expect(fieldsOf({ id: 'a', name, kind: 'equipment', stats: { specialEffect } })).toEqual([
      'stats.specialEffect.action',
    ]);
  });

  it('unknown fields are named one by one', () => {
    expect(fieldsOf({ id: 'a', name, kind: 'equipment', stats: { speed: 3 }, color: 1 })).toEqual([
      'stats.speed',
      'color',
    ]);
  });
});
