import { normalise } from '@sleight/kernel/ability/normalise';
import { compileText } from '@sleight/kernel/text/compile';
import { describe as say } from '@sleight/kernel/text/describe';
import { describe, expect, test } from 'vitest';
import { allCards } from '../cards/pool';
import { words } from '.';

describe('the text of every card, read back, is the card', () => {
  const abilities = allCards.flatMap((card) =>
    card.abilities.map((ability, n) => ({ name: `${card.id} ${n + 1}`, ability })),
  );
  test.each(abilities)('$name', ({ ability }) => {
    expect(compileText(say(ability, 'en', words), words)).toEqual({ abilities: [normalise(ability, words)] });
  });

  test('and every card file is written in normal form', () => {
    const notNormal = abilities.filter(
      ({ ability }) => JSON.stringify(ability) !== JSON.stringify(normalise(ability, words)),
    );
    expect(notNormal.map(({ name }) => name)).toEqual([]);
  });
});
