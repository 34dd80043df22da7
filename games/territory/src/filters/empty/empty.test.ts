import { expect, test } from 'vitest';
import { choices, saidOf } from '../../words/probe';

test('empty is said and read back', () => {
  expect(saidOf({ targetType: 'lane', filters: [{ empty: true }] })).toEqual({
    en: 'a lane with no units',
    fr: 'un couloir sans aucune unité',
  });
});

test('a unit of either side is a unit', () => {
  const slots = { me: { slots: { 1: 'champion' } }, foe: { slots: { 3: 'pawn' } } };
  const found = choices('you may choose a lane with no units', slots);
  expect(found).toContain('choose lane 4');
  for (const lane of [1, 2, 3]) expect(found).not.toContain(`choose lane ${lane}`);
});
