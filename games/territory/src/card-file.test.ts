// A designer's mistakes, each named by field and reason.

import { describe, expect, test } from 'vitest';
import { cardProblems } from './card-file';
import { allCards } from './cards/pool';
import { reading } from './cards/read';

const draw = { type: 'Deploy', effect: { actions: [{ type: 'draw', amount: 1 }] } };
const card = {
  id: 'new-scout',
  name: { en: 'New Scout', fr: 'Nouvel éclaireur' },
  kind: 'unit',
  power: 1,
  faction: 'neutral',
  set: 'core',
  abilities: [draw],
};
const fields = (file: unknown): string[] => cardProblems(file).map((one) => one.field);

describe('a card file', () => {
  test('that ships has no problem', () => {
    for (const shipped of allCards) expect([shipped.id, cardProblems(shipped)]).toEqual([shipped.id, []]);
  });

  test('may have an effect in words', () => {
    const spoken = { ...card, abilities: [{ type: 'Deploy', effect: 'draw 1 card' }] };
    expect(cardProblems(spoken)).toEqual([]);
    expect(reading.readFile(spoken)).toEqual({ card });
  });

  test('anything but an object is refused', () => {
    expect(cardProblems([]).map((one) => one.reason.fr)).toEqual(['doit être un objet']);
  });

  test('names the field that is missing, wrong or unknown, in both languages', () => {
    const { power: _, ...powerless } = card;
    expect(fields(powerless)).toEqual(['power']);
    expect(fields({ ...card, name: { en: 'Only English' } })).toEqual(['name.fr']);
    expect(fields({ ...card, colour: 'red' })).toEqual(['colour']);
    expect(fields({ ...card, kind: 'spell' })).toEqual(['kind']);
    expect(fields({ ...card, faction: 'pirates' })).toEqual(['faction']);
    expect(cardProblems({ ...card, id: 'New Scout', power: 'high' }).map((one) => one.reason.fr)).toEqual([
      'doit être en minuscules, les mots joints par des tirets',
      'doit être un nombre',
    ]);
  });

  test('names the field deep inside an ability', () => {
    const wrong = { type: 'Deploy', effect: { actions: [{ type: 'draw', amount: 'many' }] } };
    expect(cardProblems({ ...card, abilities: [draw, wrong] })).toEqual([
      {
        field: 'abilities.1.effect.actions.0.amount',
        reason: { en: 'must be a number', fr: 'doit être un nombre' },
      },
    ]);
  });

  test('names the place in a text that does not compile', () => {
    const [one] = cardProblems({ ...card, abilities: [{ type: 'Deploy', effect: 'draw 2 bananas' }] });
    expect(one.field).toBe('abilities.0.effect');
    expect(one.reason.en).toMatch(/^Column 8:/);
  });

  test('cannot hold an action that makes no sense in its kind of ability', () => {
    const still = { type: 'Continuous', effect: { actions: [{ type: 'draw', amount: 1 }] } };
    expect(fields({ ...card, abilities: [still] })[0]).toMatch(/^abilities/);
  });
});
