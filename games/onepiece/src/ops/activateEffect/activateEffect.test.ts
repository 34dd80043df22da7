import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('activateEffect prints and parses back', () => {
  test('another text of the same card', () => {
    expect(
      said({ type: 'Trigger', effect: { actions: [{ type: 'activateEffect', timing: 'Main' }] } }, words),
    ).toEqual({
      en: "[Trigger] Activate this card's [Main] effect.",
      fr: "[Déclenchement] Activez l'effet [Principale] de cette carte.",
    });
  });

  test('its [On K.O.]', () => {
    expect(
      said({ type: 'Trigger', effect: { actions: [{ type: 'activateEffect', timing: 'On KO' }] } }, words),
    ).toEqual({
      en: "[Trigger] Activate this card's [On K.O.] effect.",
      fr: "[Déclenchement] Activez l'effet [En cas de K.O.] de cette carte.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      { type: 'Trigger', effect: { actions: [{ type: 'activateEffect', timing: 'Main', colour: 'red' }] } },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
