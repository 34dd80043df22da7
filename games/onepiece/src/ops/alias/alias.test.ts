import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('alias prints and parses back', () => {
  test('a second name', () => {
    expect(
      said(
        { type: 'Continuous', zone: 'rules', effect: { actions: [{ type: 'alias', name: 'Kouzuki Oden' }] } },
        words,
      ),
    ).toEqual({
      en: "Also treat this card's name as [Kouzuki Oden] according to the rules.",
      fr: 'Selon les règles, le nom de cette carte est aussi [Oden Kozuki].',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Continuous',
        zone: 'rules',
        effect: { actions: [{ type: 'alias', name: 'Kouzuki Oden', colour: 'red' }] },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
