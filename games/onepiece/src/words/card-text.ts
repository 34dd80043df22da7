// The rules text of a whole card: its keywords, then one line per ability.
// Invariant: generated from the data alone.
// Next: index.ts for the words it is made of.

import type { Language } from '@sleight/kernel/book';
import { describe } from '@sleight/kernel/text/describe';
import type { Card } from '../cards/schema';
import { words } from '.';
import { keywordName } from './french-names';

export const cardText = (card: Card, language: Language): string =>
  [
    ...card.keywords.map((keyword) => `[${language === 'fr' ? keywordName(keyword) : keyword}]`),
    ...card.abilities.map((ability) => describe(ability, language, words)),
  ].join('\n');
