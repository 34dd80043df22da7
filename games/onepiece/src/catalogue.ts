// One Piece's cards for reading and filtering.

import { emphasiser } from '@sleight/kernel/text/emphasis';
import type { CardFacts, Legend } from '@sleight/kit/catalogue';
import { allCards, readPool, starterDecks } from './cards/pool';
import type { Card } from './cards/schema';
import { keywords } from './vocabulary';
import { cardText } from './words/card-text';
import { cardName, keywordName, typeName } from './words/french-names';

const inBoth = (names: readonly string[], french: (name: string) => string): Legend['keywords'] =>
  Object.fromEntries(names.map((name) => [name, { en: name, fr: french(name) }]));

/** The letters and digits before the number: its product. */
const setOf = (id: string): string => id.slice(0, id.indexOf('-'));

export const legend: Legend = {
  kinds: {
    leader: { en: 'Leader', fr: 'Leader' },
    character: { en: 'Character', fr: 'Personnage' },
    event: { en: 'Event', fr: 'Évènement' },
    stage: { en: 'Stage', fr: 'Lieu' },
  },
  numbers: {
    cost: { en: 'Cost', fr: 'Coût' },
    power: { en: 'Power', fr: 'Puissance' },
    counter: { en: 'Counter', fr: 'Contre' },
    life: { en: 'Life', fr: 'Vie' },
  },
  factions: {
    red: { en: 'Red', fr: 'Rouge' },
    green: { en: 'Green', fr: 'Vert' },
    blue: { en: 'Blue', fr: 'Bleu' },
    purple: { en: 'Purple', fr: 'Violet' },
    black: { en: 'Black', fr: 'Noir' },
    yellow: { en: 'Yellow', fr: 'Jaune' },
  },
  rarities: {},
  sets: Object.fromEntries(starterDecks.map(({ leader, name }) => [setOf(leader), name])),
  keywords: {
    ...inBoth([...new Set(allCards.flatMap(({ types }) => types))], typeName),
    ...inBoth(keywords, keywordName),
  },
};

/** Names are in brackets too, so they are found first. */
const bracketed = (name: string): string => `[${name}]`;
const timings = /\[[^\]]+\]/gu;
const names = allCards.map(({ name }) => name.en);
const mark = {
  en: emphasiser({ timings, names: names.map(bracketed) }),
  fr: emphasiser({ timings, names: names.map((name) => bracketed(cardName(name))) }),
};

function numbersOf(card: Card): CardFacts['numbers'] {
  switch (card.category) {
    case 'Leader':
      return { power: card.power, life: card.life };
    case 'Character':
      return { cost: card.cost, power: card.power, counter: card.counter };
    default:
      return { cost: card.cost };
  }
}

function factsOf(card: Card): CardFacts {
  const { id, name, category, colors, types } = card;
  const text = { en: cardText(card, 'en'), fr: cardText(card, 'fr') };
  return {
    id,
    isNumbered: true,
    name: { en: name.en, fr: name.fr ?? name.en },
    kind: category.toLowerCase(),
    factions: colors,
    set: setOf(id),
    keywords: [...types, ...card.keywords],
    numbers: numbersOf(card),
    text,
    spans: { en: mark.en(text.en), fr: mark.fr(text.fr) },
  };
}

export const cards = (pool?: readonly unknown[]): CardFacts[] =>
  (pool === undefined ? allCards : readPool(pool)).map(factsOf);
