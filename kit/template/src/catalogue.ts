// The cards for reading and filtering: their numbers and generated texts.

import { describeCard } from '@sleight/kernel/text/describe';
import { emphasiser } from '@sleight/kernel/text/emphasis';
import type { CardFacts, Legend } from '@sleight/kit/catalogue';
import { both } from '@sleight/kit/scene-looks';
import { allCards, readPool } from './cards/pool';
import type { Card } from './cards/schema';
import { words } from './words';

export const legend: Legend = {
  kinds: { animal: both('Animal', 'Animal') },
  numbers: { strength: both('Strength', 'Force') },
  factions: {},
  rarities: {},
  sets: { base: both('Base', 'Base') },
  keywords: {},
};

/** The heads of abilities stand out. */
const mark = {
  en: emphasiser({ timings: /^(?:Reveal|Win|Loss)(?=:)/gm, names: [] }),
  fr: emphasiser({ timings: /^(?:Révélation|Victoire|Défaite)(?=\u202f:)/gm, names: [] }),
};

function factsOf(card: Card): CardFacts {
  const { id, name, set, strength } = card;
  const text = { en: describeCard(card, 'en', words), fr: describeCard(card, 'fr', words) };
  const spans = { en: mark.en(text.en, []), fr: mark.fr(text.fr, []) };
  return { id, name, kind: 'animal', factions: [], set, keywords: [], numbers: { strength }, text, spans };
}

export const cards = (pool?: readonly unknown[]): CardFacts[] =>
  (pool === undefined ? allCards : readPool(pool)).map(factsOf);
