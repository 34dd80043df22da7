import { expect, test } from 'vitest';
import type { Cond } from '../../ability';
import { holds, saidIf } from '../../words/probe';

test('only is said and read back', () => {
  expect(
    saidIf({ only: { targetSide: 'player', targetType: 'character', filters: [{ type: 'Navy' }] } }),
  ).toEqual({
    en: 'If the only Characters on your field are {Navy} type Characters, this card gains +1000 power.',
    fr: 'Si les seuls Personnages sur votre terrain sont des Personnages de type {Marine}, cette carte gagne +1000 en puissance.',
  });
});

test('every one of them matches', () => {
  const cards = [
    { id: 'TEST-1', cost: 2 },
    { id: 'TEST-2', cost: 3 },
  ];
  const only: Cond = {
    only: { targetSide: 'player', targetType: 'character', filters: [{ cost: { lte: 2 } }] },
  };
  const isTrueWith = (...characters: string[]): boolean => holds(only, { cards, me: { characters } });
  expect(isTrueWith('TEST-1')).toBe(true);
  expect(isTrueWith('TEST-1', 'TEST-2')).toBe(false);
});
