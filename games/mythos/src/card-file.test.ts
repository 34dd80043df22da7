// A designer's mistakes, each named by field and reason.

import { describe, expect, test } from 'vitest';
import { cardProblems } from './card-file';
import { allCards } from './cards/pool';

const draw = { type: 'Main', effect: { actions: [{ type: 'draw', amount: 1 }] } };
const card = {
  id: 'NEW-001',
  kind: 'character',
  name: { en: 'New Ninja', fr: 'Nouveau ninja' },
  title: { en: 'First of all', fr: 'Avant tout' },
  cost: 2,
  power: 2,
  keywords: [],
  rarity: 'C',
  number: 1,
  poolSeed: false,
  variants: [],
  abilities: [draw],
};
const fields = (file: unknown): string[] => cardProblems(file).map((one) => one.field);

describe('a card file', () => {
  test('that ships has no problem', () => {
    for (const shipped of allCards) expect([shipped.id, cardProblems(shipped)]).toEqual([shipped.id, []]);
  });

  test('anything but an object is refused', () => {
    expect(cardProblems([]).map((one) => one.reason.fr)).toEqual(['doit être un objet']);
  });

  test('names the field that is missing, wrong or unknown, in both languages', () => {
    const { power: _, ...powerless } = card;
    expect(fields(card)).toEqual([]);
    expect(fields(powerless)).toEqual(['power']);
    expect(fields({ ...card, title: { en: 'Only English' } })).toEqual(['title.fr']);
    expect(fields({ ...card, colour: 'red' })).toEqual(['colour']);
    expect(fields({ ...card, kind: 'spell' })).toEqual(['kind']);
    const [{ reason }] = cardProblems({ ...card, power: 'high' });
    expect(reason.en).not.toBe(reason.fr);
  });

  test('names the field deep inside an ability', () => {
    const wrong = { type: 'Main', effect: { actions: [{ type: 'draw', amount: 'many' }] } };
    const [found] = fields({ ...card, abilities: [draw, wrong] });
    expect(found).toMatch(/^abilities\.1\.effect\.actions\.0/);
  });

  test('cannot hold an action that makes no sense in its kind of ability', () => {
    const still = { type: 'Continuous', effect: { actions: [{ type: 'draw', amount: 1 }] } };
    expect(fields({ ...card, abilities: [still] })[0]).toMatch(/^abilities/);
  });
});
