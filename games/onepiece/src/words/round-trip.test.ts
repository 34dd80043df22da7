import { abilitiesOf, isWrittenNormally, readsBack } from '@sleight/kit/words-check';
import { describe, expect, test } from 'vitest';
import { allCards } from '../cards/pool';
import { words } from '.';

const same = (found: unknown, wanted: unknown): void => expect(found).toEqual(wanted);

describe.each(abilitiesOf(allCards))('$name', ({ ability }) => {
  test('parses back from its text', () => readsBack(ability, words, same));
  test('is written in normal form', () => isWrittenNormally(ability, words, same));
});
