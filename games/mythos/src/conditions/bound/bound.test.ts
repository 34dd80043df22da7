import { said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import type { Filter } from '../../ability';
import { words } from '../../words';
import { choicesAfter } from '../../words/probe';

const theirs = { targetSide: 'opponent', targetType: 'character' };
const text = (...filters: readonly Filter[]) =>
  said(
    {
      type: 'Main',
      effect: {
        actions: [
          { type: 'defeat', ...theirs },
          { type: 'draw', amount: 1, if: { bound: 'defeated', filters } },
        ],
      },
    },
    words,
  );

test('bound is said and read back: what it is, had and has', () => {
  expect(text({ keyword: 'Summon' })).toEqual({
    en: 'MAIN: defeat an enemy character in play. If it is a Summon character, draw 1 card.',
    fr: "MAIN : vainquez un personnage ennemi en jeu. Si c'est un personnage Invocation, piochez 1 carte.",
  });
  expect(text({ power: { gte: 6 } })).toEqual({
    en: 'MAIN: defeat an enemy character in play. If it had Power 6 or more, draw 1 card.',
    fr: "MAIN : vainquez un personnage ennemi en jeu. S'il avait une Puissance de 6 ou plus, piochez 1 carte.",
  });
  expect(text({ printedCost: { lte: 3 } })).toEqual({
    en: 'MAIN: defeat an enemy character in play. If it has printed cost 3 or less, draw 1 card.',
    fr: "MAIN : vainquez un personnage ennemi en jeu. S'il a un coût imprimé de 3 ou moins, piochez 1 carte.",
  });
});

test('Power is what it was when it left', () => {
  const effect = 'defeat an enemy character in play. If it had Power 6 or more, choose a mission.';
  const foe = { at: { 1: [{ card: 'KS-086', tokens: 1 }, 'KS-009'] } };
  expect(choicesAfter(effect, ['choose enemy 1 at mission 1'], { foe })).toHaveLength(2);
  expect(choicesAfter(effect, ['choose enemy 2 at mission 1'], { foe })).toEqual([]);
});
