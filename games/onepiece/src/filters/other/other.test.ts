import { expect, test } from 'vitest';
import { found, matchesPrinted, saidWith } from '../../words/probe';

test('other is said and read back', () => {
  expect(saidWith({ other: true })).toEqual({
    en: "1 of your opponent's Characters other than this card",
    fr: '1 Personnage adverse autre que cette carte',
  });
});

test('the card that has the text is left out', () => {
  const matching = found({ other: true }, { me: { characters: ['ST01-003'] } });
  expect(matching).toContain('ST01-003');
  expect(matching).not.toContain('TEST-0');
  expect(matchesPrinted({ other: true }, {})).toBe(false);
});
