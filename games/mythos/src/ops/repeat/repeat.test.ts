import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('repeat prints and parses back', () => {
  test('in an UPGRADE line', () => {
    expect(said({ type: 'Upgrade', effect: { actions: [{ type: 'repeat', line: 'Main' }] } }, words)).toEqual(
      { en: 'UPGRADE: repeat the MAIN effect.', fr: "UPGRADE : répétez l'effet MAIN." },
    );
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      { type: 'Upgrade', effect: { actions: [{ type: 'repeat', line: 'Main', colour: 'red' }] } },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
