import { expect, test } from 'vitest';
import { sayIn } from './said';

test('French is set with one apostrophe, whichever was typed; English is left as it is', () => {
  const said = { en: "Hunter's Sleeve", fr: "L'étui n’est pas d'ici." };
  expect(sayIn.fr(said)).toBe('L’étui n’est pas d’ici.');
  expect(sayIn.en(said)).toBe("Hunter's Sleeve");
});
