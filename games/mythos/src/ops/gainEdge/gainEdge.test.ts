import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('gainEdge prints and parses back', () => {
  test('by its own name', () => {
    expect(said({ type: 'Main', effect: { actions: [{ type: 'gainEdge' }] } }, words)).toEqual({
      en: 'MAIN: gain the Edge.',
      fr: "MAIN : gagnez l'Edge.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals({ type: 'Main', effect: { actions: [{ type: 'gainEdge', colour: 'red' }] } }, words),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
