import { said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { words } from '../../words';
import { choicesAfter } from '../../words/probe';

test('did is said and read back', () => {
  const actions = [
    { type: 'hide', targetSide: 'opponent', targetType: 'character' },
    { type: 'draw', amount: 1, if: { did: 'hidden' } },
  ];
  expect(said({ type: 'Main', effect: { actions } }, words)).toEqual({
    en: 'MAIN: hide an enemy character in play. If you do, draw 1 card.',
    fr: 'MAIN : cachez un personnage ennemi en jeu. Si vous le faites, piochez 1 carte.',
  });
});

test('what was not done is not followed up', () => {
  const effect = 'hide an enemy character in play. If you do, choose a mission.';
  const foe = { at: { 1: ['KS-009'] } };
  expect(choicesAfter(effect, ['choose enemy 1 at mission 1'], { foe })).toEqual([
    'choose mission 1',
    'choose mission 2',
  ]);
  expect(choicesAfter(effect, ['decline'], { foe })).toEqual([]);
});
