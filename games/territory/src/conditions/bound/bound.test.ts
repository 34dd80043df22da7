import { said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { words } from '../../words';

test.each([
  ['player', 'If it was an ally', "Si c'était un allié"],
  ['opponent', 'If it was an enemy', "Si c'était un ennemi"],
])('bound is said and read back: %s', (side, en, fr) => {
  const actions = [
    { type: 'bounce', targetType: 'unit' },
    { type: 'draw', amount: 1, if: { bound: 'bounced', side } },
  ];
  expect(said({ type: 'Deploy', effect: { actions } }, words)).toEqual({
    en: `Deploy: bounce a unit. ${en}, draw 1 card.`,
    fr: `Déploiement : renvoyez en main une unité. ${fr}, piochez 1 carte.`,
  });
});
