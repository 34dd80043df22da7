// Sleeved's active cards for reading and filtering.

import { emphasiser } from '@sleight/kernel/text/emphasis';
import type { CardFacts, Legend } from '@sleight/kit/catalogue';
import { allCards, readPool } from './cards/pool';
import type { Card } from './cards/schema';
import { SUMS } from './composition';
import { textOf } from './text';

export const legend: Legend = {
  kinds: {
    sleeve: { en: 'Sleeve', fr: 'Pochette' },
    animal: { en: 'Animal', fr: 'Animal' },
    equipment: { en: 'Equipment', fr: 'Équipement' },
  },
  numbers: {
    damage: { en: 'Damage', fr: 'Dégâts' },
    health: { en: 'Health', fr: 'Santé' },
    initiative: { en: 'Initiative', fr: 'Initiative' },
    'added damage': { en: 'Damage modifier', fr: 'Modificateur de dégâts' },
    'added health': { en: 'Health modifier', fr: 'Modificateur de santé' },
  },
  factions: {},
  rarities: {},
  sets: {},
  keywords: {},
};

const mark = {
  en: emphasiser({
    timings: /Background|Foreground|Before combat|After combat|At the end of the round/gu,
    names: [],
  }),
  fr: emphasiser({
    timings: /Arrière-plan|Premier plan|Avant le combat|Après le combat|À la fin de la manche/gu,
    names: [],
  }),
};

/** For a sleeve those of the foreground, which covers everything; its modifier may be on either side. */
function numbersOf(card: Card): CardFacts['numbers'] {
  const isSleeve = card.kind === 'sleeve';
  const stats = isSleeve ? card.foreground : card.stats;
  const modifier = stats.modifier ?? (isSleeve ? card.background.modifier : undefined);
  return {
    ...Object.fromEntries(SUMS.flatMap((stat) => (stats[stat] === undefined ? [] : [[stat, stats[stat]]]))),
    ...(modifier === undefined ? {} : { [`added ${modifier.stat}`]: modifier.amount }),
  };
}

function factsOf(card: Card): CardFacts {
  const { id, name, kind } = card;
  const text = textOf(card);
  return {
    id,
    name,
    kind,
    factions: [],
    keywords: [],
    numbers: numbersOf(card),
    text,
    spans: { en: mark.en(text.en), fr: mark.fr(text.fr) },
  };
}

export const cards = (pool?: readonly unknown[]): CardFacts[] =>
  (pool === undefined ? allCards : readPool(pool)).filter(({ active }) => active).map(factsOf);
