import { refusals, said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { words } from '../../words';

test('dealDamage prints and parses back', () => {
  expect(
    said({ type: 'On KO', effect: { actions: [{ type: 'dealDamage', amount: 1, may: true }] } }, words),
  ).toEqual({
    en: '[On K.O.] You may deal 1 damage to your opponent.',
    fr: '[En cas de K.O.] Vous pouvez infliger 1 dégât à votre adversaire.',
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      { type: 'On KO', effect: { actions: [{ type: 'dealDamage', amount: 1, colour: 'red' }] } },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
