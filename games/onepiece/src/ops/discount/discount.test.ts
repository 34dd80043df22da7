import { compileText } from '@sleight/kernel/text/compile';
import { refusals, said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { words } from '../../words';

const discount = (more: object = {}) => ({
  type: 'Activate Main',
  frequency: 'Once Per Turn',
  effect: {
    actions: [
      {
        type: 'discount',
        amount: 1,
        targetType: 'character',
        filters: [{ type: 'Land of Wano' }, { cost: { gte: 3 } }],
        duration: 'thisTurn',
        ...more,
      },
    ],
  },
});

test('discount prints and parses back', () => {
  expect(said(discount(), words)).toEqual({
    en: '[Activate: Main] [Once Per Turn] The next time you play a {Land of Wano} type Character card with a cost of 3 or more from your hand during this turn, the cost will be reduced by 1.',
    fr: '[Activation : Principale] [Une fois par tour] La prochaine fois que vous jouez 1 carte Personnage de type {Pays de Wano} ayant un coût de 3 ou plus de votre main pendant ce tour, son coût est réduit de 1.',
  });
});

test('a name alone means a card of that name', () => {
  const text =
    '[Activate: Main] [Once Per Turn] The next time you play [Uta] with a cost of 4 or more from your hand during this turn, the cost will be reduced by 2.';
  const filters = [{ name: 'Uta' }, { cost: { gte: 4 } }];
  expect(compileText(text, words)).toEqual({
    abilities: [discount({ amount: 2, targetType: 'card', filters })],
  });
});

test('an unknown field is refused by name', () => {
  expect(refusals(discount({ colour: 'red' }), words)).toEqual(['effect.actions.0.colour: unknown field']);
});
