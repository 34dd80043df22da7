import { expect, test } from 'vitest';
import { speakFor } from '../../derive';
import { arena } from '../../fixtures/arena';
import { seated } from '../../fixtures/table';
import { saidBack } from '../../fixtures/words';
import type { Phrase } from '../../text/grammar';
import { en } from './en';
import { fr } from './fr';
import { meaning } from './meaning';

test('a number is itself, in figures', () => {
  const phrase: Phrase<never> = en;
  expect(saidBack(phrase, 3)).toBe('3');
  expect(fr(3)).toBe('3');
  expect(meaning(3)(seated(arena({})).p, speakFor(0, 0))).toBe(3);
});
