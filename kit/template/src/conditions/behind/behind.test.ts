import { said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { words } from '../../words';

test('behind is said and read back', () => {
  const ability = {
    type: 'Reveal',
    condition: { if: { behind: true } },
    effect: { actions: [{ type: 'draw', amount: 1 }] },
  };
  expect(said(ability, words)).toEqual({
    en: 'Reveal: if you are behind, draw 1 card.',
    fr: 'Révélation : si vous êtes mené, piochez 1 carte.',
  });
});
