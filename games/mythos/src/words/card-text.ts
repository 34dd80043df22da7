// The rules text of a whole card: the host of a JUTSU card, then one line per ability.
// Invariant: generated from the data alone.
// Next: index.ts for the words it is made of.

import type { Language } from '@sleight/kernel/book';
import { describe } from '@sleight/kernel/text/describe';
import { startContext } from '@sleight/kernel/text/grammar';
import type { Card } from '../cards/schema';
import type { Target } from '../vocabulary';
import { words } from '.';
import { frenchTarget } from './fr';
import { anywhere, one } from './parts';

/** A JUTSU card is played with a face-up character of yours, which is "this character" in its text. */
function hostLine(card: Card, language: Language): readonly string[] {
  if (card.kind !== 'jutsu') return [];
  const host: Target = {
    targetSide: 'player',
    targetType: 'character',
    filters: [{ hidden: false }, ...(card.host ?? [])],
  };
  return language === 'fr'
    ? [`À jouer avec ${frenchTarget(host)}.`]
    : [`Play with ${anywhere(one).print(host, startContext(words.en))}.`];
}

export const cardText = (card: Card, language: Language): string =>
  [...hostLine(card, language), ...card.abilities.map((ability) => describe(ability, language, words))].join(
    '\n',
  );
