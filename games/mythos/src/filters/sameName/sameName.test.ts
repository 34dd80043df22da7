import { said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { words } from '../../words';
import { choicesAfter } from '../../words/probe';

const theirs = { targetSide: 'opponent', targetType: 'character' };
const same = [{ cost: { lt: { stat: 'cost', of: 'chosen' } } }, { sameName: 'chosen' }];

test('sameName is said and read back, in one with a lower cost', () => {
  const text = (filters: readonly object[]) =>
    said(
      {
        type: 'Main',
        effect: {
          actions: [
            { type: 'choose', ...theirs },
            { type: 'hide', ...theirs, filters },
          ],
        },
      },
      words,
    );
  expect(text(same.slice(1))).toEqual({
    en: 'MAIN: choose an enemy character in play. Hide an enemy character in play with the same name as it.',
    fr: 'MAIN : choisissez un personnage ennemi en jeu. Cachez un personnage ennemi en jeu avec le même nom que le personnage choisi.',
  });
  expect(text(same)).toEqual({
    en: 'MAIN: choose an enemy character in play. Hide an enemy character in play with the same name as it and a lower cost.',
    fr: 'MAIN : choisissez un personnage ennemi en jeu. Cachez un personnage ennemi en jeu avec le même nom que le personnage choisi et un coût inférieur.',
  });
});

test('a namesake in another mission fits, and so does the chosen one', () => {
  expect(
    choicesAfter(
      'choose an enemy character in play. Hide an enemy character in play with the same name as it.',
      ['choose enemy 1 at mission 1'],
      { foe: { at: { 1: ['KS-074', 'KS-086'], 2: ['KS-075'] } } },
    ),
  ).toEqual(['choose enemy 1 at mission 1', 'choose enemy 1 at mission 2']);
});
