import { expect, test } from 'vitest';
import type { CatalogueCard } from '../net/api';
import { alike } from './alike';

const card = (id: string, more: Partial<CatalogueCard>): CatalogueCard => ({
  id,
  name: { en: id, fr: id },
  kind: 'unit',
  factions: [],
  keywords: [],
  numbers: {},
  text: { en: '', fr: '' },
  spans: { en: [], fr: [] },
  ...more,
});

test('the same name ranks before the same kind, and unrelated cards are left out', () => {
  const fox = card('fox', { factions: ['wood'], keywords: ['swift'] });
  const older = card('old-fox', { name: fox.name, kind: 'event' });
  const wolf = card('wolf', { factions: ['wood'], keywords: ['swift'] });
  const stone = card('stone', { kind: 'event' });
  expect(alike(fox, [stone, wolf, fox, older])).toEqual([older, wolf]);
});
